// Migrations that would lock a large table, and those that do not.
import { expect, it } from 'vitest';
import { migrationFaults, outsideMark, readMigrations } from './migration-locks.mjs';
import { root } from './setup.mjs';

const faultsOf = (sql, earlier = '') =>
  migrationFaults([
    { name: '0043_earlier.sql', sql: earlier },
    { name: '0044_change.sql', sql },
  ]);
const outside = (sql) => `${outsideMark}\n${sql}`;

it('finds nothing in the migrations of now', () => {
  const migrations = readMigrations(root);
  expect(migrations.length).toBeGreaterThan(42);
  expect(migrationFaults(migrations)).toEqual([]);
});

it('reads migrations after the released ones only', () => {
  const sql = 'CREATE INDEX "a" ON "texts" ("title");';
  expect(migrationFaults([{ name: '0042_old.sql', sql }])).toEqual([]);
  expect(migrationFaults([{ name: '0043_new.sql', sql }])).toHaveLength(1);
});

it.each([
  ['an index', 'CREATE INDEX "texts_title" ON "texts" USING btree ("title");', 'create index concurrently'],
  ['a unique index', 'CREATE UNIQUE INDEX "texts_title" ON "public"."texts" ("title");', 'create index concurrently'],
  [
    'an index that is built concurrently in a transaction',
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "texts" ("title");',
    'outside',
  ],
  [
    'an index that cannot be repeated',
    outside('CREATE INDEX CONCURRENTLY "a" ON "texts" ("title");'),
    'create index concurrently',
  ],
  ['a default that differs by row', 'ALTER TABLE "texts" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;', 'by a job'],
  [
    'a default with another moment in each row',
    'ALTER TABLE "texts" ADD COLUMN "at" timestamptz DEFAULT clock_timestamp();',
    'by a job',
  ],
  ['a default with the word of a constant', `ALTER TABLE "texts" ADD "x" text DEFAULT 'a' || random()::text;`, 'by a job'],
  ['a number of its own for each row', 'ALTER TABLE "texts" ADD COLUMN "n" serial;', 'computed'],
  ['an identity', 'ALTER TABLE "texts" ADD COLUMN "n" integer GENERATED ALWAYS AS IDENTITY;', 'computed'],
  ['a computed column', 'ALTER TABLE "texts" ADD COLUMN "n" int GENERATED ALWAYS AS (length(title)) STORED;', 'computed'],
  ['a required column without a default', 'ALTER TABLE "texts" ADD COLUMN "n" integer NOT NULL;', 'needs a default'],
  ['a unique column', 'ALTER TABLE "texts" ADD COLUMN "n" integer UNIQUE;', 'unique index'],
  ['a column with a check', 'ALTER TABLE "texts" ADD COLUMN "n" integer CHECK (n > 0);', 'not valid'],
  [
    'a reference with a default',
    'ALTER TABLE "texts" ADD COLUMN "n" integer DEFAULT 1 REFERENCES "users" ("id");',
    'foreign key',
  ],
  ['a required column', 'ALTER TABLE "texts" ALTER COLUMN "title" SET NOT NULL;', 'is not null'],
  [
    'a foreign key',
    'ALTER TABLE "texts" ADD CONSTRAINT "fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");',
    'not valid',
  ],
  ['a check', 'ALTER TABLE "texts" ADD CONSTRAINT "c" CHECK ("texts"."words" >= 0);', 'not valid'],
  ['a unique constraint', 'ALTER TABLE "texts" ADD CONSTRAINT "u" UNIQUE ("title");', 'unique index'],
  ['a primary key', 'ALTER TABLE "texts" ADD PRIMARY KEY ("id");', 'unique index'],
  ['an exclusion', 'ALTER TABLE "texts" ADD CONSTRAINT "e" EXCLUDE USING gist ("span" WITH &&);', 'unique index'],
  ['a validation in a transaction', 'ALTER TABLE "texts" VALIDATE CONSTRAINT "c";', 'outside'],
  ['another type', 'ALTER TABLE "texts" ALTER COLUMN "words" SET DATA TYPE bigint;', 'another type'],
  ['a second change in one statement', 'ALTER TABLE "texts" DROP COLUMN "a", ALTER COLUMN "words" TYPE bigint;', 'another type'],
  ['another tablespace', 'ALTER TABLE "texts" SET TABLESPACE fast;', 'not known'],
  ['all rows updated', 'UPDATE "texts" SET "words" = 0;', 'by a job'],
  ['some rows updated', 'UPDATE "texts" SET "words" = 0 WHERE "words" IS NULL;', 'by a job'],
  ['rows deleted', 'DELETE FROM "texts" WHERE "words" = 0;', 'by a job'],
  ['rows changed by a query', 'WITH gone AS (DELETE FROM "texts" RETURNING 1) SELECT count(*) FROM gone;', 'by a job'],
  ['a table emptied', 'TRUNCATE "texts";', 'by a job'],
  ['rows copied into a new table', 'CREATE TABLE "n" ("id" int); INSERT INTO "n" SELECT "id" FROM "texts";', 'not known'],
  ['a table made of another one', 'CREATE TABLE "n" AS SELECT * FROM "texts";', 'not known'],
  ['a block of code', 'DO $$ begin update texts set words = 0; end $$;', 'not known'],
  ['a table that is locked', 'LOCK TABLE "texts";', 'not known'],
  ['a table in another order', 'CLUSTER "texts" USING "texts_title";', 'not known'],
  ['a column outside of a transaction', outside('ALTER TABLE "texts" ADD COLUMN "n" integer;'), 'cannot be repeated'],
  [
    'two statements without a breakpoint',
    outside('DROP INDEX CONCURRENTLY IF EXISTS "a"; DROP INDEX CONCURRENTLY IF EXISTS "b";'),
    'breakpoint',
  ],
])('refuses %s', (_, sql, words) => {
  expect(faultsOf(sql).join('\n')).toContain(words);
});

