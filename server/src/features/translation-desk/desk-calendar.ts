// Desk entries in personal calendars: a linguist's jobs, and the requests of a user.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { accountRows } from '../accounts/index.ts';
import { isCoordinator } from './core/desk.policy.ts';
import { type CalendarRow, type DeskDay, listCalendarRows, listDueJobs, listDueRequests } from './core/due-jobs.queries.ts';
import { findLinguistOf } from './core/linguists.queries.ts';

export type { DeskDay };

/**
 * The nearest days on which something is due. A feed of all workspaces has the jobs and personal requests too; requests are left out where
 * the company hides translations.
 */
export async function listDeskDays(db: Db, owner: Actor, workspaceId: number | null, limit: number): Promise<DeskDay[]> {
  const isWhole = workspaceId === null;
  const account = await accountRows.findAccount(db, owner.accountId);
  const workspaceIds = isWhole ? owner.workspaceIds : [workspaceId];
  const requests = account?.branding.hide_translations ? [] : await listDueRequests(db, owner.id, workspaceIds, isWhole, limit);
  const jobs = isWhole && owner.staffScope !== null ? await listDueJobs(db, owner.id, limit) : [];
  return [...jobs, ...requests].slice(0, limit);
}

/**
 * Jobs and requests that are due within the days, as the desk shows them to the actor: a linguist sees their own jobs, others nothing, and nobody
 * where the company hides translations.
 */
export async function listDeskDue(db: Db, actor: Actor, from: string, to: string, limit: number): Promise<CalendarRow[]> {
  if (actor.staffScope === null) return [];
  const account = await accountRows.findAccount(db, actor.accountId);
  if (account?.branding.hide_translations) return [];
  const own = await findLinguistOf(db, actor.id);
  return listCalendarRows(db, isCoordinator(actor) ? null : (own?.id ?? 0), from, to, limit);
}
