// SQL of campaigns: rows, decisions and links of one; the list is in `campaign-list.queries.ts`.
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { users } from '../../accounts/accounts.table.ts';
import { auditEntries } from '../../audit/audit.table.ts';
import { guests } from '../../tasks/core/tasks.table.ts';
import { workspaces } from '../../workspaces/workspaces.table.ts';
import { campaignDecisions, campaignItems, campaigns } from './campaigns.table.ts';

export type CampaignRow = typeof campaigns.$inferSelect;
export type ItemRow = typeof campaignItems.$inferSelect;
export type CampaignChanges = Partial<Omit<typeof campaigns.$inferInsert, 'id' | 'account_id' | 'workspace_id'>>;

export async function findCampaign(db: Db, id: number): Promise<CampaignRow | null> {
  const [row] = await db.orm.select().from(campaigns).where(eq(campaigns.id, id));
  return row ?? null;
}

/** The campaign, locked until the transaction ends; null where it was deleted. */
export async function lockCampaignRow(tx: Db, id: number): Promise<CampaignRow | null> {
  const [row] = await tx.orm.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
  return row ?? null;
}

export async function insertCampaign(tx: Db, campaign: typeof campaigns.$inferInsert): Promise<CampaignRow> {
  const [row] = await tx.orm.insert(campaigns).values(campaign).returning();
  if (!row) throw new Error('The campaign was not inserted');
  return row;
}

/** Changes a campaign that the caller has locked, and counts its revision on. */
export async function updateCampaign(tx: Db, id: number, changes: PgUpdateSetSource<typeof campaigns>): Promise<CampaignRow> {
  const [row] = await tx.orm
    .update(campaigns)
    .set({ ...changes, revision: sql`${campaigns.revision} + 1`, updated_at: sql`now()` })
    .where(eq(campaigns.id, id))
    .returning();
  if (!row) throw new Error(`Campaign ${id} is gone`);
  return row;
}

export async function deleteCampaign(tx: Db, id: number): Promise<void> {
  await tx.orm.delete(campaigns).where(eq(campaigns.id, id));
}

/** The day in a workspace, by its time zone. */
export async function findToday(db: Db, workspaceId: number): Promise<string> {
  const [row] = await db.orm
    .select({ today: sql<string>`to_char(now() at time zone ${workspaces.time_zone}, 'YYYY-MM-DD')` })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  if (!row) throw new Error(`Workspace ${workspaceId} is gone`);
  return row.today;
}

export async function insertDecision(tx: Db, decision: typeof campaignDecisions.$inferInsert): Promise<void> {
  await tx.orm.insert(campaignDecisions).values(decision);
}

/** Decisions of a campaign, the newest first; at most 100. */
export async function listDecisions(db: Db, campaignId: number) {
  const acting = sql<string | null>`(select u.name from users u where u.id = ${campaignDecisions.impersonator_id})`;
  return db.orm
    .select({ decision: campaignDecisions, user: users.name, guest: guests.name, impersonator: acting })
    .from(campaignDecisions)
    .leftJoin(users, eq(users.id, campaignDecisions.user_id))
    .leftJoin(guests, eq(guests.id, campaignDecisions.guest_id))
    .where(eq(campaignDecisions.campaign_id, campaignId))
    .orderBy(desc(campaignDecisions.id))
    .limit(100);
}

/** Audit log entries of a campaign, the newest first; at most 100. */
export async function listHistory(db: Db, campaign: Pick<CampaignRow, 'id' | 'account_id'>, actions: readonly string[]) {
  const acting = sql<string | null>`(select u.name from users u where u.id = ${auditEntries.impersonator_id})`;
  return db.orm
    .select({
      id: auditEntries.id,
      action: auditEntries.action,
      details: auditEntries.details,
      created_at: auditEntries.created_at,
      subject: auditEntries.subject_name,
      person: users.name,
      impersonator: acting,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.user_id))
    .where(
      and(
        eq(auditEntries.account_id, campaign.account_id),
        sql`${auditEntries.action} = any(${sql.param(actions)}::text[])`,
        eq(auditEntries.subject_id, campaign.id),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(100);
}

export async function findItem(db: Db, id: number): Promise<ItemRow | null> {
  const [row] = await db.orm.select().from(campaignItems).where(eq(campaignItems.id, id));
  return row ?? null;
}

/** Items of a campaign without those that were dropped, in the order of their codes; at most as many as a campaign has. */
export const listAgreedItems = (db: Db, campaignId: number): Promise<ItemRow[]> =>
  db.orm
    .select()
    .from(campaignItems)
    .where(and(eq(campaignItems.campaign_id, campaignId), sql`${campaignItems.dropped_at} is null`))
    .orderBy(asc(campaignItems.id));

export async function insertItem(tx: Db, item: typeof campaignItems.$inferInsert): Promise<number> {
  const [row] = await tx.orm.insert(campaignItems).values(item).returning({ id: campaignItems.id });
  if (!row) throw new Error('The item was not inserted');
  return row.id;
}

export async function updateItem(tx: Db, id: number, changes: PgUpdateSetSource<typeof campaignItems>): Promise<void> {
  await tx.orm.update(campaignItems).set(changes).where(eq(campaignItems.id, id));
}

/** Number of items of a campaign, including removed ones. */
export async function countItems(tx: Db, campaignId: number): Promise<number> {
  const [row] = await tx.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(campaignItems)
    .where(eq(campaignItems.campaign_id, campaignId));
  return row?.count ?? 0;
}

/** Approved campaigns with a first day that has come in their workspace; at most 500. */
export async function listDueToStart(db: Db): Promise<number[]> {
  const rows = await db.orm
    .select({ id: campaigns.id })
    .from(campaigns)
    .innerJoin(workspaces, eq(workspaces.id, campaigns.workspace_id))
    .where(
      and(eq(campaigns.state, 'approved'), sql`${campaigns.from_date} <= (now() at time zone ${workspaces.time_zone})::date`),
    )
    .orderBy(asc(campaigns.id))
    .limit(500);
  return rows.map(({ id }) => id);
}
