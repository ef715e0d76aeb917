// A database of a large installation, by set-based SQL: 10,000 accounts with ten people and two workspaces each, and documents with versions, words
// of the search, calls, movements, notifications and deliveries. Every tenth document is the first account's.
import type pg from 'pg';
import { inBulk } from './seeded-database.ts';

export const accounts = 10_000;
const peopleOfAccount = 10;
/** The documents lie in the last 340 days, however many there are. */
const days = 340;

/** Of document `n`: its account, author, workspace (of every third one), tool, status (one in 800 is on hold) and moment. */
const facts = (total: number) => `
  select n, a as account_id, (a - 1) * ${peopleOfAccount} + 1 + case when a = 1 and n % 20 = 0 then 0 else n / 10 % ${peopleOfAccount} end as user_id,
    case when n % 3 = 0 then (a - 1) * 2 + 1 + n / 30 % 2 end as workspace_id,
    (array['blog_post', 'job_posting', 'press_release', 'seo_metatag_generator', 'product_description', 'text_to_image'])[1 + n % 6] as tool,
    case when n % 800 = 7 then 'onHold' when n % 8 = 6 then 'failed' else 'accepted' end as status,
    (array['en', 'de', 'it'])[1 + n % 3] as language, 'Document ' || n || ' about trail shoes' as title,
    now() - interval '${days} days' * (n / ${total}::float8) as at
  from (select n, case when n % 10 = 0 then 1 else 1 + n % ${accounts} end as a from generate_series($1::int, $2::int) n) numbered`;

/** Texts of 20 words as a language has them: the n-th is about 1/n as frequent as the first. Many documents have one of them. */
const texts = 5003;
const wordsOfTexts = `create temporary table seeded_texts as
  select n, body, to_tsvector('simple', body) as terms from generate_series(0, ${texts - 1}) n cross join lateral (
    select string_agg(word, ' ') as body from (
      select 'w' || floor(exp(random() * ln(5000)))::int || case when n % 2 = 0 then 'en' else 's' end as word from generate_series(1, 20)) words) text`;

interface Seed {
  tables: string[];
  insert: string;
  /** Only every so many-th document has one. */
  every?: number;
}

const seedsOf = (total: number): Seed[] => [
  {
    tables: ['orders'],
    insert: `insert into orders (id, account_id, user_id, workspace_id, tool_slug, title, fields, language, created_at) overriding system value
      select n, account_id, user_id, workspace_id, tool, title, '{"topic": "Trail shoes"}', language, at from (${facts(total)}) f`,
  },
  {
    tables: ['order_details'],
    insert: `insert into order_details (id, order_id, account_id, user_id, workspace_id, tool_slug, title, language, status, price, words,
        category, current_version_id, version_count, created_at, updated_at, accepted_at) overriding system value
      select n, n, account_id, user_id, workspace_id, tool, title, language, status, 100, 500, case when tool = 'text_to_image' then 'media' else 'text' end,
        n, 1, at, at, case when status = 'accepted' then at end from (${facts(total)}) f`,
  },
  {
    tables: ['document_versions'],
    insert: `insert into document_versions (id, order_detail_id, number, title, html, words, origin, created_at, updated_at) overriding system value
      select n, n, 1, title, '<h1>' || title || '</h1><p data-origin="engine">Grip comes from the outsole.</p>', 500, 'engine', at, at from (${facts(total)}) f`,
  },
  {
    tables: ['document_texts'],
    insert: `insert into document_texts (order_detail_id, text, terms, created_at)
      select d.id, t.body, array_to_tsvector(document_facets(d)) || setweight(to_tsvector('simple', d.title), 'A') || t.terms, d.created_at
      from order_details d join seeded_texts t on t.n = d.id % ${texts} where d.id between $1 and $2`,
  },
  {
    tables: ['model_calls'],
    insert: `insert into model_calls (account_id, user_id, workspace_id, tool_slug, order_detail_id, provider, model, capability, input_tokens, output_tokens,
        duration_ms, outcome, cost_micros, created_at)
      select account_id, user_id, workspace_id, tool, n, 'openai', 'm', 'text', 900, 700, 5000, 'ok', 1200, at from (${facts(total)}) f`,
  },
  {
    tables: ['credit_movements'],
    insert: `insert into credit_movements (account_id, user_id, workspace_id, tool_slug, order_detail_id, kind, amount, spent, balance, created_at)
      select account_id, user_id, workspace_id, tool, n, 'settle', 0, 20, 0, at from (${facts(total)}) f`,
  },
  {
    tables: ['notifications'],
    every: 4,
    insert: `insert into notifications (user_id, account_id, event_id, event, data, in_app, read_at, created_at)
      select user_id, account_id, n, 'order_finished', '{"title": "Document"}', true, case when n % 8 = 0 then at end, at from (${facts(total)}) f where n % 4 = 0`,
  },
  {
    tables: ['webhook_deliveries'],
    every: 4,
    insert: `insert into webhook_deliveries (webhook_id, event, body, state, status, created_at)
      select account_id, 'order.accepted', '{"event": "order.accepted", "document": {"title": "Document"}}', 'delivered', 200, at
      from (${facts(total)}) f where n % 4 = 0`,
  },
];

