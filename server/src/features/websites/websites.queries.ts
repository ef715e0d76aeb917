// All SQL of websites. `publications.queries.ts` has their publications.
import { and, count, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import { inScope } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import { websites } from './websites.table.ts';

export type WebsiteRow = typeof websites.$inferSelect;

const isHere = (scope: Scope) => and(eq(websites.account_id, scope.accountId), inScope(scope, websites));

/** A website of this place, or null. */
export async function findUsableWebsite(db: Db, scope: Scope, id: number): Promise<WebsiteRow | null> {
  const [row] = await db.orm
    .select()
    .from(websites)
    .where(and(eq(websites.id, id), isHere(scope)));
  return row ?? null;
}

/** The same, and locks the website against deletion until the transaction ends: for rows that name it. */
export async function lockUsableWebsite(tx: Db, scope: Scope, id: number): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: websites.id })
    .from(websites)
    .where(and(eq(websites.id, id), isHere(scope)))
    .for('key share');
  return rows.length > 0;
}

/** The website of a place that has one of these URLs, locked against deletion; the oldest of several. */
export async function findWebsiteOfUrl(tx: Db, scope: Scope, urls: readonly string[]): Promise<WebsiteRow | null> {
  const [row] = await tx.orm
    .select()
    .from(websites)
    .where(and(isHere(scope), inArray(websites.url, [...urls])))
    .orderBy(websites.id)
    .limit(1)
    .for('key share');
  return row ?? null;
}

/** A website, or null. Whether the caller may see it is the policy's to say. */
export async function findWebsite(db: Db, id: number): Promise<WebsiteRow | null> {
  const [row] = await db.orm.select().from(websites).where(eq(websites.id, id));
  return row ?? null;
}

/** Websites of a place by name; search looks into names and addresses. */
export async function listWebsites(db: Db, scope: Scope, filter: { search?: string | undefined; page: number; perPage: number }) {
  const pattern = containing(filter.search);
  const where = and(isHere(scope), filter.search ? or(ilike(websites.name, pattern), ilike(websites.url, pattern)) : undefined);
  const rows = await db.orm
    .select()
    .from(websites)
    .where(where)
    .orderBy(sql`lower(${websites.name}), ${websites.id}`)
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  const [total] = await db.orm.select({ count: count() }).from(websites).where(isHere(scope));
  const [found] = filter.search ? await db.orm.select({ count: count() }).from(websites).where(where) : [total];
  return { rows, total: total?.count ?? 0, filtered: found?.count ?? 0 };
}

/** Addresses of the websites of a place, at most 100. */
export async function listWebsiteUrls(db: Db, scope: Scope): Promise<string[]> {
  const rows = await db.orm.select({ url: websites.url }).from(websites).where(isHere(scope)).orderBy(websites.id).limit(100);
  return rows.map(({ url }) => url);
}

export async function insertWebsite(db: Db, website: typeof websites.$inferInsert): Promise<number> {
  const [row] = await db.orm.insert(websites).values(website).returning({ id: websites.id });
  if (!row) throw new Error('The website was not inserted');
  return row.id;
}

/** Locks a website for a change until the transaction ends; null where it was deleted. */
export async function lockWebsiteToChange(tx: Db, id: number): Promise<WebsiteRow | null> {
  const [row] = await tx.orm.select().from(websites).where(eq(websites.id, id)).for('update');
  return row ?? null;
}

export async function updateWebsite(db: Db, id: number, changes: Partial<typeof websites.$inferInsert>): Promise<void> {
  await db.orm
    .update(websites)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(websites.id, id));
}

/**
 * Notes whether a website answers, unless it was changed since `website` was read: then the answer was to another URL or secret.
 */
export async function recordConnectionResult(
  db: Db,
  { id, revision }: Pick<WebsiteRow, 'id' | 'revision'>,
  found: Pick<WebsiteRow, 'state' | 'problem'> & { tested_at?: Date },
): Promise<void> {
  await db.orm
    .update(websites)
    .set({ ...found, updated_at: sql`now()` })
    .where(and(eq(websites.id, id), eq(websites.revision, revision)));
}

/** Deletes a website and the rows of its publications. Published posts stay. Returns false if it was deleted already. */
export async function deleteWebsite(db: Db, id: number): Promise<boolean> {
  const rows = await db.orm.delete(websites).where(eq(websites.id, id)).returning({ id: websites.id });
  return rows.length > 0;
}

/** Keeps a website from being deleted until the transaction ends; false where it is gone. */
export async function lockWebsite(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.orm.select({ id: websites.id }).from(websites).where(eq(websites.id, id)).for('key share');
  return rows.length > 0;
}
