// Every raw statement of the server's source is prepared on a migrated database, and its columns are compared with the type of its rows.
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/child-product.ts';
import { RowTypes } from '../testing/sql/compare-row.ts';
import { Describer } from '../testing/sql/describe-statement.ts';
import { findStatements } from '../testing/sql/find-statements.ts';
import { assured, notCompared, notPrepared } from '../testing/sql/uncompared-statements.ts';

let database: TestDatabase;
let describer: Describer;
/** Problems by place, `null` where every text of the statement was prepared and compared without any. */
const prepared = new Map<string, string | null>();
const compared = new Map<string, string[]>();

beforeAll(async () => {
  database = await createTestDatabase();
  describer = await Describer.connect(database.connectionString);
  const { statements, project, close } = findStatements(resolve(import.meta.dirname, '../../..'));
  const types = new RowTypes(project.checker);
  await describer.makeTemporary(statements.flatMap(({ texts }) => [...texts]));
  for (const { place, texts, rowType, readsUntyped, unresolved } of statements) {
    let problem = texts.size > 0 ? null : `depends on ${[...unresolved].join(', ') || 'what is not known'}`;
    const problems = new Set<string>();
    for (const text of texts)
      try {
        const columns = await describer.describe(text);
        const found = rowType
          ? types.problemsOf(rowType, columns)
          : readsUntyped && columns.length > 0
            ? ['rows without a type']
            : [];
        for (const one of found) problems.add(one);
      } catch (error) {
        problem = `${String(error)}: ${text}`;
      }
    prepared.set(place, problem);
    compared.set(place, [...problems]);
  }
  close();
  // Reading the whole source takes several times as long on a busy machine.
}, 300_000);
afterAll(async () => {
  await describer.end();
  await database.close();
});

it('finds the statements', () => {
  expect(prepared.size).toBeGreaterThan(500);
  expect([...compared.values()].filter((problems) => problems.length === 0).length).toBeGreaterThan(450);
});

it('prepares every statement but those of the list', () => {
  const failed = [...prepared].filter(([, problem]) => problem !== null);
  expect(failed.filter(([place]) => !(place in notPrepared)).map(([place, problem]) => `${place}: ${problem}`)).toEqual([]);
  expect(Object.keys(notPrepared).filter((place) => !failed.some(([failing]) => failing === place))).toEqual([]);
});

it('gives rows the types of their columns', () => {
  const isAssured = (place: string, problem: string) =>
    place in notCompared ||
    assured.some((one) => one.place === place && one.columns.some((column) => problem.startsWith(`${column} can be null`)));
  expect(
    [...compared].flatMap(([place, problems]) =>
      problems.filter((problem) => !isAssured(place, problem)).map((problem) => `${place}: ${problem}`),
    ),
  ).toEqual([]);
  const stale = assured.flatMap(({ place, columns }) =>
    columns
      .filter((column) => !compared.get(place)?.some((problem) => problem.startsWith(`${column} can be null`)))
      .map((column) => `${place}: ${column}`),
  );
  expect(stale).toEqual([]);
  expect(Object.keys(notCompared).filter((place) => !compared.get(place)?.length)).toEqual([]);
});
