import { createHash } from 'node:crypto';
import { and, asc, count, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import { glossaryTerms, translatedTexts } from './translation-memory.table.ts';

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

export async function updateTerm(db: Db, id: number, target: string): Promise<GlossaryTermRow | null> {
  const [row] = await db.orm
    .update(glossaryTerms)
    .set({ target, updated_at: sql`now()` })
    .where(eq(glossaryTerms.id, id))
    .returning();
  return row ?? null;
}

export async function deleteTerm(db: Db, id: number): Promise<void> {
  await db.orm.delete(glossaryTerms).where(eq(glossaryTerms.id, id));
}

/** The terms of a pair of languages, the longest first, so that the more exact one counts. */
export function listTermsFor(db: Db, accountId: number, source: string, target: string) {
  return db.orm
    .select({ source: glossaryTerms.source, target: glossaryTerms.target })
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

interface MemoryScope {
  source: string;
  target: string;
  formality: string;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Texts asked for or written at once. */
const rowsPerStatement = 500;

/** What was made of exactly these texts. */
export async function recallTexts(
  db: Db,
  accountId: number,
  texts: readonly string[],
  scope: MemoryScope,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let from = 0; from < texts.length; from += rowsPerStatement) {
    const some = texts.slice(from, from + rowsPerStatement);
    const rows = await db.orm
      .select({ source: translatedTexts.source, target: translatedTexts.target })
      .from(translatedTexts)
      .where(
        and(
          eq(translatedTexts.account_id, accountId),
          eq(translatedTexts.source_language, scope.source),
          eq(translatedTexts.target_language, scope.target),
          eq(translatedTexts.formality, scope.formality),
          inArray(translatedTexts.source_hash, some.map(hashOf)),
        ),
      );
    for (const { source, target } of rows) found.set(source, target);
  }
  return found;
}

/** Remembers the pairs; a newer translation takes the place of an older one. */
export async function keepTexts(
  db: Db,
  accountId: number,
  pairs: readonly { source: string; text: string }[],
  scope: MemoryScope,
): Promise<void> {
  for (let from = 0; from < pairs.length; from += rowsPerStatement) {
    const values = pairs.slice(from, from + rowsPerStatement).map(({ source, text }) => ({
      account_id: accountId,
      source_language: scope.source,
      target_language: scope.target,
      formality: scope.formality,
      source,
      source_hash: hashOf(source),
      target: text,
    }));
    await db.orm
      .insert(translatedTexts)
      .values(values)
      .onConflictDoUpdate({
        target: [
          translatedTexts.account_id,
          translatedTexts.source_language,
          translatedTexts.target_language,
          translatedTexts.formality,
          translatedTexts.source_hash,
        ],
        set: { target: sql`excluded.target`, updated_at: sql`now()` },
      });
  }
}
