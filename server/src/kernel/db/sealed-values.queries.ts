// All encrypted values of the database, whichever feature keeps them: their columns end in `_sealed`.
import type pg from 'pg';
import type { Db } from './database.ts';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function sealedColumns(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await db.client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name like '%\\_sealed' order by 1, 2`,
  );
  return rows;
}

/** Any number, the same in every process. */
const rotationLock = 7_316_019;

/** Waits until no other process replaces the key of this installation, and keeps all from it until the transaction ends. */
export async function lockRotation(tx: Db): Promise<void> {
  await tx.client.query('select pg_advisory_xact_lock($1)', [rotationLock]);
}

/** Values that are read together. */
const valuesPerStep = 200;

/**
 * Replaces each value without `prefix` by the result of `change` (null leaves it). A value that another process replaced meanwhile stays.
 * Each value has its own statement, so nothing waits, and a killed run continues with the rest. Returns the number of replaced values.
 */
export async function replaceSealedValues(db: Db, prefix: string, change: (sealed: string) => string | null): Promise<number> {
  let count = 0;
  for (const { table, column } of await sealedColumns(db)) {
    for (let after = ''; ; ) {
      const { rows }: pg.QueryResult<{ sealed: string }> = await db.client.query(
        `select distinct ${quoted(column)} collate "C" as sealed from ${quoted(table)}
         where ${quoted(column)} collate "C" > $1 and not starts_with(${quoted(column)}, $2) order by 1 limit ${valuesPerStep}`,
        [after, prefix],
      );
      for (const { sealed } of rows) {
        const changed = change(sealed);
        if (changed === null) continue;
        const { rowCount } = await db.client.query(
          `update ${quoted(table)} set ${quoted(column)} = $2 where ${quoted(column)} = $1`,
          [sealed, changed],
        );
        count += rowCount ?? 0;
      }
      if (rows.length < valuesPerStep) break;
      after = rows.at(-1)?.sealed ?? '';
    }
  }
  return count;
}

/** At most `limit` encrypted values of each column, for checking whether they can be read. */
export async function listSealedValues(db: Db, limit: number): Promise<string[]> {
  const values: string[] = [];
  for (const { table, column } of await sealedColumns(db)) {
    const { rows }: pg.QueryResult<{ sealed: string }> = await db.client.query(
      `select ${quoted(column)} as sealed from ${quoted(table)} where ${quoted(column)} is not null limit $1`,
      [limit],
    );
    values.push(...rows.map(({ sealed }) => sealed));
  }
  return values;
}
