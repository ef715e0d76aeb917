import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import { glossaryTerms } from './translation-memory.table.ts';

export type GlossaryTermRow = typeof glossaryTerms.$inferSelect;

/** Most terms of one pair of languages that an order is bound to. */
const maxTerms = 2000;

interface Filter {
  search?: string | undefined;
  source_language?: string | undefined;
  target_language?: string | undefined;
  page: number;
  perPage: number;
}

/** The account's terms by their source. */
export async function listTerms(db: Db, accountId: number, filter: Filter) {
  const own = eq(glossaryTerms.account_id, accountId);
  const pattern = filter.search ? containing(filter.search) : null;
  const where = and(
    own,
    filter.source_language ? eq(glossaryTerms.source_language, filter.source_language) : undefined,
    filter.target_language ? eq(glossaryTerms.target_language, filter.target_language) : undefined,
    pattern ? or(ilike(glossaryTerms.source, pattern), ilike(glossaryTerms.target, pattern)) : undefined,
  );
  const rows = await db.orm
    .select()
    .from(glossaryTerms)
    .where(where)
    .orderBy(asc(glossaryTerms.source), asc(glossaryTerms.id))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  const counted = async (condition: typeof where) =>
    (await db.orm.select({ count: count() }).from(glossaryTerms).where(condition))[0]?.count ?? 0;
  return { rows, total: await counted(own), filtered: await counted(where) };
}

/** The new term; null where these words have one for the languages. */
export async function insertTerm(
  db: Db,
  values: Omit<typeof glossaryTerms.$inferInsert, 'id' | 'updated_at'>,
): Promise<GlossaryTermRow | null> {
  const [row] = await db.orm.insert(glossaryTerms).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findTerm(db: Db, accountId: number, id: number): Promise<GlossaryTermRow | null> {
  const [row] = await db.orm
    .select()
    .from(glossaryTerms)
    .where(and(eq(glossaryTerms.id, id), eq(glossaryTerms.account_id, accountId)));
  return row ?? null;
}

/** Undefined values stay as they are. */
export async function updateTerm(
  db: Db,
  id: number,
  values: { target?: string | undefined; note?: string | null | undefined; is_forbidden?: boolean | undefined },
): Promise<GlossaryTermRow | null> {
  const [row] = await db.orm
    .update(glossaryTerms)
    .set({ ...values, updated_at: sql`now()` })
    .where(eq(glossaryTerms.id, id))
    .returning();
  return row ?? null;
}

export async function deleteTerm(db: Db, id: number): Promise<void> {
  await db.orm.delete(glossaryTerms).where(eq(glossaryTerms.id, id));
}

/** The glossary of a pair of languages, forbidden wordings included, the longest first, so that the more exact one counts. */
export async function listGlossary(
  db: Db,
  accountId: number,
  source: string,
  target: string,
): Promise<{ source: string; target: string; note: string | null; isForbidden: boolean }[]> {
  return db.orm
    .select({
      source: glossaryTerms.source,
      target: glossaryTerms.target,
      note: glossaryTerms.note,
      isForbidden: glossaryTerms.is_forbidden,
    })
    .from(glossaryTerms)
    .where(
      and(
        eq(glossaryTerms.account_id, accountId),
        eq(glossaryTerms.source_language, source),
        eq(glossaryTerms.target_language, target),
      ),
    )
    .orderBy(sql`length(${glossaryTerms.source}) desc`)
    .limit(maxTerms);
}

/** The terms that translations are bound to; a forbidden wording binds none, editors warn of it. */
export const listTermsFor = async (db: Db, accountId: number, source: string, target: string) =>
  (await listGlossary(db, accountId, source, target))
    .filter(({ isForbidden }) => !isForbidden)
    .map((term) => ({ source: term.source, target: term.target }));