const peopleAndWorkspaces = [
  `insert into accounts (id, name, credits_available) overriding system value select n, 'Account ' || n, 0 from generate_series(2, ${accounts}) n`,
  `insert into users (id, account_id, name, email, password_hash, role) overriding system value
   select n, 1 + (n - 1) / ${peopleOfAccount}, 'Person ' || n, 'p' || n || '@example.com', '-', case when n % ${peopleOfAccount} = 1 then 'master' else 'user' end
   from generate_series(2, ${accounts * peopleOfAccount}) n`,
  `insert into workspaces (id, account_id, name, created_by, time_zone) overriding system value
   select n, 1 + (n - 1) / 2, 'Workspace ' || n, (n - 1) / 2 * ${peopleOfAccount} + 1, 'Europe/Rome' from generate_series(1, ${accounts * 2}) n`,
  `insert into workspace_members (workspace_id, user_id)
   select w.id, u.id from workspaces w join users u on u.account_id = w.account_id`,
  `insert into sessions (token_hash, user_id, expires_at) select sha256(id::text::bytea), id, now() + (id % 900 - 800) * interval '1 day' from users where id > 1`,
  `insert into webhooks (id, account_id, user_id, url, events, secret_sealed, is_active) overriding system value
   select n, n, (n - 1) * ${peopleOfAccount} + 1, 'https://example.com', '{}', '-', false from generate_series(1, ${accounts}) n`,
];

const rowsPerStatement = 500_000;

/** Seeds everything around the first account and its founder; says how long each table took. */
export async function seedLarge(client: pg.Client, total: number, report: (line: string) => void): Promise<void> {
  await client.query(`set statement_timeout = 0`);
  await client.query('set session_replication_role = replica; set synchronous_commit = off');
  for (const insert of [...peopleAndWorkspaces, wordsOfTexts]) await client.query(insert);
  await client.query('reset session_replication_role; reset synchronous_commit');
  for (const { tables, insert, every = 1 } of seedsOf(total)) {
    const begin = performance.now();
    await inBulk(client, tables, async () => {
      for (let from = 1; from <= total; from += rowsPerStatement)
        await client.query(insert, [from, Math.min(total, from + rowsPerStatement - 1)]);
    });
    report(
      `${tables.join()}: ${Math.floor(total / every).toLocaleString('en')} rows in ${((performance.now() - begin) / 1000).toFixed(0)} s`,
    );
  }
  await client.query('delete from document_counts');
  await client.query(
    `insert into document_counts (user_id, workspace_id, status, shard, count)
     select case when workspace_id is null then user_id end, workspace_id, status, 0, count(*) from order_details group by 1, 2, 3`,
  );
  for (const table of ['orders', 'order_details', 'document_versions', 'accounts', 'users', 'workspaces', 'webhooks'])
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  const begin = performance.now();
  await client.query('vacuum analyze');
  report(`vacuum analyze in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
}
