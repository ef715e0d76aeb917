// SQL of the links of campaigns.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { campaignUrls } from '../core/campaign-results.table.ts';
import { campaignItems, campaigns } from '../core/campaigns.table.ts';

export type UrlRow = typeof campaignUrls.$inferSelect;
export interface ShownUrl {
  row: UrlRow;
  code: string;
  item: string;
}

const shown = (db: Db) =>
  db.orm
    .select({ row: campaignUrls, code: campaignItems.code, item: campaignItems.name })
    .from(campaignUrls)
    .innerJoin(campaignItems, eq(campaignItems.id, campaignUrls.item_id))
    .$dynamic();

/** Links of a campaign, or of one of its items, in the order of the items' codes; at most as many as 200 items have. */
export const listUrls = (db: Db, campaignId: number, itemId?: number): Promise<ShownUrl[]> =>
  shown(db)
    .where(and(eq(campaignUrls.campaign_id, campaignId), itemId === undefined ? undefined : eq(campaignUrls.item_id, itemId)))
    .orderBy(asc(campaignItems.id), asc(campaignUrls.id))
    .limit(20_000);

export async function findUrl(db: Db, id: number): Promise<ShownUrl | null> {
  const [row] = await shown(db).where(eq(campaignUrls.id, id));
  return row ?? null;
}

/** Null where the item has the same link already. */
export async function insertUrl(tx: Db, url: typeof campaignUrls.$inferInsert): Promise<number | null> {
  const [row] = await tx.orm.insert(campaignUrls).values(url).onConflictDoNothing().returning({ id: campaignUrls.id });
  return row?.id ?? null;
}

export async function countUrls(tx: Db, itemId: number): Promise<number> {
  const [row] = await tx.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(campaignUrls)
    .where(eq(campaignUrls.item_id, itemId));
  return row?.count ?? 0;
}

/** Returns false if the link does not exist. */
export async function deleteUrl(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.orm.delete(campaignUrls).where(eq(campaignUrls.id, id)).returning({ id: campaignUrls.id });
  return rows.length > 0;
}

/** Items of a campaign by the contents of their links; a content that several items use leads to none. */
export async function listContents(db: Db, campaignId: number): Promise<Map<string, number>> {
  const { rows } = await db.client.query<{ content: string; item_id: number }>(
    `select content, min(item_id) as item_id from campaign_urls where campaign_id = $1 group by content having count(distinct item_id) = 1`,
    [campaignId],
  );
  return new Map(rows.map(({ content, item_id }) => [content, item_id]));
}

/** Sources and mediums that links of the workspaces have used. */
export async function listUtmWords(db: Db, workspaceIds: readonly number[]): Promise<{ sources: string[]; mediums: string[] }> {
  const distinct = async (column: typeof campaignUrls.source | typeof campaignUrls.medium) => {
    const rows = await db.orm
      .selectDistinct({ word: column })
      .from(campaignUrls)
      .innerJoin(campaigns, eq(campaigns.id, campaignUrls.campaign_id))
      .where(sql`${campaigns.workspace_id} = any(${sql.param(workspaceIds)}::int[])`)
      .orderBy(column)
      .limit(100);
    return rows.map(({ word }) => word);
  };
  return { sources: await distinct(campaignUrls.source), mediums: await distinct(campaignUrls.medium) };
}
