"""The arena: tournaments of bots, their results and their ratings.

`schedule` says who plays whom, `playing` plays one game, `local` and `cluster` play many,
`results` keeps them, `ratings` and `report` make sense of them, `command` is `bigapple arena`.
"""
