// Sends tool use on: in batches, at least once, and never in anybody's way.
import { onlyStatus } from '@folio/engine/fetch/guarded-fetch';
import { defineJob } from '../../kernel/define-job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { pageFetch } from '../sources/index.ts';
import { analyticsConfig } from './analytics.config.ts';
import { claimEvents, deleteEvents, dropEvents, unclaimEvents, type WaitingEvent } from './analytics.queries.ts';
import { analyticsQueue } from './analytics-queue.ts';

/** Events of one request. */
const maxBatch = 50;
/** Events that wait; the oldest make room for new ones. */
const maxWaiting = 10_000;
/** Maximum time one request can take, in milliseconds: less than the minute for which its events are claimed. */
const timeoutMs = 20_000;

async function post({ config }: Kernel, url: string, waiting: WaitingEvent[]): Promise<void> {
  const events = waiting.map(({ id, event, created_at }) => ({ id, ...event, at: new Date(created_at).toISOString() }));
  const headers = { 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify({ events }), ...onlyStatus } as const;
  const { status } = await pageFetch(config)(url, AbortSignal.timeout(timeoutMs), sent);
  if (status >= 400) throw new Error(`ANALYTICS_URL answered ${status}`);
}

/** Sends one batch, the oldest; false where nothing waits or the request failed. What was not sent waits for the next minute. */
async function sendBatch(kernel: Kernel, url: string): Promise<boolean> {
  const { database, log } = kernel;
  const waiting = await claimEvents(database, maxBatch);
  if (waiting.length === 0) return false;
  const ids = waiting.map(({ id }) => id);
  try {
    await post(kernel, url, waiting);
  } catch (problem) {
    await unclaimEvents(database, ids);
    log.warn({ err: problem, count: ids.length }, 'Events did not reach ANALYTICS_URL; they are sent again');
    return false;
  }
  await deleteEvents(database, ids);
  return true;
}

/** Sends waiting events, until nothing is left, a request fails or the worker stops. */
export async function sendEvents(kernel: Kernel, signal?: AbortSignal): Promise<void> {
  const { config, database, log } = kernel;
  const { analyticsUrl: url } = analyticsConfig.of(config);
  const dropped = await dropEvents(database, url === null ? 0 : maxWaiting);
  if (dropped > 0) log.warn({ count: dropped }, 'Events for ANALYTICS_URL were dropped');
  if (url === null) return;
  while (await sendBatch(kernel, url)) if (signal?.aborted) return;
}

export const analyticsJob = defineJob(analyticsQueue, {
  lane: 'care',
  cron: '* * * * *',
  run: (kernel, _input, { signal }) => sendEvents(kernel, signal),
  onFail: () => Promise.resolve(),
});
