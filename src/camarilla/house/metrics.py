"""What the house counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

ENTRIES = Counter("camarilla_entries_total", "Log entries written", registry=REGISTRY)
COMMITS = Counter("camarilla_commits_total", "Transactions of the group commit", registry=REGISTRY)
REFUSED = Counter("camarilla_refused_total", "Requests on sockets that were refused", ["why"], registry=REGISTRY)
DURABLE = Histogram(
    "camarilla_durable_seconds",
    "From the moment a transaction is begun until it is durable",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
    registry=REGISTRY,
)
THOUGHT = Histogram(
    "camarilla_bot_seconds",
    "What bots take over a move or advice, waiting for a worker included",
    ["kind"],
    buckets=(0.05, 0.1, 0.2, 0.5, 1, 2, 5, 20),
    registry=REGISTRY,
)
SOCKETS = Gauge("camarilla_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("camarilla_tables", "Tables in memory", registry=REGISTRY)
