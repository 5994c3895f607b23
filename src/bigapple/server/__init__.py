"""The service under the web table: people, tables, live play. `bigapple serve` starts it."""
