// A database of its own for one benchmark run: the embedded PostgreSQL, migrated, with one account that has many documents.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@folio/server/kernel/db/embedded-postgres';
import { migrateDatabase } from '@folio/server/kernel/db/migrate';
import { hashToken, newToken } from '@folio/server/kernel/secrets';
import pg from 'pg';
import { cleanUpAtTheEnd } from './clean-up.ts';

export interface SeededDatabase {
  connectionString: string;
  dataDir: string;
  /** Session token of the account's founder. */
  token: string;
  userId: number;
  client: pg.Client;
  /** Adds documents until the founder has `total`; beyond 100,000 their texts are one line, since lists never read them. */
  growTo: (total: number) => Promise<void>;
  /** Adds accounts with credits and one person each; answers their session tokens. */
  addAccounts: (count: number) => Promise<string[]>;
  stop: () => Promise<void>;
}

/** Order, document and version number n share the id n, so that no row must be looked up or changed afterwards. */
const insertDocuments = [
  `insert into orders (id, account_id, user_id, tool_slug, title, fields, created_at) overriding system value
   select n, 1, 1, 'blog_post', 'Document ' || n || ' about trail shoes', '{"topic": "Trail shoes"}', now() - n * interval '1 minute' from generate_series($1::int, $2::int) n`,
  `insert into order_details (id, order_id, account_id, user_id, tool_slug, title, language, status, price, words, current_version_id, created_at) overriding system value
   select n, n, 1, 1, 'blog_post', 'Document ' || n || ' about trail shoes', 'en', (array['accepted', 'accepted', 'accepted', 'failed', 'onHold'])[1 + n % 5], 100, 500, n, now() - n * interval '1 minute' from generate_series($1::int, $2::int) n`,
  `insert into document_versions (id, order_detail_id, number, title, html, words, origin, created_at) overriding system value
   select n, n, 1, 'Document ' || n || ' about trail shoes', '<h1>Document ' || n || ' about trail shoes</h1>' || repeat('<p data-origin="engine">Grip comes from the outsole, and lugs of four millimetres hold in mud.</p>', case when n <= 100000 then 40 else 1 end), 500, 'engine', now() - n * interval '1 minute' from generate_series($1::int, $2::int) n`,
];

const seededTables = ['orders', 'order_details', 'document_versions'];

/** Runs `insert` without triggers, foreign keys and indexes of these tables, which are made again afterwards: a million rows in a minute rather than twenty. */
export async function inBulk(client: pg.Client, tables: readonly string[], insert: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename = any($1)
     and not exists (select 1 from pg_constraint where conname = indexname)`,
    [tables],
  );
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'`);
  for (const { indexname } of indexes) await client.query(`drop index "${indexname}"`);
  await insert();
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query('reset session_replication_role; reset synchronous_commit; reset maintenance_work_mem');
}

/** The server stops only when nobody uses it, and an interrupted benchmark may be in the middle of a million rows. */
async function endOtherClients(connectionString: string): Promise<void> {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  await admin.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await admin.end();
}

async function addAccounts(client: pg.Client, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => newToken('folio_session'));
  await client.query(
    `with given as (select * from unnest($1::bytea[]) with ordinality as g(token_hash, n)),
       made as (insert into accounts (name, credits_available) select 'Account ' || n, 1000000000 from given returning id, name),
       people as (insert into users (account_id, name, email, password_hash, role)
         select id, name, 'person-' || id || '@example.com', '-', 'master' from made returning id, name),
       granted as (insert into credit_movements (account_id, kind, amount, balance) select id, 'grant', 1000000000, 1000000000 from made)
     insert into sessions (token_hash, user_id, expires_at)
     select g.token_hash, p.id, now() + interval '10 hours' from given g join people p on p.name = 'Account ' || g.n`,
    [tokens.map(hashToken)],
  );
  return tokens;
}

/** Starts the database with the durability of production and seeds the founder. */
export async function seedDatabase(): Promise<SeededDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'folio-bench-'));
  const starting = startEmbeddedPostgres(dataDir);
  let connection: pg.Client | undefined;
  // Also when it is interrupted while it starts.
  const stop = cleanUpAtTheEnd(async () => {
    const server = await starting;
    await endOtherClients(server.connectionString);
    await connection?.end().catch(() => undefined);
    await server.stop();
    for (const path of [dataDir, server.folder]) rmSync(path, { recursive: true, force: true });
  });
  const server = await starting;
  await migrateDatabase(server.connectionString);
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  // Ended from outside when the benchmark is over.
  client.on('error', () => undefined);
  connection = client;
  const token = newToken('folio_session');
  await client.query(`insert into accounts (name, credits_available) values ('Bench', 1000000000)`);
  await client.query(
    `insert into credit_movements (account_id, kind, amount, balance) values (1, 'grant', 1000000000, 1000000000)`,
  );
  await client.query(
    `insert into users (account_id, name, email, password_hash, role) values (1, 'Bench', 'bench@example.com', '-', 'master')`,
  );
  await client.query(`insert into sessions (token_hash, user_id, expires_at) values ($1, 1, now() + interval '10 hours')`, [
    hashToken(token),
  ]);
  let have = 0;
  return {
    connectionString: server.connectionString,
    dataDir,
    token,
    userId: 1,
    client,
    addAccounts: (count) => addAccounts(client, count),
    growTo: async (total) => {
      await inBulk(client, seededTables, async () => {
        for (const text of insertDocuments) await client.query(text, [have + 1, total]);
      });
      have = total;
      for (const table of seededTables) await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${total})`);
      await client.query('delete from document_counts');
      await client.query(
        'insert into document_counts (user_id, status, shard, count) select user_id, status, 0, count(*) from order_details group by 1, 2',
      );
      await client.query('vacuum analyze');
    },
    stop,
  };
}
