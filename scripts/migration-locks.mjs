// Migrations that would lock a large table for longer than a moment are refused (CONTRIBUTING.md, "A migration"). What a statement does to
// a table that the same migration creates is free.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf, statementsOf } from './migration-statements.mjs';

const folder = 'server/src/kernel/db/migrations';

/** Migrations up to this number were released before the check. */
const lastLanded = 42;

/** First line of a migration with statements that run one by one, outside of a transaction (`run-migration.ts`). */
export const outsideMark = '-- outside of a transaction';

const name = String.raw`(?:public\.)?(\w+)`;

/** Defaults that are the same for all rows, which PostgreSQL writes once and not to each row. */
const steadyDefault =
  /^(?:''|-?\d+(?:\.\d+)?|true|false|null|now\(\)|current_timestamp|current_date|array\[[^\]()]*\])(?:::[\w ]+(?:\(\d+(?:, ?\d+)?\))?(?:\[\])?)?$/;

/** Returns the fault of a new column in a table with rows. */
function columnFault(definition) {
  if (/^\S+ (?:small|big)?serial\b|\bgenerated (?:always|by default) as\b/.test(definition))
    return 'a column that is computed for each row writes the whole table: add it empty and fill it by a job';
  if (/\b(?:primary key|unique)\b/.test(definition))
    return 'build the unique index concurrently, then add the constraint using it';
  if (/\bcheck ?\(/.test(definition))
    return 'add the check as a constraint that is `not valid`, and validate it in a later migration';
  const value = /\bdefault (.*?)(?= not null$| not null | null$| references |$)/.exec(definition)?.[1]?.trim();
  if (value !== undefined && !steadyDefault.test(value))
    return 'a default that differs by row writes the whole table: add the column empty and fill it by a job';
  if (/\breferences\b/.test(definition) && value !== undefined && value !== 'null')
    return 'a foreign key with a default reads the whole table: add it as a constraint that is `not valid`';
  if (/\bnot null\b/.test(definition) && (value === undefined || /^null\b/.test(value)))
    return 'a column that is `not null` needs a default where there are rows';
  return null;
}

function constraintFault(definition) {
  if (/\busing index\b/.test(definition) && /\bunique\b/.test(definition)) return null;
  if (/\b(?:foreign key|check)\b/.test(definition))
    return /\bnot valid$/.test(definition)
      ? null
      : 'a constraint that is not `not valid` reads the whole table under its lock: add `not valid`, and validate it in a later migration';
  return 'build the unique index concurrently, then add the constraint using it';
}

/** Changes of a table that are over in a moment. */
const quickChange =
  /^(?:drop (?:column|constraint)|rename|alter (?:column )?\w+ (?:set default|drop default|drop not null|drop identity|set statistics|set storage)|set \(|reset \(|(?:enable|disable) (?:row level security|trigger)|owner to|no force row|force row)\b/;

/** Returns the fault of one change of a table with rows. `proven` lists columns proven not null by a validated check. */
function changeFault(change, table, { isOutside, proven }) {
  const added = /^add (?:column )?(?:if not exists )?(?!constraint |primary |unique|foreign |check|exclude)(.*)$/.exec(
    change,
  )?.[1];
  if (added !== undefined) return columnFault(added);
  if (change.startsWith('add ')) return constraintFault(change);
  if (change.startsWith('validate constraint '))
    return isOutside ? null : `\`validate constraint\` reads the whole table: begin the migration with "${outsideMark}"`;
  const required = /^alter (?:column )?(\w+) set not null$/.exec(change)?.[1];
  if (required !== undefined)
    return proven.has(`${table}.${required}`)
      ? null
      : `reads the whole table under its lock: validate a check \`${required} is not null\` in an earlier migration first`;
  if (/^alter (?:column )?\w+ (?:set data )?type /.test(change))
    return 'another type writes the whole table: add a column, fill it by a job and use it instead';
  return quickChange.test(change) ? null : 'this change of a table is not known to be quick (scripts/migration-locks.mjs)';
}

/** Statements that lock no table with rows, or only for a moment. */
const quickStatement =
  /^(?:create (?:or replace )?(?:function|view|procedure)|create (?:schema|sequence|type|extension|domain|statistics)|create (?:or replace )?(?:constraint )?trigger|drop (?:trigger|function|view|table|sequence|type)|comment on|alter (?:sequence|function|index \w+ rename)|insert into \w+(?: ?\([^)]*\))?(?: overriding system value)? values )/;

const indexStatement = new RegExp(`^create (?:unique )?index (concurrently )?(if not exists )?(?:\\w+ )?on (?:only )?${name}`);

/** Returns the faults of one statement of a migration. */
function statementFaults(statement, scope) {
  const { created, isOutside } = scope;
  const index = indexStatement.exec(statement);
  if (index) {
    if (created.has(index[3])) return [];
    if (!index[1] || !index[2] || !isOutside)
      return [
        `writers wait while an index of ${index[3]} is built: \`create index concurrently if not exists\`, in a migration that begins with "${outsideMark}"`,
      ];
    return [];
  }
  const altered = new RegExp(`^alter table (?:if exists )?(?:only )?${name} (.*)$`).exec(statement);
  if (altered) {
    const [, table, changes] = altered;
    if (created.has(table)) return [];
    return partsOf(changes)
      .map((change) => changeFault(change, table, scope))
      .filter((fault) => fault !== null)
      .map((fault) => `alter table ${table}: ${fault}`);
  }
  if (statement.startsWith('drop index '))
    return !isOutside || statement.startsWith('drop index concurrently if exists ')
      ? []
      : ['`drop index concurrently if exists` is what can be repeated'];
  const written = new RegExp(`^(?:update (?:only )?|delete from (?:only )?|insert into )${name}`).exec(statement);
  if (written && created.has(written[1]) && !/\b(?:from|join)\b/.test(statement.replace(/^delete from/, ''))) return [];
  if (/^(?:update|delete|truncate|merge|with)\b/.test(statement))
    return ['rows of a table are changed by a job, in small steps: a migration would lock all of them until it ends'];
  if (
    /^create (?:unlogged )?table /.test(statement) &&
    !/\b(?:partition of|inherits)\b|\bas (?:select|with|table)\b/.test(statement)
  )
    return [];
  if (quickStatement.test(statement)) return [];
  return [`"${statement.slice(0, 60)}" is not known to be quick (scripts/migration-locks.mjs)`];
}

/** Repeats when its migration was interrupted, as everything outside of a transaction must. */
const canBeRepeated = (statement) =>
  /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists|alter table \w+ validate constraint) /.test(
    statement,
  );

/** Columns that a check of earlier migrations says are not null, once it was validated. */
function provenColumns(statements) {
  const checks = new Map();
  const proven = new Set();
  for (const statement of statements) {
    const [, table, checkName, column] =
      /^alter table (\w+) add constraint (\w+) check \(\(?(?:\w+\.)*(\w+) is not null\)?\)/.exec(statement) ?? [];
    if (column !== undefined) checks.set(`${table}.${checkName}`, `${table}.${column}`);
    const [, of, validated] = /^alter table (\w+) validate constraint (\w+)$/.exec(statement) ?? [];
    if (checks.has(`${of}.${validated}`)) proven.add(checks.get(`${of}.${validated}`));
  }
  return proven;
}

/** Returns the faults of migrations, given oldest first, each with its name and SQL. */
export function migrationFaults(migrations) {
  const faults = [];
  const earlier = [];
  for (const { name: file, sql } of migrations) {
    const statements = statementsOf(sql);
    if (Number.parseInt(file, 10) > lastLanded) {
      const isOutside = sql.trimStart().startsWith(outsideMark);
      const created = new Set(
        statements
          .map((one) => new RegExp(`^create (?:unlogged )?table (?:if not exists )?${name}`).exec(one)?.[1])
          .filter(Boolean),
      );
      const scope = { isOutside, created, proven: provenColumns(earlier) };
      const found = statements.flatMap((statement) => [
        ...statementFaults(statement, scope),
        ...(isOutside && !canBeRepeated(statement)
          ? [`"${statement.slice(0, 60)}" cannot be repeated: only indexes and validations run outside of a transaction`]
          : []),
      ]);
      if (isOutside && sql.split('--> statement-breakpoint').some((part) => statementsOf(part).length > 1))
        found.push('two statements without a breakpoint between them run in one transaction');
      faults.push(...found.map((fault) => `${folder}/${file}: ${fault}`));
    }
    earlier.push(...statements);
  }
  return faults;
}

export const readMigrations = (root) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({ name: file, sql: readFileSync(join(root, folder, file), 'utf8') }));
