import { defineSweep } from '../../kernel/define-job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordEndedImpersonations } from './own-sessions.ts';
import { deleteDeadImpersonations } from './session.queries.ts';

/** Ends impersonations that nobody can use any more, each with its entry in the audit log. */
export async function sweepImpersonations({ database }: Kernel): Promise<void> {
  await database.transaction(async (tx) => recordEndedImpersonations(tx, await deleteDeadImpersonations(tx)));
}

/** An impersonation that expires is recorded as ended within five minutes. */
export const impersonationSweep = defineSweep({
  name: 'session.end_impersonations',
  cron: '*/5 * * * *',
  retries: 3,
  timeout: 60,
  run: sweepImpersonations,
});
