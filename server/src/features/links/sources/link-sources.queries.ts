// SQL of link sources and of the targets in them.
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { inScope } from '../../../kernel/db/scope.ts';
import type { Scope } from '../../../kernel/policy.ts';
import { pageUrls } from '../../pages/pages.table.ts';
import { linkPhrases, linkSources, linkSourceTargets } from '../core/links.table.ts';

export type LinkSourceRow = typeof linkSources.$inferSelect;

const isHere = (scope: Scope) => and(eq(linkSources.account_id, scope.accountId), inScope(scope, linkSources));

/** Sources of a scope, with how many targets their files hold. */
export async function listSources(db: Db, scope: Scope, { page, perPage }: { page: number; perPage: number }) {
  const rows = await db.orm
    .select()
    .from(linkSources)
    .where(isHere(scope))
    .orderBy(asc(linkSources.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.orm.select({ count: count() }).from(linkSources).where(isHere(scope));
  return { rows, counts: await countTargets(db, rows), total: total?.count ?? 0 };
}

/** Number of targets of sources: URLs of a file, or pages of a website. */
export async function countTargets(db: Db, sources: readonly LinkSourceRow[]): Promise<Map<number, number>> {
  if (sources.length === 0) return new Map();
  const ids = sources.map(({ id }) => id);
  const inFiles = await db.orm
    .select({ id: linkSourceTargets.link_source_id, count: count() })
    .from(linkSourceTargets)
    .where(inArray(linkSourceTargets.link_source_id, ids))
    .groupBy(linkSourceTargets.link_source_id);
  const websiteIds = sources.flatMap(({ website_id: id }) => id ?? []);
  const onSites =
    websiteIds.length === 0
      ? []
      : await db.orm
          .select({ id: pageUrls.website_id, count: count() })
          .from(pageUrls)
          .where(inArray(pageUrls.website_id, websiteIds))
          .groupBy(pageUrls.website_id);
  const pages = new Map(onSites.map((row) => [row.id, row.count]));
  const targets = new Map(inFiles.map((row) => [row.id, row.count]));
  return new Map(
    sources.map(({ id, website_id: site }) => [id, targets.get(id) ?? (site === null ? 0 : (pages.get(site) ?? 0))]),
  );
}

/** Lets sources of a scope be added one after the other, so that their limit holds. */
export async function lockSources(tx: Db, { workspaceId, userId }: Scope): Promise<void> {
  await tx.client.query('select pg_advisory_xact_lock(hashtext($1), $2)', [
    workspaceId === null ? 'link sources of a person' : 'link sources of a workspace',
    workspaceId ?? userId,
  ]);
}

export async function countSources(db: Db, scope: Scope): Promise<number> {
  const [row] = await db.orm.select({ count: count() }).from(linkSources).where(isHere(scope));
  return row?.count ?? 0;
}

export async function insertSource(tx: Db, source: typeof linkSources.$inferInsert): Promise<number> {
  const [row] = await tx.orm.insert(linkSources).values(source).returning({ id: linkSources.id });
  if (!row) throw new Error('The link source was not inserted');
  return row.id;
}

export async function findSource(db: Db, id: number): Promise<LinkSourceRow | null> {
  const [row] = await db.orm.select().from(linkSources).where(eq(linkSources.id, id));
  return row ?? null;
}

/** Sources of a scope with these ids, or all of them. */
export const listUsableSources = (db: Db, scope: Scope, ids: readonly number[] | null): Promise<LinkSourceRow[]> =>
  db.orm
    .select()
    .from(linkSources)
    .where(and(isHere(scope), ids === null ? undefined : inArray(linkSources.id, [...ids])))
    .orderBy(asc(linkSources.id))
    .limit(50);

export const updateSource = (db: Db, id: number, changes: Partial<LinkSourceRow>) =>
  db.orm.update(linkSources).set(changes).where(eq(linkSources.id, id));

export async function deleteSource(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.orm.delete(linkSources).where(eq(linkSources.id, id)).returning({ id: linkSources.id });
  return rows.length > 0;
}

export interface SourceTarget {
  url: string;
  title: string | null;
  stems: string;
}

/** Keeps targets of a file; an address that is there stays as it is. */
export async function insertTargets(tx: Db, sourceId: number, targets: readonly SourceTarget[]): Promise<void> {
  await tx.client.query(
    `insert into link_source_targets (link_source_id, url, title, stems)
     select $1, r.url, r.title, r.stems from jsonb_to_recordset($2::jsonb) as r(url text, title text, stems text)
     on conflict do nothing`,
    [sourceId, JSON.stringify(targets)],
  );
}

/** Targets of files with these stems in a row, the shortest first. */
export const listTargetsWith = (db: Db, sourceIds: readonly number[], stems: string, limit: number) =>
  sourceIds.length === 0
    ? Promise.resolve([])
    : db.orm
        .select({ url: linkSourceTargets.url, title: linkSourceTargets.title, stems: linkSourceTargets.stems })
        .from(linkSourceTargets)
        .where(
          and(
            inArray(linkSourceTargets.link_source_id, [...sourceIds]),
            sql`position(${` ${stems} `} in ' ' || ${linkSourceTargets.stems} || ' ') > 0`,
          ),
        )
        .orderBy(sql`length(${linkSourceTargets.stems})`, asc(linkSourceTargets.id))
        .limit(limit);

/** Pages of websites with these stems in a row in their title, H1 or primary keyword, the shortest first. */
export const listPagesNamed = (db: Db, websiteIds: readonly number[], stems: string, limit: number) =>
  websiteIds.length === 0
    ? Promise.resolve([])
    : db.orm
        .select({
          id: pageUrls.id,
          url: pageUrls.url,
          title: pageUrls.title,
          h1: pageUrls.h1,
          description: pageUrls.meta_description,
          kind: linkPhrases.kind,
          stems: linkPhrases.stems,
        })
        .from(linkPhrases)
        .innerJoin(pageUrls, eq(pageUrls.id, linkPhrases.page_url_id))
        .where(
          and(
            inArray(linkPhrases.website_id, [...websiteIds]),
            sql`position(${` ${stems} `} in ' ' || ${linkPhrases.stems} || ' ') > 0`,
            sql`${pageUrls.state} in ('active', 'discovered') and ${pageUrls.indexable} = 'yes'`,
          ),
        )
        .orderBy(sql`length(${linkPhrases.stems})`, asc(linkPhrases.id))
        .limit(limit);
