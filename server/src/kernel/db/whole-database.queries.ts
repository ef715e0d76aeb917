// Everything that a database of Folio holds, read in one snapshot and written into an empty one.
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

export interface CopiedTable {
  schema: string;
  name: string;
  columns: string[];
}

export interface SequenceValue {
  name: string;
  value: string;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const tableName = ({ schema, name }: CopiedTable) => `${quoted(schema)}.${quoted(name)}`;
const columnsOf = ({ columns }: CopiedTable) => columns.map(quoted).join(', ');
const rowsOf = <Row extends pg.QueryResultRow>(client: pg.ClientBase, text: string) =>
  client.query<Row>(text).then(({ rows }) => rows);

/** All tables of the product, and the job queue's jobs; columns that the database computes are left out. */
export const listTables = (client: pg.ClientBase): Promise<CopiedTable[]> =>
  rowsOf(
    client,
    `select t.table_schema as schema, t.table_name as name, json_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.tables t
     join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name and c.is_generated = 'NEVER'
     where t.table_type = 'BASE TABLE' and (t.table_schema = 'public' or (t.table_schema = 'pgboss' and t.table_name = 'job'))
     group by 1, 2 order by 1, 2`,
  );

export const listSequences = (client: pg.ClientBase): Promise<SequenceValue[]> =>
  rowsOf(
    client,
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );

/** Keys of all files that rows name. */
export async function listNamedKeys(client: pg.ClientBase): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    client,
    `select quote_ident(table_name) as name from information_schema.columns
     where table_schema = 'public' and column_name = 'storage_key' order by 1`,
  );
  const keys: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf<{ key: string }>(client, `select storage_key as key from ${name} where storage_key is not null`);
    for (const { key } of rows) keys.push(key);
  }
  return keys;
}

/** The moment of the newest migration, as drizzle notes it. */
export async function newestMigration(client: pg.ClientBase): Promise<number> {
  const [row] = await rowsOf<{ last: string }>(client, 'select max(created_at) as last from drizzle.__drizzle_migrations');
  return Number(row?.last ?? 0);
}

/** True for a database without tables of Folio. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const [row] = await rowsOf<{ count: number }>(
    client,
    `select count(*)::int as count from information_schema.tables where table_schema in ('public', 'pgboss', 'drizzle')`,
  );
  return row?.count === 0;
}

/** From here to `end` all reads of the client see one moment. */
export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
}

export async function end(client: pg.ClientBase): Promise<void> {
  await client.query('commit');
}

/** Of jobs, only unfinished ones. */
const unfinished = "where state in ('created', 'retry', 'active')";

/** Writes a table's rows, compressed, into a file. */
export async function copyOut(client: pg.ClientBase, table: CopiedTable, file: string): Promise<void> {
  const rows = `select ${columnsOf(table)} from ${tableName(table)} ${table.schema === 'pgboss' ? unfinished : ''}`;
  await pipeline(client.query(to(`copy (${rows}) to stdout`)), createGzip(), createWriteStream(file, { mode: 0o600 }));
}

const foreignKeys = (client: pg.ClientBase) =>
  rowsOf<{ table_name: string; name: string }>(
    client,
    `select conrelid::regclass::text as table_name, quote_ident(conname) as name from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );

/** Fills empty tables from files in one transaction: references are judged when all is there, and no trigger acts. */
export async function copyIn(
  client: pg.ClientBase,
  tables: (CopiedTable & { file: string })[],
  sequences: SequenceValue[],
): Promise<void> {
  await client.query('begin');
  const keys = await foreignKeys(client);
  const own = tables.filter(({ schema }) => schema === 'public');
  for (const { table_name: table, name } of keys)
    await client.query(`alter table ${table} alter constraint ${name} deferrable initially deferred`);
  for (const table of own) await client.query(`alter table ${tableName(table)} disable trigger user`);
  for (const table of tables) {
    // Some tables have rows from the start.
    if (table.schema === 'public') await client.query(`delete from ${tableName(table)}`);
    await pipeline(
      createReadStream(table.file),
      createGunzip(),
      client.query(from(`copy ${tableName(table)} (${columnsOf(table)}) from stdin`)),
    );
  }
  await client.query('set constraints all immediate');
  for (const table of own) await client.query(`alter table ${tableName(table)} enable trigger user`);
  for (const { table_name: table, name } of keys)
    await client.query(`alter table ${table} alter constraint ${name} not deferrable`);
  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, value]);
  await client.query('commit');
}
