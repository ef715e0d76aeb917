// What the calendars of people show of the desk: a linguist's jobs, and the requests that someone asked for.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { accountRows } from '../accounts/index.ts';
import { type DeskDay, listDueJobs, listDueRequests } from './core/due-jobs.queries.ts';

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
