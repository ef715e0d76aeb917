// A database of its own for one benchmark run: the embedded PostgreSQL, migrated, with one account that has many documents.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@folio/server/kernel/db/embedded-postgres';
import { migrateDatabase } from '@folio/server/kernel/db/migrate';
import { hashToken, newToken } from '@folio/server/kernel/secrets';
import pg from 'pg';

export interface SeededDatabase {
  connectionString: string;
  dataDir: string;
  /** Session token of the account's founder. */
  token: string;
  userId: number;
  client: pg.Client;
  /** Adds documents until the founder has `total`; beyond 100,000 their texts are one line, since lists never read them. */
  growTo: (total: number) => Promise<void>;
  stop: () => Promise<void>;
}

const insertDocuments = `
  with numbers as (select n from generate_series($2::int, $3::int) n),
  placed as (
    insert into orders (account_id, user_id, tool_slug, title, fields, created_at)
    select 1, $1, 'blog_post', 'Document ' || n || ' about trail shoes', '{"topic": "Trail shoes"}', now() - n * interval '1 minute' from numbers returning id, title, created_at
  ),
  details as (
    insert into order_details (order_id, account_id, user_id, tool_slug, title, language, status, price, words, created_at)
    select id, 1, $1, 'blog_post', title, 'en', (array['accepted', 'accepted', 'accepted', 'failed', 'onHold'])[1 + id % 5], 100, 500, created_at from placed returning id, title, created_at
  ),
  versions as (
    insert into document_versions (order_detail_id, number, title, html, words, origin, created_at)
    select id, 1, title, '<h1>' || title || '</h1>' || repeat('<p data-origin="engine">Grip comes from the outsole, and lugs of four millimetres hold in mud.</p>', case when $3::int <= 100000 then 40 else 1 end), 500, 'engine', created_at from details returning id, order_detail_id
  )
  select count(*) from versions`;

/** Starts the database with the durability of production and seeds the founder. */
export async function seedDatabase(): Promise<SeededDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'folio-bench-'));
  const server = await startEmbeddedPostgres(dataDir);
  await migrateDatabase(server.connectionString);
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  const token = newToken('folio_session');
  await client.query(`insert into accounts (name, credits_available) values ('Bench', 1000000000)`);
  await client.query(
    `insert into credit_movements (account_id, kind, amount, balance) values (1, 'grant', 1000000000, 1000000000)`,
  );
  await client.query(
    `insert into users (account_id, name, email, password_hash, role) values (1, 'Bench', 'bench@example.com', '-', 'master')`,
  );
  await client.query(`insert into sessions (token_hash, user_id, expires_at) values ($1, 1, now() + interval '1 day')`, [
    hashToken(token),
  ]);
  let have = 0;
  return {
    connectionString: server.connectionString,
    dataDir,
    token,
    userId: 1,
    client,
    growTo: async (total) => {
      // Without triggers and foreign keys a million rows take a minute rather than ten; the counts are made at once afterwards.
      await client.query('set session_replication_role = replica');
      while (have < total) {
        const next = Math.min(total, have + 20_000);
        await client.query(insertDocuments, [1, have + 1, next]);
        have = next;
      }
      await client.query(
        'update order_details d set current_version_id = v.id from document_versions v where v.order_detail_id = d.id and d.current_version_id is null',
      );
      await client.query('set session_replication_role = origin');
      await client.query('delete from document_counts');
      await client.query(
        'insert into document_counts (user_id, status, shard, count) select user_id, status, 0, count(*) from order_details group by 1, 2',
      );
      await client.query('vacuum analyze');
    },
    stop: async () => {
      await client.end();
      await server.stop();
      for (const place of [dataDir, server.folder]) rmSync(place, { recursive: true, force: true });
    },
  };
}
