// Matches of a sentence among 1,000,000 of one account and pair of languages, beside the look-up of one that is known exactly.
import { findMatches, searchMemory, translationMemoryOf } from '@folio/server/features/translation-memory/index';
import { type Database, openDatabase } from '@folio/server/kernel/db/database';
import { p95 } from './quantiles.ts';
import { type SeededDatabase, seedDatabase } from './seeded-database.ts';

const units = 1_000_000;
const queries = 200;
/** Milliseconds that 19 of 20 queries may take. */
const aimMs = 50;
const scope = { source: 'en', target: 'de', formality: 'auto' };

/** Sentences of 4 to 24 words; the n-th word of 30,000 is about 1/n as frequent as the first, so that some words are in most sentences. */
const seedUnits = `insert into memory_units (account_id, source_language, target_language, formality, source, source_hash, target, quality)
  select 1, 'en', 'de', 'auto', said.text, n::text, 'Satz ' || n, 'confirmed' from generate_series(1, ${units}) n cross join lateral (
    select string_agg(translate((floor(exp(random() * ln(30000))) * 7919)::bigint::text, '0123456789', 'abcdefghij'), ' ') || '.' as text
    from generate_series(1, 4 + floor(random() * 21)::int + n * 0)) said`;

async function seed({ client }: SeededDatabase): Promise<void> {
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'");
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'memory_units' and indexdef like '%USING gin%'",
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  await client.query(seedUnits);
  for (const { indexdef } of rows) await client.query(indexdef);
  await client.query('vacuum analyze memory_units');
}

async function timesOf(texts: readonly string[], run: (text: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const text of texts) {
    const start = performance.now();
    await run(text);
    times.push(performance.now() - start);
  }
  return times;
}

/** Each sixth word is another. */
const edited = (text: string) =>
  text
    .split(' ')
    .map((word, index) => (index % 6 === 3 ? 'kayak' : word))
    .join(' ');

async function compare(database: Database, texts: readonly string[]): Promise<void> {
  const memory = translationMemoryOf(database, 1);
  let found = 0;
  const similar = async (text: string) => {
    const [matches = []] = await findMatches(database, 1, scope, [{ text }]);
    found += matches.length > 0 ? 1 : 0;
  };
  const exact = (text: string) => memory.recall([text], scope);
  const search = (text: string) =>
    searchMemory(database, 1, {
      source_language: 'en',
      target_language: 'de',
      text: text.split(' ').slice(0, 2).join(' '),
      in: 'source',
      limit: 20,
    });
  for (const run of [similar, exact, search]) await timesOf(texts.slice(0, 20), run);
  const known = p95(await timesOf(texts, exact));
  for (const [name, changed] of [
    ['an edited sentence', edited],
    ['a known sentence', (text: string) => text],
    ['a new sentence', (text: string) => text.split(' ').toReversed().join(' ')],
  ] as const) {
    found = 0;
    const time = p95(await timesOf(texts.map(changed), similar));
    if (found === 0 && name === 'a known sentence') throw new Error('The memory finds none of its own sentences');
    process.stdout.write(
      `memory of ${units} sentences, ${name}: p95 ${(time / known).toFixed(1)} times an exact look-up (${time.toFixed(1)} ms, exact ${known.toFixed(1)} ms; aim: at most ${aimMs} ms); ${found} of ${texts.length} have matches\n`,
    );
  }
  const searched = p95(await timesOf(texts, search));
  process.stdout.write(
    `memory, search for two words: p95 ${(searched / known).toFixed(1)} times an exact look-up (${searched.toFixed(1)} ms)\n`,
  );
}

export async function benchMemory(): Promise<void> {
  const seeded = await seedDatabase();
  await seed(seeded);
  const { rows } = await seeded.client.query<{ source: string }>(
    `select source from memory_units where id in (select (random() * ${units - 1})::int + 1 from generate_series(1, ${queries * 2})) limit ${queries}`,
  );
  const database = openDatabase(seeded.connectionString);
  await compare(
    database,
    rows.map(({ source }) => source),
  );
  await database.close();
  await seeded.stop();
}
