// Removes rows that are older than the installation keeps them, in small steps, so that nobody waits: each is a transaction of its own, and a
// sweep that was killed continues with the next.
import { setTimeout as delay } from 'node:timers/promises';
import type { Kernel } from '../../kernel/kernel.ts';
import { rowsRemoved } from '../../kernel/metrics.ts';
import { saveCountedFrom } from '../reports/index.ts';
import { removeStep } from './aging-rows.queries.ts';
import { type AgingRows, retentionConfig } from './retention.config.ts';

const maxPerStep = 1000;
/** Pause between two steps for other work, in milliseconds. */
const pauseMs = 20;

const dayMs = 86_400_000;

/** Removes old rows of one table. Returns their number. */
export async function removeOldRows(kernel: Kernel, rows: AgingRows, signal?: AbortSignal): Promise<number> {
  const days = retentionConfig.of(kernel.config).days[rows];
  if (days === 0) return 0;
  const before = new Date(kernel.clock.now().getTime() - days * dayMs);
  // Reports count calls by day; the days of those that are removed stay as they were counted.
  if (rows === 'model_calls' && !(await saveCountedFrom(kernel, before))) return 0;
  const isAborted = () => signal?.aborted ?? false;
  let all = 0;
  for (let from = '-infinity'; !isAborted(); ) {
    const { found, removed, last } = await removeStep(kernel.database, rows, { from, before }, maxPerStep);
    if (removed > 0) rowsRemoved.inc({ rows }, removed);
    all += removed;
    if (found < maxPerStep || last === null) break;
    from = last;
    await delay(pauseMs);
  }
  return all;
}

const inOrder: readonly AgingRows[] = [
  'model_calls',
  'webhook_deliveries',
  'read_notifications',
  'notifications',
  'inbox_states',
  'one_time_tokens',
  'sessions',
  'report_days',
  'report_approvals',
];

/** Removes old rows of every table. */
export async function removeAllOldRows(kernel: Kernel, signal?: AbortSignal): Promise<void> {
  for (const rows of inOrder) {
    const removed = await removeOldRows(kernel, rows, signal);
    if (removed > 0) kernel.log.info({ rows, removed }, 'Rows that are older than they are kept were removed');
  }
}
