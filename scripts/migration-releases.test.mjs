// Migrations beside which processes of the newest release could not work, and those beside which they can.
import { expect, it } from 'vitest';
import { readMigrations } from './migration-locks.mjs';
import { readNewestRelease, releaseFaults } from './migration-releases.mjs';
import { root } from './setup.mjs';

const release = { name: '2.0.0', migration: '0043_released' };
const faultsOf = (sql, earlier = '') =>
  releaseFaults(
    [
      { name: '0043_released.sql', sql: 'DROP TABLE "gone";' },
      { name: '0044_earlier.sql', sql: earlier },
      { name: '0045_change.sql', sql },
    ],
    release,
  );

it('finds nothing in the migrations of now', () => {
  const newest = readNewestRelease(root);
  const migrations = readMigrations(root);
  expect(migrations.map((one) => one.name)).toContain(`${newest.migration}.sql`);
  expect(releaseFaults(migrations, newest)).toEqual([]);
});

it.each([
  ['a column that goes', 'ALTER TABLE "texts" DROP COLUMN "title";', 'reads and writes the column'],
  ['a column that goes, among others', 'ALTER TABLE "texts" ADD COLUMN "a" text, DROP "title";', 'reads and writes the column'],
  ['another name of a column', 'ALTER TABLE "texts" RENAME COLUMN "title" TO "name";', 'old name'],
  ['another name of a table', 'ALTER TABLE "texts" RENAME TO "documents";', 'old name'],
  ['a required column', 'ALTER TABLE "texts" ALTER COLUMN "title" SET NOT NULL;', 'without a value'],
  ['a column without its default', 'ALTER TABLE "texts" ALTER "title" DROP DEFAULT;', 'without a value'],
  ['another type', 'ALTER TABLE "texts" ALTER COLUMN "n" SET DATA TYPE bigint;', 'old type'],
  ['a check', 'ALTER TABLE "texts" ADD CONSTRAINT "c" CHECK (n > 0) NOT VALID;', 'refuses'],
  [
    'a foreign key',
    'ALTER TABLE "texts" ADD CONSTRAINT "fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;',
    'refuses',
  ],
  ['a unique index', 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "u" ON "public"."texts" ("title");', 'refuses'],
  ['a table that goes', 'DROP TABLE "texts";', 'may use it'],
  ['a function that goes', 'DROP FUNCTION refuse();', 'may use it'],
  ['a value of a type', `ALTER TYPE "state" RENAME VALUE 'done' TO 'ended';`, 'old name'],
  ['a trigger', 'CREATE TRIGGER t BEFORE INSERT ON "texts" FOR EACH ROW EXECUTE FUNCTION refuse();', 'also runs'],
])('refuses %s', (_what, sql, reason) => {
  const faults = faultsOf(sql);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('0045_change.sql');
  expect(faults[0]).toContain(reason);
});

it.each([
  ['a new column', `ALTER TABLE "texts" ADD COLUMN "n" integer DEFAULT 0 NOT NULL;`],
  ['a column that may be empty', 'ALTER TABLE "texts" ALTER COLUMN "title" DROP NOT NULL;'],
  ['a check that goes', 'ALTER TABLE "texts" DROP CONSTRAINT "c";'],
  ['an index that goes', 'DROP INDEX CONCURRENTLY IF EXISTS "texts_title";'],
  ['an index', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "texts_title" ON "texts" ("title");'],
  ['a new table', 'CREATE TABLE "words" ("id" integer);\n--> statement-breakpoint\nCREATE UNIQUE INDEX "u" ON "words" ("id");'],
  ['what is known to fit', '-- fits 2.0.0: it never read the column\nALTER TABLE "texts" DROP COLUMN "title";'],
])('lets pass %s', (_what, sql) => expect(faultsOf(sql)).toEqual([]));

it('lets pass changes of a table that the release does not know', () => {
  const earlier = 'CREATE TABLE "words" ("id" integer);';
  expect(faultsOf('ALTER TABLE "words" DROP COLUMN "id";', earlier)).toEqual([]);
  expect(faultsOf('DROP TABLE "words";', earlier)).toEqual([]);
});

it.each([
  ['an earlier release', '-- fits 1.9.0: it never read the column'],
  ['no reason', '-- fits 2.0.0:'],
  ['another statement', '-- fits 2.0.0: it never read the column\nSELECT 1;\n--> statement-breakpoint'],
])('a reason for %s is none', (_what, line) =>
  expect(faultsOf(`${line}\nALTER TABLE "texts" DROP COLUMN "title";`)).toHaveLength(1),
);
