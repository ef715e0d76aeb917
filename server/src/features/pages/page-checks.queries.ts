// SQL of how pages answered: the last 20 checks of each, and pages of which nobody was notified yet.
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { pageChecks } from './pages.table.ts';

const keptPerPage = 20;

export async function saveCheck(
  tx: Db,
  pageId: number,
  check: { http_state: number | null; final_url: string | null; problem: string | null },
): Promise<void> {
  await tx.orm.insert(pageChecks).values({ page_url_id: pageId, ...check });
  await tx.client.query(
    `delete from page_checks where page_url_id = $1 and id <= (
       select id from page_checks where page_url_id = $1 order by id desc offset $2 limit 1)`,
    [pageId, keptPerPage],
  );
}

export const listChecks = (db: Db, pageId: number) =>
  db.orm.select().from(pageChecks).where(eq(pageChecks.page_url_id, pageId)).orderBy(desc(pageChecks.id)).limit(keptPerPage);

/** Broken pages of which nobody was notified; they count as notified from now on. */
export async function claimUnnotified(tx: Db, websiteId: number): Promise<{ id: number; url: string }[]> {
  const { rows } = await tx.client.query<{ id: number; url: string }>(
    `update page_urls set notified_at = now() where website_id = $1 and state = 'broken' and notified_at is null
     returning id, url`,
    [websiteId],
  );
  return rows.toSorted((one, other) => one.id - other.id);
}
