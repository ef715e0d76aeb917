// SQL of imports: imported files, their changes, and their undo. Callers lock the campaign, so that imports of one campaign follow one another.
import { campaignFigures } from '@folio/contract/campaign-words';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { users } from '../../accounts/accounts.table.ts';
import { campaignImports, type ReadRow } from '../core/campaign-results.table.ts';

export type ImportRow = typeof campaignImports.$inferSelect;
type Figures = Pick<ReadRow, (typeof campaignFigures)[number]>;

export async function insertImport(tx: Db, row: typeof campaignImports.$inferInsert): Promise<ImportRow> {
  const [made] = await tx.orm.insert(campaignImports).values(row).returning();
  if (!made) throw new Error('The import was not inserted');
  return made;
}

export async function findImport(db: Db, id: number): Promise<ImportRow | null> {
  const [row] = await db.orm.select().from(campaignImports).where(eq(campaignImports.id, id));
  return row ?? null;
}

export async function countImports(tx: Db, campaignId: number): Promise<number> {
  const [row] = await tx.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(campaignImports)
    .where(eq(campaignImports.campaign_id, campaignId));
  return row?.count ?? 0;
}

/** Mapping of the newest file with these columns in the workspace; null if there is none. */
export async function findRemembered(db: Db, workspaceId: number, columnsHash: string) {
  const [row] = await db.orm
    .select({
      mapping: campaignImports.mapping,
      numbers: campaignImports.numbers,
      days: campaignImports.days,
      source: campaignImports.source,
    })
    .from(campaignImports)
    .where(
      and(
        eq(campaignImports.workspace_id, workspaceId),
        eq(campaignImports.columns_hash, columnsHash),
        isNotNull(campaignImports.imported_at),
      ),
    )
    .orderBy(desc(campaignImports.id))
    .limit(1);
  return row ?? null;
}

/** Imports of a campaign that were made, the newest first; at most 20. */
export const listImports = (db: Db, campaignId: number) =>
  db.orm
    .select({ row: campaignImports, person: users.name })
    .from(campaignImports)
    .innerJoin(users, eq(users.id, campaignImports.user_id))
    .where(and(eq(campaignImports.campaign_id, campaignId), isNotNull(campaignImports.imported_at)))
    .orderBy(desc(campaignImports.id))
    .limit(20);

/** Rows of `$2` (JSON) beside the figures `c` that they meet, of the campaign `$1` and the source `$3`. */
const metSql = `jsonb_to_recordset($2::jsonb) as r (line int, date date, item_id int, channel text, country text,
    impressions bigint, clicks bigint, visits bigint, conversions bigint, spend bigint)
  left join campaign_results c on c.campaign_id = $1 and c.source = $3 and c.date = r.date and c.channel = r.channel
    and coalesce(c.item_id, 0) = coalesce(r.item_id, 0) and coalesce(c.country, '') = coalesce(r.country, '')`;
const columnsOf = (table: string) => campaignFigures.map((figure) => `${table}.${figure}`).join(', ');
const differs = `(${columnsOf('r')}) is distinct from (${columnsOf('c')})`;

export interface Met {
  line: number;
  kind: 'new' | 'replace' | 'same';
  before: Figures | null;
}

interface Target {
  campaignId: number;
  source: string;
}

/** Effect of each row, by line. */
export async function compareRows(db: Db, { campaignId, source }: Target, rows: readonly ReadRow[]): Promise<Met[]> {
  const { rows: found } = await db.client.query<Met>(
    `select r.line, case when c.id is null then 'new' when ${differs} then 'replace' else 'same' end as kind,
       case when c.id is null then null else jsonb_build_object(${campaignFigures.map((figure) => `'${figure}', c.${figure}`).join(', ')}) end as before
     from ${metSql} order by r.line`,
    [campaignId, JSON.stringify(rows), source],
  );
  return found;
}

/** Writes rows; answers how many were new and how many replaced other figures. Figures that are the same are not touched. */
export async function writeRows(
  tx: Db,
  importId: number,
  { campaignId, source }: Target,
  rows: readonly ReadRow[],
): Promise<{ added: number; replaced: number }> {
  const values = [campaignId, JSON.stringify(rows), source, importId];
  const figures = campaignFigures.join(', ');
  await tx.client.query(
    `insert into campaign_replaced (import_id, result_id, ${figures}, earlier_id)
     select $4, c.id, ${columnsOf('c')}, c.import_id from ${metSql} where c.id is not null and ${differs}`,
    values,
  );
  const { rowCount: replaced } = await tx.client.query(
    `update campaign_results x set ${campaignFigures.map((figure) => `${figure} = n.${figure}`).join(', ')}, import_id = $4
     from (select c.id, ${columnsOf('r')} from ${metSql} where c.id is not null and ${differs}) n where x.id = n.id`,
    values,
  );
  const { rowCount: added } = await tx.client.query(
    `insert into campaign_results (campaign_id, item_id, date, channel, country, source, ${figures}, import_id)
     select $1, r.item_id, r.date, r.channel, r.country, $3, ${columnsOf('r')}, $4 from ${metSql} where c.id is null`,
    values,
  );
  return { added: added ?? 0, replaced: replaced ?? 0 };
}

/** Marks an import as made; its rows are no longer needed. */
export async function completeImport(tx: Db, id: number, counts: { added: number; replaced: number }): Promise<void> {
  await tx.orm
    .update(campaignImports)
    .set({ ...counts, rows: [], imported_at: sql`now()` })
    .where(eq(campaignImports.id, id));
}

/**
 * Reverts an import. Data written by it alone goes, replaced data comes back, and data of later imports stays: undoing one of them then leads back to
 * the state before this one.
 */
export async function revertImport(tx: Db, id: number): Promise<void> {
  const set = campaignFigures.map((figure) => `${figure} = p.${figure}`).join(', ');
  await tx.client.query(
    `update campaign_replaced q set ${set}, earlier_id = p.earlier_id from campaign_replaced p
     where q.earlier_id = $1 and p.import_id = $1 and p.result_id = q.result_id`,
    [id],
  );
  await tx.client.query('delete from campaign_replaced where earlier_id = $1', [id]);
  await tx.client.query(
    `delete from campaign_results c where c.import_id = $1
       and not exists (select from campaign_replaced p where p.import_id = $1 and p.result_id = c.id)`,
    [id],
  );
  await tx.client.query(
    `update campaign_results c set ${set}, import_id = p.earlier_id from campaign_replaced p
     where p.import_id = $1 and p.result_id = c.id and c.import_id = $1`,
    [id],
  );
  await tx.client.query('delete from campaign_replaced where import_id = $1', [id]);
  await tx.orm.update(campaignImports).set({ undone_at: sql`now()` }).where(eq(campaignImports.id, id));
}

/** Deletes files that were read a week ago and never imported. */
export async function deleteStaleImports(db: Db): Promise<void> {
  await db.client.query(
    `delete from campaign_imports where ctid = any(array(select ctid from campaign_imports
       where imported_at is null and created_at < now() - interval '7 days' limit 500))`,
  );
}
