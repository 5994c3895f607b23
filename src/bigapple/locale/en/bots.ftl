# Bots: their names, their manners, and hints.

bot-random = Random
bot-random-manner = Plays any legal action, without a plan.
bot-greedy = Greedy
bot-greedy-manner = Takes what is worth most right now.
bot-search = Searcher
bot-search-manner = Tries out what may follow for a tenth of a second, or as long as you say.
bot-beginner = Beginner
bot-beginner-manner = Looks at a few possibilities and often misses the best one.
bot-casual = Casual
bot-casual-manner = Sees what is in front of it.
bot-skilled = Skilled
bot-skilled-manner = Thinks a little ahead.
bot-expert = Expert
bot-expert-manner = Weighs hundreds of possible games.
bot-master = Master
bot-master-manner = Takes its time and weighs thousands of possible games.
bot-builder = Builder
bot-builder-manner = Likes towers of its own in Manhattan, and power cards in King of New York.
bot-brawler = Brawler
bot-brawler-manner = Likes to see the others have less.
bot-hermit = Hermit
bot-hermit-manner = Likes to be alone at the very top: of the skyline, or of Manhattan.
bot-budget = A bot cannot think for { $budget }: say how many playouts (1 to { $playouts }) or seconds (up to { $seconds }, such as 0.5s).

hint = { $action } — { $odds }.
hint-because = { $action } — { $odds }. { $reasons }
hint-wins = wins the game
hint-chance =
    { $percent ->
        [0] hardly ever wins
        [100] almost always wins
       *[other] wins about { $percent } % of the time
    }
hint-new = { $event }
hint-more = { $points } more than before: { $event }
hint-less = { $points } less than before: { $event }
hint-gone = No longer: { $event }
hint-scored-now = If it were scored right now: { $points }
hint-share =
    { $percent ->
        [0] hardly ever
        [100] almost always
       *[other] about { $percent } % of the time
    }
hint-share-otherwise =
    { $percent ->
        [0] hardly ever
        [100] almost always
       *[other] { $percent } %
    }
hint-then = Then, { $share }: { $event }
hint-then-compared = Then, { $share } (otherwise { $otherwise }): { $event }
hint-count = { $count } hints cannot be given: ask for one or more.
