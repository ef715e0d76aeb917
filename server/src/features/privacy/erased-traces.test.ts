// A person with words of their own in every field uses all areas and is erased. Then every column of every table of every schema and every
// file of the data folder is read: a table or file that a later change adds is covered without being named here.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alone, buildBusyPerson, company, identity, must, name } from '../../testing/busy-person.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { finishErasures } from './erase-person.ts';

/** Texts that users wrote for their company stay with it, in these tables alone. */
const companyTables = new Set([
  'additional_sources',
  'assets',
  'audit_entries',
  'brand_voices',
  'bulk_mappings',
  'campaigns',
  'comments',
  'custom_tools',
  'document_texts',
  'document_versions',
  'folders',
  'glossary_terms',
  'guidelines',
  'memory_units',
  'notification_groups',
  'notifications',
  'order_details',
  'orders',
  'passage_rewrites',
  'second_opinions',
  'source_passages',
  'task_attachments',
  'task_events',
  'task_templates',
  'task_packages',
  'tasks',
  'translation_requests',
  'webhook_deliveries',
  'webhooks',
  'websites',
  'workspaces',
]);

let product: TestProduct;
let owner: TestCaller;
let person: TestCaller;

beforeAll(async () => {
  product = await startOwnProduct();
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

/** `schema.table.column` or path of whatever holds one of these words. */
async function traces(words: string[]): Promise<string[]> {
  const found: string[] = [];
  const patterns = words.map((word) => `%${word}%`);
  const columns = await product.sql<{ table_schema: string; table_name: string; column_name: string; is_bytes: boolean }>(
    `select c.table_schema, c.table_name, c.column_name, c.data_type = 'bytea' as is_bytes
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema') order by 1, 2, 3`,
  );
  for (const { table_schema, table_name, column_name, is_bytes } of columns) {
    const value = is_bytes ? `encode("${column_name}", 'escape')` : `"${column_name}"::text`;
    const rows = await product.sql(`select 1 from "${table_schema}"."${table_name}" where ${value} ilike any($1) limit 1`, [
      patterns,
    ]);
    if (rows.length > 0) found.push(`${table_schema}.${table_name}.${column_name}`);
  }
  const { dataDir } = product.kernel.config;
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = `${path} ${(await readFile(path)).toString('latin1')}`.toLowerCase();
    if (words.some((word) => text.includes(word.toLowerCase()))) found.push(path.slice(dataDir.length + 1));
  }
  return found;
}

/** Every column that refers to a person; the person must have used its table, or nothing is proved of it. */
async function unusedTables(): Promise<string[]> {
  const columns = await product.sql<{ table_name: string; column_name: string }>(
    `select r.relname as table_name, a.attname as column_name from pg_constraint c join pg_class r on r.oid = c.conrelid
     join pg_attribute a on a.attrelid = r.oid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'users'::regclass and a.attname = 'user_id' order by 1`,
  );
  const unused: string[] = [];
  for (const { table_name, column_name } of columns)
    if ((await product.sql(`select 1 from ${table_name} where ${column_name} = $1 limit 1`, [person.id])).length === 0)
      unused.push(table_name);
  return unused;
}

it('leaves nothing that names an erased person but issued certificates, in no column and in no file, also when it is killed in between', async () => {
  person = await buildBusyPerson(product, owner);
  expect(await unusedTables()).toEqual([]);

  const [seat] = await product.sql<{ id: number }>('select id from seats where user_id = $1', [person.id]);
  await must(owner.send('DELETE', '/features/user-seats/delete', { id: seat?.id }));
  const before = (await traces([identity])).map((trace) => trace.replace(/\/.*/, ''));
  for (const file of [
    'comments.text',
    'notifications.data',
    'webhook_deliveries.body',
    'task_events.note',
    'task_templates.fields',
    'translation_requests.notes',
    'segment_comments.text',
    'job_offers.reason',
    'certificates.revoke_reason',
    'campaigns.contact_name',
    'campaign_items.note',
    'campaign_packs.file_name',
    'campaign_decisions.note',
    'order_details.voice_waivers',
    'users.name',
  ])
    expect(before).toContain(`public.${file}`);
  expect(before).toContain('outbox');

  const erase = () => owner.send('POST', '/admin/users/erase', { person_id: person.id, confirm_name: name });
  // The database is lost after some rows went: nothing is half erased for good.
  const { transaction } = product.kernel.database;
  let left = 6;
  product.kernel.database.transaction = (run) => (--left < 0 ? Promise.reject(new Error('killed')) : transaction(run));
  expect((await erase()).status).toBe(500);
  product.kernel.database.transaction = transaction;
  const [half] = await product.sql('select erasing_at is not null as began, erased_at from users where id = $1', [person.id]);
  expect(half).toEqual({ began: true, erased_at: null });
  await product.sql(`update users set erasing_at = now() - interval '1 hour' where id = $1`, [person.id]);
  await finishErasures(product.kernel);
  expect((await erase()).status).toBe(200);

  // A signature in the user's name is on paper elsewhere. Nothing leads from it to their account.
  expect(await traces([identity, alone])).toEqual(['public.certificates.translator']);
  expect(await product.sql('select user_id, revoked_by from certificates')).toEqual([{ user_id: null, revoked_by: null }]);
  const kept = await traces([company]);
  const tables = kept.flatMap((trace) => /^public\.(\w+)\./.exec(trace)?.[1] ?? []);
  expect(tables.filter((table) => !companyTables.has(table))).toEqual([]);
  // Texts of the company still exist.
  for (const table of ['document_versions', 'comments', 'guidelines', 'additional_sources']) expect(tables).toContain(table);
  const audits = await product.sql(`select user_id from audit_entries where action = 'person.erased'`);
  expect(audits).toEqual([{ user_id: owner.id }]);
});
