// The words of pages by which they are found in texts, kept up to date with the pages.
import { phrasesOfPage } from '@folio/engine/links/page-phrases';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../kernel/db/database.ts';
import { pageUrls } from '../../pages/pages.table.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { linkPhraseStates, linkPhrases } from './links.table.ts';

/** Pages read in one statement. */
const batchSize = 2000;
/** Milliseconds that are read again, since transactions that began earlier may commit later. */
const overlapMs = 10 * 60_000;

interface PhraseRow {
  page_url_id: number;
  kind: 'title' | 'h1' | 'primary_kw';
  stems: string;
}

const keyOf = ({ page_url_id: id, kind, stems }: PhraseRow) => `${id} ${kind} ${stems}`;

/** Writes the differences, one caller of a website after the other: of two at once the second finds nothing to write. */
async function keepPhrases(tx: Db, websiteId: number, ids: number[], phrases: PhraseRow[]): Promise<void> {
  await tx.client.query(`select pg_advisory_xact_lock(hashtext('link phrases'), $1)`, [websiteId]);
  const known = await tx.orm
    .select({ page_url_id: linkPhrases.page_url_id, kind: linkPhrases.kind, stems: linkPhrases.stems })
    .from(linkPhrases)
    .where(sql`${linkPhrases.page_url_id} = any(${sql.param(ids)}::int[])`);
  const before = new Set(known.map(keyOf));
  const after = new Set(phrases.map(keyOf));
  const changed = [
    ...new Set(
      [...known.filter((row) => !after.has(keyOf(row))), ...phrases.filter((row) => !before.has(keyOf(row)))].map(
        ({ page_url_id: id }) => id,
      ),
    ),
  ];
  if (changed.length === 0) return;
  const wanted = new Set(changed);
  await tx.client.query(
    `with gone as (delete from link_phrases where page_url_id = any($2::int[]) returning 1)
     insert into link_phrases (website_id, page_url_id, kind, stems)
     select $1, r.page_url_id, r.kind, r.stems from (select count(*) from gone) g,
       jsonb_to_recordset($3::jsonb) as r(page_url_id int, kind text, stems text)
     where exists (select from page_urls p where p.id = r.page_url_id)`,
    [websiteId, changed, JSON.stringify(phrases.filter(({ page_url_id: id }) => wanted.has(id)))],
  );
}

/** Reads pages that changed since the last time. */
export async function syncPhrases(db: Database, website: WebsiteRow): Promise<void> {
  const [state] = await db.orm.select().from(linkPhraseStates).where(eq(linkPhraseStates.website_id, website.id));
  let last = { at: new Date((state?.read_until.getTime() ?? overlapMs) - overlapMs), id: 0 };
  for (;;) {
    const rows = await db.orm
      .select({
        id: pageUrls.id,
        title: pageUrls.title,
        h1: pageUrls.h1,
        primary_kw: pageUrls.primary_kw,
        language: pageUrls.language,
        at: sql<Date>`date_trunc('milliseconds', ${pageUrls.updated_at})`.mapWith(pageUrls.updated_at),
      })
      .from(pageUrls)
      .where(
        and(
          eq(pageUrls.website_id, website.id),
          or(
            gt(sql`date_trunc('milliseconds', ${pageUrls.updated_at})`, last.at),
            and(eq(sql`date_trunc('milliseconds', ${pageUrls.updated_at})`, last.at), gt(pageUrls.id, last.id)),
          ),
        ),
      )
      .orderBy(asc(sql`date_trunc('milliseconds', ${pageUrls.updated_at})`), asc(pageUrls.id))
      .limit(batchSize);
    const end = rows.at(-1);
    if (!end) return;
    const phrases = rows.flatMap((row) =>
      phrasesOfPage(row, row.language ?? website.language).map((phrase) => ({ ...phrase, page_url_id: row.id })),
    );
    const ids = rows.map(({ id }) => id);
    await db.transaction((tx) => keepPhrases(tx, website.id, ids, phrases));
    await db.orm
      .insert(linkPhraseStates)
      .values({ website_id: website.id, read_until: end.at })
      .onConflictDoUpdate({ target: linkPhraseStates.website_id, set: { read_until: end.at } });
    last = end;
    if (rows.length < batchSize) return;
  }
}

/** Pages of one phrase that are looked at. */
const pagesAPhrase = 5;

/** Pages with one of these runs of stems. */
export async function findPhrases(db: Db, websiteId: number, runs: readonly string[]): Promise<PhraseRow[]> {
  if (runs.length === 0) return [];
  const { rows } = await db.client.query<PhraseRow>({
    name: 'link-phrases',
    text: `select p.page_url_id, p.kind, p.stems from unnest($2::text[]) as run(stems)
     cross join lateral (select page_url_id, kind, stems from link_phrases where website_id = $1 and stems = run.stems order by id limit ${pagesAPhrase}) p`,
    values: [websiteId, runs],
  });
  return rows;
}

/** Stems of the phrases of pages. */
export async function listPhrasesOf(db: Db, pageIds: readonly number[]): Promise<PhraseRow[]> {
  if (pageIds.length === 0) return [];
  return db.orm
    .select({ page_url_id: linkPhrases.page_url_id, kind: linkPhrases.kind, stems: linkPhrases.stems })
    .from(linkPhrases)
    .where(sql`${linkPhrases.page_url_id} = any(${sql.param([...pageIds])}::int[])`);
}

/** Pages that share pairs of these words with a text, the likest first. */
export async function findPagesAbout(
  db: Db,
  websiteId: number,
  words: readonly string[],
  configuration: string,
  limit: number,
): Promise<number[]> {
  if (words.length < 2) return [];
  const { rows } = await db.client.query<{ id: number }>({
    name: 'link-topics',
    text: `with word as (select n, plainto_tsquery(search_configuration($3), w) q from unnest($2::text[]) with ordinality as given(w, n)),
       pair as (select string_agg(format('(%s) & (%s)', a.q::text, b.q::text), ' | ')::tsquery q
         from word a join word b on a.n < b.n where a.q <> '' and b.q <> ''),
       found as (select t.page_url_id, t.terms, pair.q from pair, page_texts t
         where t.website_id = $1 and t.terms @@ pair.q limit 300)
     select page_url_id as id from found order by ts_rank(terms, q) desc, page_url_id limit $4`,
    values: [websiteId, words, configuration, limit],
  });
  return rows.map(({ id }) => id);
}
