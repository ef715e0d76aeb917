// The passages of listed sources: kept in one statement, found by full text in their own languages.
import type { Passage } from '@folio/engine/sources/split-passages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import { searchConfiguration } from './search-configuration.ts';
import { listedIn } from './source-list.queries.ts';
import { additionalSources } from './sources.table.ts';

export interface FoundPassage {
  id: number;
  additional_source_id: number;
  name: string;
  url: string | null;
  heading: string | null;
  text: string;
  rank: number;
}

const insertPassages = `insert into source_passages (additional_source_id, position, heading, text, configuration, terms)
  select $1, position, heading, text, $2::text, setweight(to_tsvector($2::text::regconfig, coalesce(heading, '')), 'A') || to_tsvector($2::text::regconfig, text)
  from unnest($3::int[], $4::text[], $5::text[]) as passage (position, heading, text)`;

/** Puts the passages of a text in the place of those it had. */
export async function replacePassages(db: Db, sourceId: number, language: string | null, passages: Passage[]): Promise<void> {
  await db.client.query('delete from source_passages where additional_source_id = $1', [sourceId]);
  await db.client.query(insertPassages, [
    sourceId,
    searchConfiguration(language),
    passages.map((_, index) => index),
    passages.map((passage) => passage.heading),
    passages.map((passage) => passage.text),
  ]);
}

/** Most sources that one search looks into; the newest of a place. */
const maxSources = 5000;

/** Listed and read sources of a place with their language; with `ids` those of them that may be searched there. */
export function listSearchable(db: Db, scope: Scope, ids?: number[]): Promise<{ id: number; language: string | null }[]> {
  return db.orm
    .select({ id: additionalSources.id, language: additionalSources.language })
    .from(additionalSources)
    .where(and(listedIn(db, scope, false), ids ? inArray(additionalSources.id, ids) : undefined))
    .limit(maxSources);
}

/** `every` wants all words of the query; `prefix` takes beginnings of words. */
const terms = {
  every: 'websearch_to_tsquery(c::regconfig, $1)',
  prefix: `to_tsquery(c::regconfig, regexp_replace(plainto_tsquery('simple', $1)::text, '''(?= |$)', ''':*', 'g'))`,
};

/** Texts are fetched for the best only: the sort uses ids and ranks. */
const withTexts = (best: string) => `select p.id, p.additional_source_id, s.name, s.url, p.heading, p.text, best.rank
  from (${best}) best join source_passages p on p.id = best.id join additional_sources s on s.id = p.additional_source_id
  order by best.rank desc, p.id`;

/** Words that are in more passages than this are too frequent to rank all of those: the newest are ranked. */
const byTerms = (way: keyof typeof terms) => ({
  name: `passages-${way}`,
  text: withTexts(`select p.id, ts_rank_cd(p.terms, holding.q, 1) as rank from (
      select id, q from (
        select p.id, q from unnest($2::text[]) c cross join lateral (select ${terms[way]} as q) asked
        join source_passages p on p.configuration = c and p.terms @@ q where p.additional_source_id = any($3::int[]) offset 0
      ) every order by id desc limit 500
    ) holding join source_passages p on p.id = holding.id order by rank desc, p.id limit $4`),
});

/**
 * Passages with some of the words. To rank a passage its terms must be fetched, which costs more than all else; so the index alone first says which
 * passages hold how many of the rarer words, and only the 100 likeliest are ranked. `offset 0` keeps each word a question to the index.
 */
const bySome = {
  name: 'passages-some',
  text: withTexts(`with asked as (
      select c, ('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''')::tsquery as word
      from unnest($2::text[]) c cross join lateral unnest(tsvector_to_array(to_tsvector(c::regconfig, $1))) word
    ), holding as (
      select c, p.id, count(*) over (partition by c, word) as found, count(*) over () as total from asked cross join lateral (
        select id from source_passages where terms @@ word and configuration = c and additional_source_id = any($3::int[]) offset 0
      ) p
    ), likely as (
      select id, min(c) as c from holding group by id order by sum(ln(1 + total::float8 / found)) desc, id limit 100
    ), wanted as (
      select c, string_agg(word::text, '|')::tsquery as q from asked group by c
    )
    select p.id, ts_rank_cd(p.terms, q, 1) as rank from likely join wanted using (c) join source_passages p on p.id = likely.id
    order by rank desc, p.id limit $4`),
};

/** Words that are written a little differently: a slip of the pen, a missing accent. */
const bySimilarity = {
  name: 'passages-similar',
  text: withTexts(`select p.id, word_similarity($1, p.text) as rank from source_passages p
    where $1 <% p.text and p.additional_source_id = any($2::int[]) order by rank desc, p.id limit $3`),
};

const statements = { every: byTerms('every'), some: bySome, prefix: byTerms('prefix') };

/** Passages that hold the query's words, best first. */
export async function findByTerms(
  db: Db,
  way: keyof typeof statements,
  query: string,
  sources: { configurations: string[]; ids: number[] },
  limit: number,
): Promise<FoundPassage[]> {
  const values = [query, sources.configurations, sources.ids, limit];
  return (await db.client.query<FoundPassage>({ ...statements[way], values })).rows;
}

export async function findBySimilarity(db: Db, query: string, ids: number[], limit: number): Promise<FoundPassage[]> {
  return (await db.client.query<FoundPassage>({ ...bySimilarity, values: [query, ids, limit] })).rows;
}

/** Passages by their ids, with these ranks, best first. */
export async function listPassages(db: Db, ranked: { id: number; rank: number }[]): Promise<FoundPassage[]> {
  const { rows } = await db.client.query<FoundPassage>({
    name: 'passages-by-id',
    text: withTexts('select * from unnest($1::int[], $2::float8[]) as given (id, rank)'),
    values: [ranked.map(({ id }) => id), ranked.map(({ rank }) => rank)],
  });
  return rows;
}

/** The text of a source for its passages; locked, and null where it is gone. */
export async function lockSource(db: Db, id: number) {
  const [row] = await db.orm.select().from(additionalSources).where(eq(additionalSources.id, id)).for('update');
  return row ?? null;
}
