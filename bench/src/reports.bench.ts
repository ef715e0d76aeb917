// Reports over 400 days with two million facts: p95 of each report as a share of a bare server with the same SQL, and the time
// to count the facts.
import { reportNames } from '@folio/contract/report-words';
import { addDays } from '@folio/contract/working-days';
import { countApprovals } from '@folio/server/features/reports/count-approvals';
import { countDays } from '@folio/server/features/reports/count-days.queries';
import { openDatabase } from '@folio/server/kernel/db/database';
import type pg from 'pg';
import { startChild, startProduct } from './child-process.ts';
import { p95 } from './quantiles.ts';
import { seedDatabase } from './seeded-database.ts';

const [productPort, barePort] = [3925, 3926];
const turns = 40;
const days = 400;
const aimMs = 300;
/** Facts by table; an approved task has five events. */
const facts = { outputs: 600_000, movements: 600_000, calls: 700_000, tasks: 20_000 };
const people = 20;
const workspaces = 5;

/** Each person works in one workspace, with every tool on every day. */
const scope = `1 + n / ${days} % ${people} as user_id, 1 + n / ${days} % ${people} % ${workspaces} as workspace_id,
  (array['blog_post', 'job_posting', 'seo_metatag_generator', 'text_to_image', 'text_to_speech', 'keyword_clusters'])[1 + n / ${days * people} % 6] as tool,
  now() - (n % ${days}) * interval '1 day' - (n % 86400) * interval '1 second' as at`;

/** Each statement gets how many rows it makes. */
const inserts: [text: string, rows: number][] = [
  [
    `insert into users (account_id, name, email, password_hash, role) select 1, 'Person ' || n, 'p' || n || '@example.com', '-', 'user' from generate_series(2, $1::int) n`,
    people,
  ],
  [
    `insert into workspaces (account_id, name, created_by, time_zone) select 1, 'Workspace ' || n, 1, 'Europe/Rome' from generate_series(1, $1::int) n`,
    workspaces,
  ],
  [
    `insert into orders (account_id, user_id, tool_slug, title, fields) select 1, 1, 'blog_post', 'Text', '{}' from generate_series(1, $1::int) n`,
    1,
  ],
  [
    `insert into order_details (order_id, account_id, user_id, workspace_id, tool_slug, title, language, status, price, words, category, accepted_at)
     select 1, 1, user_id, workspace_id, tool, 'Text', (array['en', 'de', 'it'])[1 + n % 3], 'accepted', 10, 400, case when n % 5 = 0 then 'media' else 'text' end, at
     from (select n, ${scope} from generate_series(1, $1::int) n) facts`,
    facts.outputs,
  ],
  [
    `insert into credit_movements (account_id, user_id, workspace_id, tool_slug, kind, amount, spent, balance, created_at)
     select 1, user_id, workspace_id, tool, 'settle', 0, 20, 0, at from (select n, ${scope} from generate_series(1, $1::int) n) facts`,
    facts.movements,
  ],
  [
    `insert into model_calls (account_id, user_id, workspace_id, tool_slug, provider, model, capability, duration_ms, outcome, cost_micros, created_at)
     select 1, user_id, workspace_id, tool, 'openai', 'm', 'text', 5, 'ok', case when n % 50 = 0 then null else 1200 end, at
     from (select n, ${scope} from generate_series(1, $1::int) n) facts`,
    facts.calls,
  ],
  [
    `insert into tasks (id, account_id, creator_id, assignee_id, workspace_id, title, tool_id) overriding system value
     select n, 1, 1, user_id, workspace_id, 'Task', tool from (select n, ${scope} from generate_series(1, $1::int) n) facts`,
    facts.tasks,
  ],
  [
    `insert into task_steps (id, task_id, position, name) overriding system value
     select n, n, 0, (array['Editor', 'Legal', 'Client'])[1 + n % 3] from generate_series(1, $1::int) n`,
    facts.tasks,
  ],
  [
    `insert into task_events (task_id, kind, round, user_id, step_id, verdict, created_at)
     select n, e.kind, 1, user_id, case when e.kind = 'decided' then n end, e.verdict, at + e.hours * (1 + n % 7) * interval '1 hour'
     from (select n, ${scope} from generate_series(1, $1::int) n) facts,
       (values ('created', null, -12), ('started', null, -10), ('submitted', null, -4), ('decided', 'approve', 0), ('approved', null, 0)) as e (kind, verdict, hours)
     order by n, e.hours, e.kind = 'approved'`,
    facts.tasks,
  ],
];

async function seedFacts(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica; set synchronous_commit = off');
  for (const [text, rows] of inserts) await client.query(text, [rows]);
  await client.query('reset session_replication_role; reset synchronous_commit');
  await client.query('vacuum analyze');
}

/** Counts everything as the sweep does, in steps; answers how long the last three days and all of them took. */
async function countAll(connectionString: string): Promise<{ recentMs: number; allMs: number }> {
  const database = openDatabase(connectionString);
  const today = new Date().toISOString().slice(0, 10);
  const begin = performance.now();
  for (let ago = days + 2; ago > -2; ago -= 14)
    await database.transaction((tx) => countDays(tx, addDays(today, -ago), addDays(today, Math.min(1, 13 - ago))));
  let isMore = true;
  while (isMore) isMore = await countApprovals(database, addDays(today, -days - 20));
  const allMs = performance.now() - begin;
  const recent = performance.now();
  await database.transaction((tx) => countDays(tx, addDays(today, -3), addDays(today, 1)));
  const recentMs = performance.now() - recent;
  await database.close();
  return { recentMs, allMs };
}

async function timesOf(url: string, headers: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    times.push(performance.now() - start);
  }
  return times.slice(5);
}

export async function benchReports(): Promise<void> {
  const seeded = await seedDatabase();
  await seedFacts(seeded.client);
  const { recentMs, allMs } = await countAll(seeded.connectionString);
  await seeded.client.query('insert into report_state (id, counted_at) values (1, now())');
  await seeded.client.query('vacuum analyze');
  const { rows } = await seeded.client.query<{ rows: number }>('select count(*)::int as rows from report_days');
  const headers = { authorization: `Bearer ${seeded.token}` };
  const product = await startProduct(`http://127.0.0.1:${productPort}/healthz`, {
    DATABASE_URL: seeded.connectionString,
    DATA_DIR: seeded.dataDir,
    PORT: String(productPort),
    FOLIO_ROLE: 'web',
    LOG_LEVEL: 'warn',
  });
  const bare = await startChild(
    [process.execPath, 'bench/src/bare-server.ts', seeded.connectionString, String(barePort)],
    `http://127.0.0.1:${barePort}/list`,
  );
  process.stdout.write(
    `reports: counted ${rows[0]?.rows ?? 0} rows of two million facts in ${(allMs / 1000).toFixed(1)} s, the last three days in ${recentMs.toFixed(0)} ms\n`,
  );
  const today = new Date().toISOString().slice(0, 10);
  const period = `from=${addDays(today, 1 - days)}&to=${today}`;
  try {
    const plain = p95(await timesOf(`http://127.0.0.1:${barePort}/report?${period}`, headers));
    for (const report of reportNames) {
      const own = p95(
        await timesOf(
          `http://127.0.0.1:${productPort}/api/features/reports/show?report=${report}&all=1&group_by=week&${period}`,
          headers,
        ),
      );
      process.stdout.write(
        `report ${report} of ${days} days, p95: ${(own / plain).toFixed(2)} times the bare server, ${own.toFixed(0)} ms (aim: under ${aimMs} ms)\n`,
      );
    }
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await seeded.stop();
  }
}
