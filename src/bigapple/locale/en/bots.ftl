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

hint = { $action } — wins about { $percent } % of the time.
hint-because = { $action } — wins about { $percent } % of the time. { $reasons }
hint-scored-now = If it were scored right now: { $points }
hint-often = What often follows, more or less: { $events }
hint-often-event = { $event } ({ $percent } %)
hint-seldom = Rarer than otherwise: { $events }
hint-seldom-event = { $event } ({ $percent } %, otherwise { $otherwise } %)
hint-count = { $count } hints cannot be given: ask for one or more.
