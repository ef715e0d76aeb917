// Tables of the database that belong to a person or an account, found by their columns and references, so that a new table is exported without being named.
import type { Db } from '../../kernel/db/database.ts';

/** Whose data is wanted. */
export type Owner = { personId: number } | { accountId: number };

export interface ExportedTable {
  name: string;
  columns: string[];
  /** SQL of the owner's rows `t`; `$1` is the owner's id. */
  condition: string;
  /** False where rows have no id to go through them by. */
  hasId: boolean;
}

/** Counters, search indexes, derived texts and one-day traces of calls: the other tables hold the same facts. */
const internalTables = new Set([
  'analytics_events',
  'audit_archives',
  'audit_chain',
  'audit_heads',
  'document_counts',
  'document_texts',
  'folder_counts',
  'idempotent_answers',
  'one_time_tokens',
  'raised_events',
  'report_approvals',
  'report_days',
  'report_waits',
  'source_passages',
]);

/** One person's alone: they are in that person's export and not in the account's. */
const privateTables = new Set([
  'bulk_uploads',
  'calendar_feeds',
  'chat_attachments',
  'chat_messages',
  'chats',
  'favorite_pages',
  'inbox_states',
  'notifications',
]);

/** Columns that name the owner of the row. */
export const makerColumns = ['user_id', 'creator_id', 'owner_id'] as const;

/** Columns that name a user in another user's or the company's row: it is in the export of the row's owner. */
export const namingColumnsOfOthers: ReadonlySet<string> = new Set([
  'applied_by',
  'approved_by',
  'assignee_id',
  'authorised_by',
  'changed_by',
  'created_by',
  'decided_by',
  'impersonator_id',
  'invited_by',
  'reminded_id',
  'requested_by',
  'resolved_by',
  'reverted_by',
  'revoked_by',
  'submitter_id',
  'waived_by',
]);

/** Which rows of a table are not one person's alone: placed orders, files of documents, sources that were named or are used in a document. */
const sharedOnly: Record<string, string> = {
  orders: 'not t.is_draft',
  assets: 't.order_detail_id is not null',
  additional_sources: `(t.is_listed or exists (
    select from orders o where o.source_ids @> array[t.id] and o.source_ids <> '{}' and not o.is_draft))`,
};

/** Secrets in any form, and values for machines only. */
const isHidden = (column: string, type: string) =>
  type === 'bytea' ||
  type === 'tsvector' ||
  /(_sealed|_hash|_hashes|_generation)$|^(embedding|last_step|storage_key|columns_hash)$|secret|token|digest/.test(column);

interface Column {
  table: string;
  name: string;
  type: string;
}

interface Reference {
  table: string;
  column: string;
  to: string;
}

async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await db.client.query<Column>(
    `select c.table_name as table, c.column_name as name, c.udt_name as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`,
  );
  return rows;
}

/** References by one column to an id, with rows that are exported with the referenced one. */
async function listParts(db: Db): Promise<Reference[]> {
  const { rows } = await db.client.query<Reference>(
    `select r.relname as table, a.attname as column, p.relname as to
     from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_class p on p.oid = c.confrelid
     join pg_attribute a on a.attrelid = r.oid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confdeltype = 'c' and cardinality(c.conkey) = 1 and r.relnamespace = 'public'::regnamespace
     order by 1, 2`,
  );
  return rows;
}

/** Columns that make a row the owner's, by table. */
function ownColumns(owner: Owner, table: string, names: readonly string[]): string[] {
  if ('accountId' in owner) {
    if (privateTables.has(table)) return [];
    if (table === 'accounts') return ['t.id = $1'];
    const more = sharedOnly[table];
    return names.includes('account_id') ? [`t.account_id = $1${more ? ` and ${more}` : ''}`] : [];
  }
  if (table === 'users') return ['t.id = $1'];
  const own = makerColumns.filter((column) => names.includes(column)).map((column) => `t.${column} = $1`);
  if (table === 'audit_entries') own.push('t.impersonator_id = $1');
  if (table === 'comments') own.push('t.mentions @> array[$1]::int[]');
  return own;
}