it.each([
  [
    'an index that is built concurrently',
    outside('CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "texts" USING btree ("title");'),
  ],
  ['an index that is dropped', 'DROP INDEX "texts_title";'],
  ['an index that is dropped concurrently', outside('DROP INDEX CONCURRENTLY IF EXISTS "texts_title";')],
  ['an empty column', 'ALTER TABLE "texts" ADD COLUMN "note" text;'],
  ['a column with a constant', `ALTER TABLE "texts" ADD COLUMN "claims" jsonb DEFAULT '[]'::jsonb NOT NULL;`],
  ['a column with a number', 'ALTER TABLE "texts" ADD COLUMN "n" numeric(10, 2) DEFAULT -1.5 NOT NULL;'],
  [
    'a column with the moment of the migration',
    'ALTER TABLE "texts" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL;',
  ],
  ['a column of texts', `ALTER TABLE "texts" ADD COLUMN "names" text[] DEFAULT '{}'::text[] NOT NULL;`],
  ['an empty reference', 'ALTER TABLE "texts" ADD COLUMN "user_id" integer REFERENCES "users" ("id");'],
  [
    'a foreign key that is not valid',
    'ALTER TABLE "texts" ADD CONSTRAINT "fk" FOREIGN KEY ("u") REFERENCES "users"("id") NOT VALID;',
  ],
  ['a check that is not valid', 'ALTER TABLE "texts" ADD CONSTRAINT "c" CHECK ("texts"."words" >= 0) NOT VALID;'],
  ['a validation', outside('ALTER TABLE "texts" VALIDATE CONSTRAINT "c";')],
  ['a unique constraint of an index', 'ALTER TABLE "texts" ADD CONSTRAINT "u" UNIQUE USING INDEX "texts_title";'],
  [
    'what is over in a moment',
    'ALTER TABLE "texts" DROP COLUMN "a", ALTER COLUMN "b" DROP NOT NULL, ALTER COLUMN "b" SET DEFAULT 1;',
  ],
  [
    'all of a table that it creates',
    `CREATE TABLE "notes" ("id" integer PRIMARY KEY); CREATE INDEX "a" ON "notes" ("id"); UPDATE "notes" SET "id" = 1;
     ALTER TABLE "notes" ADD CONSTRAINT "fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id"); INSERT INTO "notes" ("id") VALUES (1);`,
  ],
  [
    'a function that changes rows later',
    'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ begin update texts set words = 0; end $$;',
  ],
  ['a trigger', 'CREATE TRIGGER "t" AFTER INSERT ON "texts" FOR EACH ROW EXECUTE FUNCTION f();'],
  ['words in comments and texts', `-- update texts\nALTER TABLE "texts" ADD COLUMN "x" text DEFAULT 'update texts; drop';`],
])('allows %s', (_, sql) => {
  expect(faultsOf(sql)).toEqual([]);
});

it('allows a required column once a check is validated', () => {
  const check = 'ALTER TABLE "texts" ADD CONSTRAINT "c" CHECK ("texts"."title" IS NOT NULL) NOT VALID;';
  const required = 'ALTER TABLE "texts" ALTER COLUMN "title" SET NOT NULL;';
  expect(faultsOf(required, check).join()).toContain('is not null');
  const validated = outside('ALTER TABLE "texts" VALIDATE CONSTRAINT "c";');
  const migrations = [check, validated, required].map((sql, at) => ({ name: `00${43 + at}_x.sql`, sql }));
  expect(migrationFaults(migrations)).toEqual([]);
});
