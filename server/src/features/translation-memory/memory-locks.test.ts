// An imported file and a delivered translation meet in the memory: both write in one order, so neither deadlocks with the other. On a
// database that orders texts by language, as those of hosting companies: there the order differs from the order of bytes.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { databaseNamed } from '../../testing/database-for-tests.ts';
import { formOf } from '../../testing/table-files.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { saveUnits } from './index.ts';

let product: TestProduct;
let owner: TestCaller;
let accountId: number;

const name = `test_${randomBytes(6).toString('hex')}`;
const asAdmin = async (statement: string) => {
  const admin = new pg.Client({ connectionString: inject('postgres') });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
};

beforeAll(async () => {
  await asAdmin(`create database ${name} template template0 locale_provider icu icu_locale 'en' encoding 'UTF8'`);
  product = await startOwnProduct({ FOLIO_ROLE: 'web', DATABASE_URL: databaseNamed(inject('postgres'), name) });
  owner = await product.register('Owner Person');
  const [row] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [owner.id]);
  accountId = row?.account_id ?? 0;
});
afterAll(async () => {
  await product.stop();
  await asAdmin(`drop database ${name}`);
});

const sources = Array.from({ length: 400 }, (_, index) => `Sentence ${index}.`);
const fileOf = (round: number) => {
  const lines = sources.map((source) => `${source},Satz ${round}`);
  return formOf({
    file: new File([['term,translation', ...lines].join('\n')], 'a.csv'),
    source_language: 'en',
    target_language: 'de',
  });
};
const importFile = (round: number) => owner.send('POST', '/services/translation_memory/import', fileOf(round));
const keep = (round: number) =>
  product.kernel.database.transaction((tx) =>
    saveUnits(
      tx,
      accountId,
      { source: 'en', target: 'de', formality: 'auto' },
      sources.toReversed().map((source) => ({ source, target: `Satz ${round}`, quality: 'machine' as const })),
    ),
  );

it('twenty imports and twenty translations at once are all kept', async () => {
  const rounds = Array.from({ length: 20 }, (_, round) => round);
  const answers = await Promise.all(
    rounds.map(async (round) => {
      const [answer] = await Promise.all([importFile(round), keep(round)]);
      return answer;
    }),
  );
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(rounds.map(() => [200, expect.any(String)]));
  expect(await product.sql('select count(*)::int as count from memory_units')).toEqual([{ count: 400 }]);
});
