import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { alone, buildBusyPerson, company, identity } from '../../testing/busy-person.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { makerColumns, namingColumnsOfOthers } from './exported-tables.queries.ts';

let product: TestProduct;
let owner: TestCaller;
let person: TestCaller;
let stranger: TestCaller;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
  person = await buildBusyPerson(product, owner);
});
afterAll(() => product.stop());

const own = '/tools/export_user_data';
const account = '/admin/account/export';

async function unzipped(caller: TestCaller, path: string) {
  const response = await fetch(`${product.url}/api${path}`, { headers: { authorization: `Bearer ${caller.token}` } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const names = Object.keys(files);
  const text = (name: string) => new TextDecoder().decode(files[name]);
  const rows = (table: string) => JSON.parse(text(`${table}.json`)) as Record<string, unknown>[];
  return { names, text, rows, all: names.map((name) => `${name} ${text(name)}`).join('\n') };
}

/** Every secret that the database keeps, as text; a new column of this kind is covered too. */
async function secrets(): Promise<string[]> {
  const columns = await product.sql<{ table: string; column: string; bytes: boolean }>(
    `select table_name as table, column_name as column, data_type = 'bytea' as bytes from information_schema.columns
     where table_schema = 'public' and column_name ~ '(_sealed|_hash|storage_key)$' and table_name <> 'bulk_mappings'`,
  );
  const found: string[] = [];
  for (const { table, column, bytes } of columns) {
    const value = bytes ? `encode(${column}, 'hex')` : `${column}::text`;
    const rows = await product.sql<{ value: string }>(`select ${value} as value from ${table} where length(${column}::text) > 8`);
    found.push(...rows.map((row) => row.value));
  }
  return found;
}

describe('the export of a person', () => {
  it('is asked for by the person, and holds every row of every table that is theirs, and their files', async () => {
    const { rows, names, text, all } = await unzipped(person, own);
    expect(rows('users')).toMatchObject([
      { id: person.id, email: `${identity.toLowerCase()}@example.com`, industry_name: alone },
    ]);
    const tables = await product.sql<{ name: string }>(
      `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'`,
    );
    const internal = [
      'document_counts',
      'idempotent_answers',
      'one_time_tokens',
      'raised_events',
      'report_approvals',
      'report_days',
      'report_waits',
    ];
    for (const { name } of tables.filter((table) => !internal.includes(table.name))) {
      const [counted] = await product.sql<{ count: number }>(`select count(*)::int as count from ${name} where user_id = $1`, [
        person.id,
      ]);
      expect(rows(name).filter((row) => row['user_id'] === person.id).length, name).toBe(counted?.count);
    }
    expect(rows('chat_messages').map((row) => row['text'])).toContain(`What of ${alone}?`);
    expect(rows('document_versions').some((row) => String(row['html']).includes(company))).toBe(true);
    const kinds = names.filter((name) => name.startsWith('files/')).map((name) => name.split('/')[1]);
    expect(new Set(kinds)).toEqual(
      new Set(['additional_sources', 'assets', 'bulk_uploads', 'chat_attachments', 'task_attachments']),
    );
    expect(
      names
        .filter((name) => name.startsWith('files/'))
        .map(text)
        .join(),
    ).toContain(alone);
    expect(names.some((name) => /^documents\/\d+\.html$/.test(name))).toBe(true);
    for (const secret of await secrets()) expect(all.includes(secret), secret.slice(0, 20)).toBe(false);
  });

  it('knows of every column that refers to a user whether it makes a row theirs', async () => {
    const columns = await product.sql<{ column_name: string }>(
      `select distinct a.attname as column_name from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'f' and c.confrelid = 'users'::regclass and c.connamespace = 'public'::regnamespace order by 1`,
    );
    const known = new Set<string>([...makerColumns, ...namingColumnsOfOthers, 'account_id']);
    expect(columns.map(({ column_name }) => column_name).filter((name) => !known.has(name))).toEqual([]);
  });

  it('holds the tasks, templates, views and review links that the person created', async () => {
    for (const table of ['tasks', 'task_templates']) await product.sql(`update ${table} set creator_id = $1`, [person.id]);
    await product.sql(
      `with guest as (insert into guests (account_id, workspace_id, name, email)
         select account_id, workspace_id, 'Clara', 'clara@client.example' from tasks limit 1 returning *)
       insert into review_links (account_id, workspace_id, guest_id, creator_id, task_ids, may, token_hash, token_sealed, expires_at)
         select account_id, workspace_id, id, $1, '{}', 'read', '\\x01', 'sealed', now() from guest`,
      [person.id],
    );
    const { rows } = await unzipped(person, own);
    for (const [table, column] of [
      ['tasks', 'creator_id'],
      ['task_templates', 'creator_id'],
      ['task_views', 'owner_id'],
      ['review_links', 'creator_id'],
    ] as const) {
      const [counted] = await product.sql<{ count: number }>(`select count(*)::int as count from ${table} where ${column} = $1`, [
        person.id,
      ]);
      expect(counted?.count, table).toBeGreaterThan(0);
      expect(rows(table).filter((row) => row[column] === person.id).length, table).toBe(counted?.count);
    }
  });

  it('carries texts as sanitised as they are shown, and names of files without a way out', async () => {
    const raw = '<p>Fine</p><script>alert(1)</script><img src="https://192.0.2.1/?d=x" onerror="alert(2)">';
    const { detailId } = await buildDocument(product, person, { html: raw });
    await product.sql(`update assets set file_name = '../../etc/passwd' where user_id = $1`, [person.id]);
    const { text, names, all } = await unzipped(person, own);
    expect(text(`documents/${detailId}.html`)).toContain('<p>Fine</p>');
    expect(all).not.toMatch(/<script|onerror|<img[^>]*192\.0\.2\.1/);
    expect(names.filter((name) => name.includes('..'))).toEqual([]);
  });

  it('is for the person, and for owners of the account; nobody asks for it as someone else', async () => {
    expect((await stranger.get('/admin/users/export', { person_id: person.id })).status).toBe(404);
    const plain = await product.join(owner, 'Plain Person', 'user');
    expect((await plain.get('/admin/users/export', { person_id: person.id })).status).toBe(403);
    expect((await unzipped(owner, `/admin/users/export?person_id=${person.id}`)).rows('users')).toMatchObject([
      { id: person.id },
    ]);
    const { body: link } = await owner.send('POST', '/services/auth/impersonation_token', { id: person.id });
    const { body } = await owner.send('POST', '/services/auth/impersonate', { userId: person.id, token: link['token'] });
    const acting = product.as((body['service-api'] as { token: string }).token);
    expect([(await acting.get(own)).status, (await acting.get(account)).status]).toEqual([403, 403]);
    expect((await product.visitor.get(own)).status).toBe(401);
    expect(await product.sql(`select distinct user_id from audit_entries where action = 'person.exported' order by 1`)).toEqual([
      { user_id: owner.id },
      { user_id: person.id },
    ]);
  });

  it('refuses what one zip cannot hold before anything is sent', async () => {
    const source = (bytes: number) =>
      product.sql(
        'update additional_sources set bytes = $2 where id = (select max(id) from additional_sources where storage_key is not null and user_id = $1)',
        [person.id, bytes],
      );
    await source(2_000_000_000);
    await product.sql(
      `insert into additional_sources (account_id, user_id, name, type, storage_key, bytes)
      select account_id, id, 'Large', 'file', 'sources/none', 2000000000 from users where id = $1`,
      [person.id],
    );
    const { status, body } = await person.get(own);
    expect([status, body['code']]).toEqual([409, 'EXPORT_TOO_LARGE']);
    await product.sql(`delete from additional_sources where name = 'Large'`);
    await source(10);
  });
});

describe('the export of an account', () => {
  it('holds what the company keeps, and nothing that is one person’s alone or another company’s', async () => {
    await buildDocument(product, stranger, { html: '<p>Foreign words</p>' });
    const { rows, names, all } = await unzipped(owner, account);
    expect(rows('users').map((row) => row['id'])).toEqual(expect.arrayContaining([owner.id, person.id]));
    expect(rows('users').map((row) => row['id'])).not.toContain(stranger.id);
    for (const table of [
      'document_versions',
      'comments',
      'guidelines',
      'websites',
      'workspaces',
      'workspace_members',
      'audit_entries',
    ])
      expect(rows(table).length, table).toBeGreaterThan(0);
    expect(names.some((name) => name.startsWith('files/additional_sources/'))).toBe(true);
    for (const table of ['chats', 'chat_messages', 'notifications', 'sessions', 'api_tokens', 'authenticators', 'identities'])
      expect(names, table).not.toContain(`${table}.json`);
    expect(all).not.toContain('Foreign words');
    expect(all).not.toContain(`What of ${alone}?`);
    for (const secret of await secrets()) expect(all.includes(secret), secret.slice(0, 20)).toBe(false);
    const audits = await product.sql(`select user_id from audit_entries where action = 'account.exported'`);
    expect(audits).toEqual([{ user_id: owner.id }]);
  });

  it('is for owners', async () => {
    const manager = await product.join(owner, 'Manager Person', 'intermediate');
    expect((await manager.get(account)).status).toBe(403);
  });
});
