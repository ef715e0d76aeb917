// An account's first figures are not kept waiting for the next quarter of an hour.
import type { Report } from '@folio/contract/reports';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findCountedAt, hasUncounted } from './count-days.queries.ts';
import { reportCountQueue } from './count-queue.ts';

/** Counts are never closer together, however many empty reports are opened. */
const minMs = 60_000;

/** True where counting again would be too early. */
export async function isJustCounted(kernel: Kernel): Promise<boolean> {
  const countedAt = await findCountedAt(kernel.database);
  return countedAt !== null && kernel.clock.now().getTime() - countedAt.getTime() < minMs;
}

/** Has reports counted where this one is empty although its account has spent credits since the last count. */
export async function countSoon(kernel: Kernel, actor: Actor, { figures, rows }: Report): Promise<void> {
  const isEmpty = rows.length === 0 && figures.every(({ value, previous }) => !value && !previous);
  if (!isEmpty || (await isJustCounted(kernel))) return;
  if (await hasUncounted(kernel.database, actor.accountId)) await kernel.jobs.send(reportCountQueue, {});
}
