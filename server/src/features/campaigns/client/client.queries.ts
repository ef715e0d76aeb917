// SQL of a client's view: campaigns shown to them, and tasks of items that wait for them.
import { type CampaignState } from '@folio/contract/campaign-words';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { campaigns } from '../core/campaigns.table.ts';

/** States that a client sees. */
const shownStates = ['proposed', 'changes_requested', 'approved', 'running', 'paused', 'completed'] as const;

export interface ClientChoice {
  id: number;
  name: string;
  state: CampaignState;
  contact: string | null;
}

/** Campaigns of a client, those that run or wait first; at most 50. With an email only those of this contact. */
export const listClientCampaigns = (db: Db, workspaceId: number, email?: string): Promise<ClientChoice[]> =>
  db.orm
    .select({ id: campaigns.id, name: campaigns.name, state: campaigns.state, contact: campaigns.contact_name })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.workspace_id, workspaceId),
        inArray(campaigns.state, [...shownStates]),
        isNotNull(campaigns.proposed_at),
        email === undefined ? undefined : eq(campaigns.contact_email, email.toLowerCase()),
      ),
    )
    .orderBy(sql`${campaigns.state} = 'completed'`, desc(campaigns.updated_at), desc(campaigns.id))
    .limit(50);

/** The task with an active step of a guest, by item. With an email only steps of this guest. */
export async function listWaitingTasks(db: Db, campaignId: number, email?: string): Promise<Map<number, number>> {
  const { rows } = await db.client.query<{ item_id: number; task_id: number }>(
    `select distinct on (l.item_id) l.item_id, t.id as task_id from campaign_items i join campaign_links l on l.item_id = i.id
       join tasks t on t.id = l.task_id and t.status = 'ready'
       join task_steps s on s.task_id = t.id and s.is_current and s.state = 'active'
       join guests g on g.id = s.guest_id and ($2::text is null or g.email = $2)
     where i.campaign_id = $1 and i.is_shared and i.dropped_at is null order by l.item_id, t.id`,
    [campaignId, email?.toLowerCase() ?? null],
  );
  return new Map(rows.map(({ item_id, task_id }) => [item_id, task_id]));
}
