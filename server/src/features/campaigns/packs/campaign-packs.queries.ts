// SQL of packs, and of the rows that are written into them.
import { packLimits, skipReasons } from '@folio/contract/campaign-packs';
import { campaignFigures } from '@folio/contract/campaign-words';
import { and, asc, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { inDays } from '../../../kernel/db/in-days.ts';
import { users } from '../../accounts/accounts.table.ts';
import { guests } from '../../tasks/core/tasks.table.ts';
import { campaignDecisions } from '../core/campaigns.table.ts';
import { campaignPacks } from './campaign-packs.table.ts';

export type PackRow = typeof campaignPacks.$inferSelect;
export type SkipReason = (typeof skipReasons)[number];

const isOpen = sql`${campaignPacks.state} in ('waiting', 'writing')`;

/** The newest pack of a campaign with the name of its requester; null if there is none, or it is over. */
export async function findNewestPack(db: Db, campaignId: number): Promise<{ pack: PackRow; person: string } | null> {
  const [row] = await db.orm
    .select({ pack: campaignPacks, person: users.name })
    .from(campaignPacks)
    .innerJoin(users, eq(users.id, campaignPacks.user_id))
    .where(
      and(
        eq(campaignPacks.campaign_id, campaignId),
        sql`(${campaignPacks.expires_at} is null or ${campaignPacks.expires_at} > now())`,
      ),
    )
    .orderBy(desc(campaignPacks.id))
    .limit(1);
  return row ?? null;
}

/** The newest pack that can be downloaded now. */
export async function findReadyPack(db: Db, campaignId: number): Promise<PackRow | null> {
  const [row] = await db.orm
    .select()
    .from(campaignPacks)
    .where(
      and(
        eq(campaignPacks.campaign_id, campaignId),
        eq(campaignPacks.state, 'ready'),
        sql`${campaignPacks.expires_at} > now()`,
        isNotNull(campaignPacks.storage_key),
      ),
    )
    .orderBy(desc(campaignPacks.id))
    .limit(1);
  return row ?? null;
}

/** The pack of a campaign that is being made; callers hold the campaign. */
export async function findOpenPack(tx: Db, campaignId: number): Promise<PackRow | null> {
  const [row] = await tx.orm
    .select()
    .from(campaignPacks)
    .where(and(eq(campaignPacks.campaign_id, campaignId), isOpen));
  return row ?? null;
}

export async function insertPack(tx: Db, pack: typeof campaignPacks.$inferInsert): Promise<PackRow> {
  const [row] = await tx.orm.insert(campaignPacks).values(pack).returning();
  if (!row) throw new Error('The pack was not inserted');
  return row;
}

/** Begins an attempt at a pack that is not over; null where it is, or is gone. */
export async function claimPack(db: Db, id: number): Promise<{ pack: PackRow; locale: string } | null> {
  const [pack] = await db.orm
    .update(campaignPacks)
    .set({ state: 'writing', attempt: sql`${campaignPacks.attempt} + 1` })
    .where(and(eq(campaignPacks.id, id), isOpen))
    .returning();
  if (!pack) return null;
  const [user] = await db.orm.select({ locale: users.locale }).from(users).where(eq(users.id, pack.user_id));
  return { pack, locale: user?.locale ?? 'en' };
}

/** Output written by an attempt. */
export type WrittenPack = Pick<PackRow, 'bytes' | 'files' | 'sha256' | 'left_out' | 'left_out_count' | 'storage_key'>;

/** Ends an attempt; false where another one has begun meanwhile, or the pack is over. */
export async function finishPack(
  tx: Db,
  { id, attempt }: Pick<PackRow, 'id' | 'attempt'>,
  written: WrittenPack,
): Promise<boolean> {
  const rows = await tx.orm
    .update(campaignPacks)
    .set({ ...written, state: 'ready', expires_at: inDays(packLimits.days) })
    .where(and(eq(campaignPacks.id, id), eq(campaignPacks.attempt, attempt), eq(campaignPacks.state, 'writing')))
    .returning({ id: campaignPacks.id });
  return rows.length > 0;
}

/** Ends a pack that could not be made and answers its campaign; null where it is over or gone. */
export async function failPack(db: Db, id: number, reason: string): Promise<number | null> {
  const [row] = await db.orm
    .update(campaignPacks)
    .set({ state: 'failed', reason })
    .where(and(eq(campaignPacks.id, id), isOpen))
    .returning({ campaignId: campaignPacks.campaign_id });
  return row?.campaignId ?? null;
}

/** Packs of a campaign before one that is ready: their rows go, and the keys of their bytes are answered. */
export async function deleteEarlierPacks(tx: Db, { campaign_id: campaignId, id }: Pick<PackRow, 'campaign_id' | 'id'>) {
  const rows = await tx.orm
    .delete(campaignPacks)
    .where(and(eq(campaignPacks.campaign_id, campaignId), lt(campaignPacks.id, id)))
    .returning({ key: campaignPacks.storage_key });
  return rows.flatMap(({ key }) => key ?? []);
}

/** Deletes packs that are over, at most `limit`, and answers the keys of their bytes. */
export async function deleteExpiredPacks(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.client.query<{ storage_key: string | null }>(
    `delete from campaign_packs where id in (select id from campaign_packs where expires_at <= now() order by expires_at limit $1 for update skip locked)
     returning storage_key`,
    [limit],
  );
  return rows.flatMap(({ storage_key }) => storage_key ?? []);
}

/** Packs with a lost job: they have been open for a day. */
export async function failStuckPacks(db: Db): Promise<void> {
  await db.orm
    .update(campaignPacks)
    .set({ state: 'failed', reason: 'campaign_pack_failed' })
    .where(and(isOpen, sql`${campaignPacks.created_at} < now() - interval '1 day'`));
}

/** Approvals of a campaign as a whole, oldest first. */
export const listCampaignApprovals = (db: Db, campaignId: number) =>
  db.orm
    .select({ decision: campaignDecisions, user: users.name, guest: guests.name })
    .from(campaignDecisions)
    .leftJoin(users, eq(users.id, campaignDecisions.user_id))
    .leftJoin(guests, eq(guests.id, campaignDecisions.guest_id))
    .where(and(eq(campaignDecisions.campaign_id, campaignId), eq(campaignDecisions.verdict, 'approve')))
    .orderBy(asc(campaignDecisions.id))
    .limit(500);

export type PackedResult = Record<(typeof campaignFigures)[number], number | null> & {
  id: number;
  date: string;
  code: string | null;
  name: string | null;
  channel: string;
  country: string | null;
  source: string;
};

/** Figures of a campaign after a row, in the order of their rows. Items that the client does not see are not named. */
export async function listResultsAfter(db: Db, campaignId: number, afterId: number, limit: number): Promise<PackedResult[]> {
  const { rows } = await db.client.query<PackedResult>(
    `select r.id, to_char(r.date, 'YYYY-MM-DD') as date, case when i.is_shared then i.code end as code, case when i.is_shared then i.name end as name,
       r.channel, r.country, r.source, ${campaignFigures.map((figure) => `r.${figure}::float8 as ${figure}`).join(', ')}
     from campaign_results r left join campaign_items i on i.id = r.item_id
     where r.campaign_id = $1 and r.id > $2 order by r.id limit $3`,
    [campaignId, afterId, limit],
  );
  return rows;
}
