"""What the host of the service may watch. Nothing here tells who plays what."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

import bigapple


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        # The server's own processor time, memory and open files.
        ProcessCollector(registry=self.registry)
        version = Gauge(
            "bigapple_version", "1, with the version.", ["version"], registry=self.registry
        )
        version.labels(bigapple.__version__).set(1)
        self.tables = Counter("bigapple_tables", "Tables made.", registry=self.registry)
        self.entries = Counter("bigapple_entries", "Entries written.", registry=self.registry)
        self.refusals = Counter(
            "bigapple_refusals", "Requests refused.", ["code"], registry=self.registry
        )
        self.sockets = Gauge("bigapple_sockets", "Live sockets.", registry=self.registry)
        self.awake = Gauge("bigapple_tables_awake", "Tables in memory.", registry=self.registry)
        self.seconds = Histogram(
            "bigapple_command_seconds",
            "From a command to its acknowledgement.",
            registry=self.registry,
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)
