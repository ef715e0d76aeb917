// Which rows name bytes in the storage, found by the columns called `storage_key` of whatever tables there are.
import type { Db } from './db/database.ts';

/** Tables with a column `storage_key`, by name. */
async function listKeyTables(db: Db): Promise<string[]> {
  const { rows } = await db.client.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.columns
     where table_schema = 'public' and column_name = 'storage_key' order by table_name`,
  );
  return rows.map(({ name }) => name);
}

/** Those of these keys of bytes that no row names. */
export async function listUnnamedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const isNamed = (await listKeyTables(db)).map((table) => `exists (select from ${table} t where t.storage_key = given.key)`);
  const { rows } = await db.client.query<{ key: string }>(
    `select key from unnest($1::text[]) as given (key) where not (${isNamed.join(' or ') || 'false'})`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
