// Counts references to a briefing, a source or a brand voice before deletion, and clears them with it. Other features' tables are read here by name, since they depend on those three.
import { maxUses, type Uses } from '@folio/contract/uses';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { reachSql } from '../../kernel/db/scope.ts';
import { accountRows } from '../accounts/index.ts';

/**
 * Conditions by the named object ($1): a folder or workspace (`d`) has it as a default, or a task, campaign (`c`) or category card names
 * it. Tasks and cards name no briefings, campaigns and cards no sources.
 */
const conditions = {
  guideline: { isDefault: 'd.default_guideline_id = $1', isNamed: 'false', ofCampaign: 'c.guideline_id = $1', ofCard: 'false' },
  brand_voice: {
    isDefault: 'd.default_brand_voice_id = $1',
    isNamed: 'task.brand_voice_id = $1',
    ofCampaign: 'c.brand_voice_id = $1',
    ofCard: 'card.brand_voice_id = $1',
  },
  source: {
    isDefault: '$1 = any(d.default_source_ids)',
    isNamed: `task.additional_source_ids @> array[$1::int] and task.additional_source_ids <> '{}'`,
    ofCampaign: 'false',
    ofCard: 'false',
  },
} as const;

const counted = (rows: string) => `(select count(*)::int from (select ${rows} limit ${maxUses}) counted)`;

/** Reads only rows in the actor's reach, by the indexes `folders_name`, `tasks_voice`, `tasks_sources`, `campaigns_workspace` and those of cards. */
const statement = ({ isDefault, isNamed, ofCampaign, ofCard }: (typeof conditions)[keyof typeof conditions]) => `select
  ${counted(`from workspaces d where d.id = any($2::int[]) and ${isDefault}`)} as workspaces,
  ${counted(`from folders d where ${isDefault} and (
    (coalesce(d.workspace_id, 0) = any($2::int[]) and (case when d.workspace_id is null then d.user_id else 0 end) = 0)
    or (coalesce(d.workspace_id, 0) = 0 and (case when d.workspace_id is null then d.user_id else 0 end) = $3))`)} as folders,
  ${counted(`from tasks task where task.workspace_id = any($2::int[]) and task.status in ('waiting', 'on_going', 'ready', 'rejected')
    and $4::boolean and ${isNamed}`)} as tasks,
  ${counted(`from campaigns c where c.workspace_id = any($2::int[]) and $5::boolean and ${ofCampaign}`)} as campaigns,
  ${counted(`from category_cards card where ${reachSql('card', '$2', '$3')} and ${ofCard}`)} as cards`;

/** Number of folders, workspaces, open tasks, campaigns and cards with a reference that the actor sees. Hidden areas of the account are not counted; campaigns are for staff. */
export async function countUses(db: Db, actor: Actor, kind: keyof typeof conditions, id: number): Promise<Uses> {
  const account = await accountRows.findAccount(db, actor.accountId);
  const seesTasks = account?.branding.hide_generic_task_assignment !== true;
  const seesCampaigns = actor.isAdmin && account?.branding.hide_audience !== true;
  const values = [id, actor.workspaceIds, actor.id, seesTasks, seesCampaigns];
  const { rows } = await db.client.query<Uses>(statement(conditions[kind]), values);
  return rows[0] ?? { folders: 0, workspaces: 0, tasks: 0, campaigns: 0, cards: 0 };
}

/** By the deleted object ($2): the condition that a workspace has it as a default, and the values written then. */
const clearing = {
  brand_voice: { isDefault: 'default_brand_voice_id = $2', set: 'default_brand_voice_id = null' },
  guideline: { isDefault: 'default_guideline_id = $2', set: 'default_guideline_id = null' },
  source: { isDefault: '$2 = any(default_source_ids)', set: 'default_source_ids = array_remove(default_source_ids, $2::int)' },
} as const;

/**
 * Takes it out of the defaults of the account's workspaces. The caller has locked its row, which is locked first as well where it is made a
 * default. Workspaces are locked in the order of their ids, so that two of these never wait for each other crosswise.
 */
export async function clearDefaults(tx: Db, accountId: number, kind: keyof typeof clearing, id: number): Promise<void> {
  const { isDefault, set } = clearing[kind];
  await tx.client.query(
    `with theirs as (select id from workspaces where account_id = $1 and ${isDefault} order by id for no key update)
     update workspaces set ${set} where id in (select id from theirs)`,
    [accountId, id],
  );
}
