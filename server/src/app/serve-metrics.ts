// GET /metrics: figures for Prometheus, with the token of METRICS_TOKEN only. No call of the contract: people and programs of theirs have no use for it.
import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Registry } from 'prom-client';
import { notFound, unauthenticated } from '../kernel/errors.ts';
import { listQueueDepths, type QueueDepth } from '../kernel/jobs.queries.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { counted, requestSeconds } from '../kernel/metrics.ts';
import { refuse } from './refuse.ts';

/** Queues are counted at most this often, however many ask. */
const countEveryMs = 10_000;

const digest = (text: string) => createHash('sha256').update(text).digest();

const hasToken = (request: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));

/** Depths of queues from at most ten seconds ago; null where the database does not answer. */
function queueCounter(kernel: Kernel): () => Promise<QueueDepth[] | null> {
  let counted: { at: number; depths: Promise<QueueDepth[] | null> } | null = null;
  return () => {
    const now = performance.now();
    if (counted === null || now - counted.at >= countEveryMs) {
      counted = { at: now, depths: listQueueDepths(kernel.database).catch(() => null) };
      void kernel.replicas?.measure();
    }
    return counted.depths;
  };
}

interface Sample {
  labels: Record<string, string>;
  value: number;
}

/** Metrics collected on request. */
class ReadNow {
  readonly #registry = new Registry();

  gauge(name: string, help: string, samples: readonly Sample[]): void {
    const labelNames = Object.keys(samples[0]?.labels ?? {});
    const gauge = new Gauge({ name, help, labelNames, registers: [this.#registry] });
    for (const { labels, value } of samples) gauge.set(labels, value);
  }

  /** A sum that the system keeps. */
  counter(name: string, help: string, value: number): void {
    new Counter({ name, help, registers: [this.#registry] }).inc(value);
  }

  text = (): Promise<string> => this.#registry.metrics();
}

const single = (value: number): Sample[] => [{ labels: {}, value }];

function readQueues(now: ReadNow, depths: readonly QueueDepth[], lanes: ReadonlyMap<string, string>): void {
  const labelsOf = ({ queue }: QueueDepth) => ({ queue, lane: lanes.get(queue.replace(/\.dead$/, '')) ?? 'other' });
  const states = ['ready', 'delayed', 'active'] as const;
  now.gauge(
    'folio_queue_jobs',
    'Jobs of a queue that could run now (ready), later (delayed) or run (active), in all processes.',
    depths.flatMap((depth) => states.map((state) => ({ labels: { ...labelsOf(depth), state }, value: depth[state] }))),
  );
  now.gauge(
    'folio_queue_oldest_seconds',
    'How long the oldest ready job has been waiting, in all processes.',
    depths.map((depth) => ({ labels: labelsOf(depth), value: depth.oldestSeconds })),
  );
}

/** Starts the measurement over for the first request after ten seconds. */
function resetNowAndThen(delay: ReturnType<typeof monitorEventLoopDelay>): () => void {
  let resetAt = performance.now();
  return () => {
    if (performance.now() - resetAt < countEveryMs) return;
    resetAt = performance.now();
    delay.reset();
  };
}

function readReplicas(now: ReadNow, { replicas }: Kernel): void {
  if (replicas === null) return;
  const { all } = replicas;
  const samplesOf = (valueOf: (replica: (typeof all)[number]) => number | null) =>
    all.flatMap((replica) => {
      const value = valueOf(replica);
      return value === null ? [] : [{ labels: { replica: replica.name }, value }];
    });
  now.gauge(
    'folio_replica_ready',
    'Whether reads go to the replica.',
    samplesOf(({ state }) => (state === 'ready' ? 1 : 0)),
  );
  now.gauge(
    'folio_replica_lag_seconds',
    'Age of what the replica showed in the last second, 0 where it showed all that the primary had written.',
    samplesOf(({ lagSeconds }) => lagSeconds),
  );
  now.gauge(
    'folio_replica_pool_connections',
    'Connections to a replica that are in use.',
    samplesOf(({ connections }) => connections.countUsed()),
  );
}

function readProcess(now: ReadNow, kernel: Kernel, delay: ReturnType<typeof monitorEventLoopDelay>): void {
  const { pool } = kernel.database;
  const memory = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const inSeconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
  now.gauge('folio_database_pool_connections', 'Connections of the pool by state.', [
    { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
  ]);
  now.gauge('folio_database_pool_waiting', 'Calls that wait for a connection of the pool.', single(pool.waitingCount));
  now.gauge('folio_event_loop_delay_seconds', 'Delay of the event loop in the last seconds, at least ten.', [
    { labels: { quantile: '0.5' }, value: inSeconds(delay.percentile(50)) },
    { labels: { quantile: '0.99' }, value: inSeconds(delay.percentile(99)) },
    { labels: { quantile: '1' }, value: inSeconds(delay.max) },
  ]);
  now.gauge('process_resident_memory_bytes', 'Resident memory.', single(memory.rss));
  now.gauge('nodejs_heap_size_used_bytes', 'Used heap.', single(memory.heapUsed));
  now.counter('process_cpu_seconds_total', 'Processor time.', (user + system) / 1e6);
  now.gauge(
    'process_start_time_seconds',
    'Start of the process, in seconds since 1970.',
    single(Math.round(performance.timeOrigin / 1000)),
  );
}

/** Measures every answer, and serves the figures where a token is set. `lanes` names the lane of each queue. */
export function serveMetrics(app: FastifyInstance, kernel: Kernel, lanes: ReadonlyMap<string, string>): void {
  const token = kernel.config.metricsToken;
  if (token === null) {
    app.get('/metrics', (request, reply) => refuse(kernel.log, request, reply, notFound('no_such_call')));
    return;
  }
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', (_app, done) => {
    delay.disable();
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'other';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requestSeconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    done();
  });
  const countQueues = queueCounter(kernel);
  const resetDelay = resetNowAndThen(delay);
  app.get('/metrics', { exposeHeadRoute: false }, async (request, reply) => {
    if (!hasToken(request, token))
      return refuse(kernel.log, request, reply.header('www-authenticate', 'Bearer'), unauthenticated());
    const depths = await countQueues();
    const now = new ReadNow();
    now.gauge('folio_database_up', 'Whether the database answered.', single(depths === null ? 0 : 1));
    readQueues(now, depths ?? [], lanes);
    readReplicas(now, kernel);
    readProcess(now, kernel, delay);
    resetDelay();
    return reply
      .header('cache-control', 'no-store')
      .type(counted.contentType)
      .send((await counted.metrics()) + (await now.text()));
  });
}
