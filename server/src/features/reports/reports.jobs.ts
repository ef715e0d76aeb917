// Counting again: the last three days every 15 minutes, and all days before in steps the first time.
import { addDays } from '@folio/contract/working-days';
import { defineJob, defineSweep } from '../../kernel/define-job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { countApprovals } from './count-approvals.ts';
import { countDays, findFirstDay, lockCountState, saveCountState } from './count-days.queries.ts';
import { reportCountQueue } from './count-queue.ts';
import { isJustCounted } from './count-soon.ts';

/** Days that are counted again each time, today included. */
const recentDays = 3;
/** Days of one step of a full count, in one transaction. */
const daysPerStep = 14;

/** Before anything was made. */
const firstDay = '2000-01-01';

const dayAt = (moment: Date) => moment.toISOString().slice(0, 10);

/** Counts the last days in one transaction and answers whether earlier ones are still to be counted. One more on either side: somewhere it is tomorrow or still yesterday. */
async function countRecent(kernel: Kernel): Promise<boolean> {
  const now = kernel.clock.now();
  const today = dayAt(now);
  return kernel.database.transaction(async (tx) => {
    const state = await lockCountState(tx);
    const isFirst = state.counted_at === null;
    await countDays(tx, addDays(today, -recentDays), addDays(today, 1));
    const nextDay = isFirst ? await findFirstDay(tx) : state.next_day;
    await saveCountState(tx, { counted_at: now, next_day: nextDay });
    return nextDay !== null;
  });
}

/** Counts the next days of a full count; false when it is done. */
async function countStep(kernel: Kernel): Promise<boolean> {
  const today = dayAt(kernel.clock.now());
  return kernel.database.transaction(async (tx) => {
    const state = await lockCountState(tx);
    if (state.next_day === null) return false;
    const last = addDays(state.next_day, daysPerStep - 1);
    await countDays(tx, state.next_day, last);
    const next = addDays(last, 1);
    await saveCountState(tx, { ...state, next_day: next > today ? null : next });
    return true;
  });
}

/** Takes steps until one has nothing left to do, or until the run ends. */
async function repeat(step: () => Promise<boolean>, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  if (await step()) await repeat(step, signal);
}

/** Counts approvals that are not counted yet: of the last days, or of all. */
async function countNewApprovals(kernel: Kernel, isFull: boolean, signal?: AbortSignal): Promise<void> {
  const from = isFull ? firstDay : addDays(dayAt(kernel.clock.now()), -recentDays - 1);
  await repeat(() => countApprovals(kernel.database, from), signal);
}

/** Brings all days of reports up to date. The next run counts days left by an aborted one. */
export async function countReports(kernel: Kernel, signal?: AbortSignal): Promise<void> {
  const isFull = await countRecent(kernel);
  await countNewApprovals(kernel, isFull, signal);
  await repeat(() => countStep(kernel), signal);
}

export const reportCountJob = defineJob(reportCountQueue, {
  lane: 'care',
  run: async (kernel, _input, { signal }) => {
    if (!(await isJustCounted(kernel))) await countReports(kernel, signal);
  },
  onFail: () => Promise.resolve(),
});

export const reportSweep = defineSweep({
  name: 'reports.count',
  cron: '*/15 * * * *',
  retries: 1,
  timeout: 600,
  run: (kernel, { signal }) => countReports(kernel, signal),
});
