// What names a briefing, a source or a brand voice. Other features' tables are read here by name, since they depend on those three.
import { maxUses, type Uses } from '@folio/contract/uses';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { accountRows } from '../accounts/index.ts';

/** Conditions by what is named ($1): that a folder or workspace (`d`) has it as a default, and that a task names it. Tasks name no briefings. */
const conditions = {
  guideline: { isDefault: 'd.default_guideline_id = $1', isNamed: 'false' },
  brand_voice: { isDefault: 'd.default_brand_voice_id = $1', isNamed: 'task.brand_voice_id = $1' },
  source: { isDefault: '$1 = any(d.default_source_ids)', isNamed: '$1 = any(task.additional_source_ids)' },
} as const;

const counted = (rows: string) => `(select count(*)::int from (select ${rows} limit ${maxUses}) counted)`;

/** Reads the actor's workspaces only, by the indexes `folders_name` and `tasks_workspace_status`. */
const statement = ({ isDefault, isNamed }: { isDefault: string; isNamed: string }) => `select
  ${counted(`from workspaces d where d.id = any($2::int[]) and ${isDefault}`)} as workspaces,
  ${counted(`from folders d where ${isDefault} and (
    (coalesce(d.workspace_id, 0) = any($2::int[]) and (case when d.workspace_id is null then d.user_id else 0 end) = 0)
    or (coalesce(d.workspace_id, 0) = 0 and (case when d.workspace_id is null then d.user_id else 0 end) = $3))`)} as folders,
  ${counted(`from tasks task where task.workspace_id = any($2::int[]) and task.status in ('waiting', 'on_going', 'ready', 'rejected')
    and $4::boolean and ${isNamed}`)} as tasks`;

/** How many folders, workspaces and open tasks that the actor sees use it. No tasks where the account has hidden them. */
export async function countUses(db: Db, actor: Actor, kind: keyof typeof conditions, id: number): Promise<Uses> {
  const account = await accountRows.findAccount(db, actor.accountId);
  const seesTasks = account?.branding.hide_generic_task_assignment !== true;
  const { rows } = await db.client.query<Uses>(statement(conditions[kind]), [id, actor.workspaceIds, actor.id, seesTasks]);
  return rows[0] ?? { folders: 0, workspaces: 0, tasks: 0 };
}