/** Tables with rows of the owner, by name, without secrets. */
export async function listExportedTables(db: Db, owner: Owner): Promise<ExportedTable[]> {
  const columns = await listColumns(db);
  const parts = await listParts(db);
  const namesOf = (table: string) => columns.filter((column) => column.table === table).map(({ name }) => name);
  // Rows that belong to a row of the owner are exported too: the versions of a document, the messages of a conversation.
  const conditionOf = (table: string, path: readonly string[]): string | null => {
    if (internalTables.has(table) || ('accountId' in owner && privateTables.has(table))) return null;
    const alternatives = ownColumns(owner, table, namesOf(table));
    for (const { column, to } of parts.filter((part) => part.table === table)) {
      if (to === 'users' || to === 'accounts' || path.includes(to)) continue;
      const inner = conditionOf(to, [...path, to]);
      if (inner === null) continue;
      const alias = `p${path.length}`;
      alternatives.push(
        `exists (select from ${to} ${alias} where ${alias}.id = t.${column} and (${inner.replaceAll(/\bt\./g, `${alias}.`)}))`,
      );
    }
    return alternatives.length === 0 ? null : alternatives.map((one) => `(${one})`).join(' or ');
  };
  return [...new Set(columns.map(({ table }) => table))].flatMap((name) => {
    const condition = conditionOf(name, [name]);
    if (condition === null) return [];
    const shown = columns.filter((column) => column.table === name && !isHidden(column.name, column.type));
    return [{ name, columns: shown.map((column) => column.name), condition, hasId: namesOf(name).includes('id') }];
  });
}

const quoted = (columns: readonly string[]) => columns.map((column) => `t."${column}"`).join(', ');

/** Most rows of a table without ids: settings of a person, members of a workspace. */
const maxWithoutId = 20_000;

/** The next rows by id; all at once where there is none. */
export async function listRows(
  db: Db,
  { name, columns, condition, hasId }: ExportedTable,
  ownerId: number,
  page: { afterId: number; limit: number },
): Promise<Record<string, unknown>[]> {
  const text = hasId
    ? `select ${quoted(columns)} from ${name} t where (${condition}) and t.id > $2 order by t.id limit $3`
    : `select ${quoted(columns)} from ${name} t where ${condition} limit $2`;
  const { rows } = await db.client.query<Record<string, unknown>>(
    text,
    hasId ? [ownerId, page.afterId, page.limit] : [ownerId, maxWithoutId],
  );
  return rows;
}

export interface StoredFile {
  id: number;
  key: string;
  name: string;
}

/** The tables with rows that name bytes in the storage, with the column of the file's name. */
export async function listFileTables(
  db: Db,
  tables: readonly ExportedTable[],
): Promise<(ExportedTable & { nameColumn: string })[]> {
  const { rows } = await db.client.query<{ table: string }>(
    `select table_name as table from information_schema.columns where table_schema = 'public' and column_name = 'storage_key'
       -- A pack is the client's, and made of texts that are in the export of their authors.
       and table_name <> 'campaign_packs'`,
  );
  const named = new Set(rows.map(({ table }) => table));
  return tables
    .filter(({ name, hasId }) => hasId && named.has(name))
    .map((table) => ({ ...table, nameColumn: table.columns.includes('file_name') ? 'file_name' : 'name' }));
}

export async function listFiles(
  db: Db,
  table: ExportedTable & { nameColumn: string },
  ownerId: number,
  page: { afterId: number; limit: number },
): Promise<StoredFile[]> {
  const { rows } = await db.client.query<StoredFile>(
    `select t.id, t.storage_key as key, coalesce(t."${table.nameColumn}", '') as name from ${table.name} t
     where (${table.condition}) and t.storage_key is not null and t.id > $2 order by t.id limit $3`,
    [ownerId, page.afterId, page.limit],
  );
  return rows;
}

/** Number of files that these tables name, and their bytes as far as they were measured. */
export async function measureFiles(
  db: Db,
  tables: readonly ExportedTable[],
  ownerId: number,
): Promise<{ count: number; bytes: number }> {
  const all = { count: 0, bytes: 0 };
  for (const { name, condition } of tables) {
    const { rows } = await db.client.query<{ count: number; bytes: string }>(
      `select count(*)::int as count, coalesce(sum(t.bytes), 0) as bytes from ${name} t where (${condition}) and t.storage_key is not null`,
      [ownerId],
    );
    all.count += rows[0]?.count ?? 0;
    all.bytes += Number(rows[0]?.bytes ?? 0);
  }
  return all;
}
