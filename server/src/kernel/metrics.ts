// Figures of this process for Prometheus (GET /metrics). Labels have few values: never an id, a path or a name of people.
import { Counter, Histogram, Registry } from 'prom-client';

/** All that this process counts from its start. */
export const counted = new Registry();

const registers = [counted];

/** Answered requests, in seconds: method, pattern of the route and class of the status (`2xx`). */
export const requestSeconds = new Histogram({
  name: 'folio_http_request_duration_seconds',
  help: 'Duration of answered requests.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

/** Runs of jobs by queue, in seconds, and how they ended: `completed`, `failed` or `timed_out`. */
export const jobSeconds = new Histogram({
  name: 'folio_job_duration_seconds',
  help: 'Duration of runs of jobs by queue and outcome; a failed run may be tried again.',
  labelNames: ['queue', 'outcome'],
  buckets: [0.05, 0.25, 1, 5, 15, 60, 300, 1800],
  registers,
});

/** In seconds. */
export const modelCallSeconds = new Histogram({
  name: 'folio_model_call_duration_seconds',
  help: 'Duration of calls of models by provider, capability and outcome.',
  labelNames: ['provider', 'capability', 'outcome'],
  buckets: [0.25, 1, 2.5, 5, 10, 30, 60, 120, 300],
  registers,
});

export const creditsSpent = new Counter({
  name: 'folio_credits_spent_total',
  help: 'Credits that were settled by this process.',
  registers,
});

export const rowsRemoved = new Counter({
  name: 'folio_rows_removed_total',
  help: 'Rows that this process removed since they were older than they are kept, and entries of the audit log that it archived.',
  labelNames: ['rows'],
  registers,
});

/** Requests that a replica may answer, by which server did, and why the primary where it did. */
export const replicaReads = new Counter({
  name: 'folio_reads_total',
  help: 'Requests that a read replica may answer, by the server that did; reason says why it was the primary.',
  labelNames: ['from', 'reason'],
  registers,
});
