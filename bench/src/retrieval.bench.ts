// Passage search among 10,000 in four languages, by words and by similarity: the slowest of twenty searches through the product,
// and the share of the bare queries. Also array sums in the database, and the share of similarity computed in the process.
import { findNearest } from '@folio/server/features/sources/nearest-passages';
import { listWithoutVector, saveVectors } from '@folio/server/features/sources/passage-vectors.queries';
import { findByTerms, replacePassages } from '@folio/server/features/sources/passages.queries';
import { searchConfiguration } from '@folio/server/features/sources/search-configuration';
import { type Database, openDatabase } from '@folio/server/kernel/db/database';
import { startProduct } from './child-process.ts';
import { median, p95 } from './quantiles.ts';
import { type SeededDatabase, seedDatabase } from './seeded-database.ts';

const port = 3903;
const languages = ['en', 'de', 'it', 'fr'];
const [sources, passagesOfSource, wordsOfPassage] = [200, 50, 120];
const searches = 300;
const limit = 10;
/** Milliseconds that 19 of 20 searches may take. */
const aimMs = 50;

/** The same numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const syllables = 'ka lo mi ter sun vel gra no pe rin sho tal fe du bar ni ost wel ja zo'.split(' ');
const random = randomNumbers(7);
const vocabulary = Array.from({ length: 8000 }, () =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * syllables.length)]).join(''),
);
/** Few words are frequent and most are rare, as in any language. */
const word = () => vocabulary[Math.floor(vocabulary.length * random() ** 3)] ?? '';
const words = (count: number) => Array.from({ length: count }, word).join(' ');

async function seedSources(database: SeededDatabase, bare: Database): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < sources; index += 1) {
    const language = languages[index % languages.length] ?? 'en';
    const { rows } = await database.client.query<{ id: number }>(
      `insert into additional_sources (account_id, user_id, is_listed, name, type, state, language) values (1, 1, true, $1, 'file', 'ready', $2) returning id`,
      [`Source ${index}`, language],
    );
    const id = rows[0]?.id ?? 0;
    const passages = Array.from({ length: passagesOfSource }, () => ({ heading: words(4), text: words(wordsOfPassage) }));
    await replacePassages(bare, id, language, passages);
    ids.push(id);
  }
  await database.client.query('vacuum analyze');
  return ids;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const dimensions = 768;
const nearSearches = 20;
const unit = () => {
  const vector = Array.from({ length: dimensions }, () => random() - 0.5);
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
};

/** The same nearest passages, by plain SQL over the arrays. */
const sumsOverArrays = `select p.id, (select sum(a * b) from unnest(p.embedding, $1::real[]) as pair (a, b)) as cosine
  from source_passages p where p.additional_source_id = any($2::int[]) and p.embedding_model = 'bench' order by cosine desc limit 40`;

async function benchNearness(bare: Database, sourceIds: number[]): Promise<void> {
  for (let after = 0; ; ) {
    const batch = await listWithoutVector(bare, 'bench', { after }, 500);
    const last = batch.at(-1);
    if (!last) break;
    await saveVectors(
      bare,
      'bench',
      batch.map(({ id }) => ({ id, vector: unit() })),
    );
    after = last.id;
  }
  const measure = async () => findNearest(bare, { key: 'bench', vector: unit() }, sourceIds, 40);
  const first = await timed(measure);
  const [inProcess, inDatabase]: [number[], number[]] = [[], []];
  for (let index = 0; index < nearSearches; index += 1) {
    inProcess.push(await timed(measure));
    inDatabase.push(await timed(() => bare.client.query(sumsOverArrays, [unit(), sourceIds])));
  }
  const [near, sums] = [median(inProcess), median(inDatabase)];
  process.stdout.write(
    `nearness of ${sources * passagesOfSource} passages of ${dimensions} numbers: ${(near / sums).toFixed(3)} times sums over arrays in the database (${near.toFixed(0)} of ${sums.toFixed(0)} ms; the first time ${first.toFixed(0)} ms)\n`,
  );
}

export async function benchRetrieval(): Promise<void> {
  const database = await seedDatabase();
  const headers = { authorization: `Bearer ${database.token}` };
  const env = {
    DATABASE_URL: database.connectionString,
    DATA_DIR: database.dataDir,
    PORT: String(port),
    FOLIO_ROLE: 'web',
    LOG_LEVEL: 'warn',
  };
  const product = await startProduct(`http://127.0.0.1:${port}/healthz`, env);
  const bare = openDatabase(database.connectionString, { size: 1 });
  try {
    const ids = await seedSources(database, bare);
    const among = { ids, configurations: languages.map((language) => searchConfiguration(language)) };
    const askBare = async (query: string) => {
      const best = await findByTerms(bare, 'every', query, among, limit);
      if (best.length < limit) await findByTerms(bare, 'some', query, among, limit);
    };
    const askProduct = async (query: string) => {
      const url = `http://127.0.0.1:${port}/api/features/additional-source/search?query=${encodeURIComponent(query)}&limit=${limit}`;
      const response = await fetch(url, { headers });
      const { passages } = (await response.json()) as { passages?: unknown[] };
      if (!response.ok || !passages?.length) throw new Error(`Nothing was found for "${query}": ${response.status}`);
    };
    const [productTimes, bareTimes]: [number[], number[]] = [[], []];
    for (let index = 0; index < searches; index += 1) {
      const query = words(1 + (index % 5));
      // The first ones warm both up; then they take turns, so that a machine that drifts drifts for both.
      const [asked, ran] = [await timed(() => askProduct(query)), await timed(() => askBare(query))];
      if (index < 30) continue;
      productTimes.push(asked);
      bareTimes.push(ran);
    }
    const [asked, ran] = [p95(productTimes), p95(bareTimes)];
    process.stdout.write(
      `search in ${sources * passagesOfSource} passages, p95: ${(asked / ran).toFixed(2)} times the bare queries (${asked.toFixed(1)} ms; aim: under ${aimMs} ms)\n`,
    );
    await benchNearness(bare, ids);
  } finally {
    await bare.close();
    await product.stop();
    await database.stop();
  }
}
