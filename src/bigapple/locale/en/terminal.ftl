bot-unknown = There is no bot called { $bot }. Known bots: { $known }.
