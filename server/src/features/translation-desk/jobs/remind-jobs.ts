// Reminders of jobs that are due soon, each sent once.
import type { Kernel } from '../../../kernel/kernel.ts';
import { notifyLinguists } from '../core/desk-events.ts';
import { reminderAt } from '../core/desk-time.ts';
import { listRemindable, markReminded } from '../core/due-jobs.queries.ts';
import { listHolidays } from '../core/linguists.queries.ts';
import { findRequest } from '../core/requests.queries.ts';

/** Hours before the due date; the nearest first. */
const remindedHours = [2, 24] as const;
/** Days that are looked ahead: a reminder of 24 hours may fall before a long holiday. */
const remindedDays = 14;

/** Reminds the linguists of due jobs. A job found late gets the nearest reminder alone. */
export async function remindLinguists(kernel: Kernel): Promise<void> {
  const { database } = kernel;
  const now = kernel.clock.now();
  const holidays = await listHolidays(database);
  const until = new Date(now.getTime() + remindedDays * 86_400_000);
  for (const job of await listRemindable(database, now, until)) {
    const hours = remindedHours.find((one) => reminderAt(job.due_at, one, holidays) <= now);
    if (hours === undefined || (job.reminded_hours !== null && job.reminded_hours <= hours)) continue;
    await database.transaction(async (tx) => {
      const request = await findRequest(tx, job.request_id);
      if (!request || !(await markReminded(tx, job, hours))) return;
      await notifyLinguists(tx, [job.linguist_id], { kind: 'due_soon', request, actor: null, jobId: job.id, at: job.due_at });
    });
  }
}
