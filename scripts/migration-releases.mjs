// Processes of the newest release go on working while a migration runs and after it (a rolling update). What they may not be able to work with is
// refused, unless the migration says why they can: `-- fits 2.0.0: no release has used this column since 1.9`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf, statementsOf } from './migration-statements.mjs';

const name = String.raw`(?:public\.)?(\w+)`;

/** Effects of a change on a table that the release knows. */
const breakingChanges = [
  [/^drop (?:column )?(?!constraint |default |not null|identity|expression)/, 'the release reads and writes the column'],
  [/^rename constraint /, null],
  [/^rename /, 'the release knows the old name: add the new one, and drop the old one after the next release'],
  [/^alter (?:column )?\w+ (?:drop default|drop identity|set not null)/, 'the release may write rows without a value'],
  [/^alter (?:column )?\w+ (?:set data )?type /, 'the release writes values of the old type'],
  [/^add (?:constraint \w+ )?unique using index/, null],
  [/^add (?:constraint \w+ )?(?:check|foreign key|unique|primary key|exclude)/, 'the release may write rows that it refuses'],
];

const breakingStatements = [
  [/^drop (?:table|view|function|sequence|type|schema) /, 'the release may use it'],
  [/^alter type \w+ (?:rename|drop)/, 'the release knows the old name'],
  [/^create (?:or replace )?(?:constraint )?trigger /, 'it also runs for what the release writes'],
];

const uniqueIndex = new RegExp(`^create unique index (?:concurrently )?(?:if not exists )?(?:\\w+ )?on (?:only )?${name}`);

/** Returns the faults of one statement for the release; `created` are tables that it does not know. */
function statementFaults(statement, created) {
  const altered = new RegExp(`^alter table (?:if exists )?(?:only )?${name} (.*)$`).exec(statement);
  if (altered) {
    const [, table, changes] = altered;
    if (created.has(table)) return [];
    return partsOf(changes).flatMap((change) => {
      const reason = breakingChanges.find(([pattern]) => pattern.test(change))?.[1] ?? null;
      return reason === null ? [] : [`alter table ${table} ${change.slice(0, 60)}: ${reason}`];
    });
  }
  const indexed = uniqueIndex.exec(statement)?.[1];
  if (indexed !== undefined)
    return created.has(indexed) ? [] : [`a unique index of ${indexed}: the release may write rows that it refuses`];
  const dropped = new RegExp(`^drop table (?:if exists )?${name}`).exec(statement)?.[1];
  const triggered = new RegExp(`^create (?:or replace )?(?:constraint )?trigger .*? on ${name}`).exec(statement)?.[1];
  if (created.has(dropped ?? triggered ?? '')) return [];
  const reason = breakingStatements.find(([pattern]) => pattern.test(statement))?.[1];
  return reason === undefined ? [] : [`"${statement.slice(0, 60)}": ${reason}`];
}

/**
 * Returns the faults of newer migrations for processes of a release, oldest first, each with its name and SQL. `release` has its
 * name and the name of its newest migration.
 */
export function releaseFaults(migrations, release) {
  const created = new Set();
  const faults = [];
  for (const { name: file, sql } of migrations) {
    if (file.replace('.sql', '') <= release.migration) continue;
    for (const part of sql.split('--> statement-breakpoint')) {
      const statements = statementsOf(part);
      for (const statement of statements) {
        const table = new RegExp(`^create (?:unlogged )?table (?:if not exists )?${name}`).exec(statement)?.[1];
        if (table !== undefined) created.add(table);
      }
      const fits = /^-- fits (\S+): \S/m.exec(part)?.[1];
      if (fits === release.name) continue;
      faults.push(
        ...statements
          .flatMap((statement) => statementFaults(statement, created))
          .map(
            (fault) =>
              `${file}: ${fault}. Where processes of ${release.name} can work beside it, say why: "-- fits ${release.name}: …"`,
          ),
      );
    }
  }
  return faults;
}

/** Returns the newest release with a stored dump, and the name of its newest migration. */
export function readNewestRelease(root) {
  const server = join(root, 'server', 'src');
  const read = (...path) => JSON.parse(readFileSync(join(server, ...path), 'utf8'));
  const [release, { migration }] = Object.entries(read('backup', 'dumps', 'releases.json')).at(-1);
  const entry = read('kernel', 'db', 'migrations', 'meta', '_journal.json').entries.find(({ when }) => when === migration);
  if (!entry) throw new Error(`The newest migration of ${release} is not in meta/_journal.json`);
  return { name: release, migration: entry.tag };
}
