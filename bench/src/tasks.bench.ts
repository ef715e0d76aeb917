// The board of 2,000 tasks, and decisions on 200 tasks in one call: the board as a share of a bare server with the same SQL, the
// decisions as a multiple of 200 bare transactions that write one row each.
import { setTimeout as wait } from 'node:timers/promises';
import { seedManyTasks } from '@folio/server/testing/many-tasks';
import type pg from 'pg';
import { startChild, startProduct } from './child-process.ts';
import { median } from './quantiles.ts';
import { openBrowser, openPage, reportScrolling } from './scroll-frames.ts';
import { seedDatabase } from './seeded-database.ts';

const [productPort, barePort] = [3915, 3916];
const count = 2000;
const atOnce = 200;
const turns = 30;

async function timed<Answer>(run: () => Promise<Answer>): Promise<{ ms: number; answer: Answer }> {
  const start = performance.now();
  const answer = await run();
  return { ms: performance.now() - start, answer };
}

/** Creates a workspace with the founder as reviewer and a writer as the author of the tasks. */
async function seedTeam(client: pg.Client): Promise<{ workspaceId: number; makerId: number }> {
  const maker = await client.query<{ id: number }>(
    `insert into users (account_id, name, email, password_hash, role) values (1, 'Writer', 'writer@example.com', '-', 'user') returning id`,
  );
  const workspace = await client.query<{ id: number }>(
    `insert into workspaces (account_id, name, created_by) values (1, 'Newsroom', 1) returning id`,
  );
  const [workspaceId = 0, makerId = 0] = [workspace.rows[0]?.id, maker.rows[0]?.id];
  await client.query('insert into workspace_members (workspace_id, user_id) values ($1, 1), ($1, $2)', [workspaceId, makerId]);
  return { workspaceId, makerId };
}

/** Runs 200 transactions of one row each, in sequence: the minimum cost of disk and connection. */
async function bareTransactions(client: pg.Client): Promise<number> {
  await client.query('create table bare_decisions (id int)');
  const { ms } = await timed(async () => {
    for (let index = 0; index < atOnce; index += 1) await client.query('insert into bare_decisions values ($1)', [index]);
  });
  return ms;
}

/** Scrolls the board in a browser, as its reader does. */
async function scrollBoard(token: string, workspaceId: number): Promise<void> {
  const url = `http://127.0.0.1:${productPort}`;
  const browser = await openBrowser();
  try {
    const { page } = await openPage(browser, url, { folio_token: token, workspace: String(workspaceId) });
    await page.goto(`${url}/task-assignment?view=board`);
    await page.locator('[data-card]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await reportScrolling(page, `scrolling the board of ${count} tasks`);
  } finally {
    await browser.close();
  }
}

export async function benchTasks(): Promise<void> {
  const seeded = await seedDatabase();
  const { client } = seeded;
  const { workspaceId, makerId } = await seedTeam(client);
  await seedManyTasks((text, values) => client.query(text, values), { workspaceId, makerId, reviewerId: 1, count });
  await client.query('vacuum analyze');
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
  const api = `http://127.0.0.1:${productPort}/api/features/tasks`;
  const read = async <Body>(url: string): Promise<Body> => {
    const response = await fetch(url, { headers });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return (await response.json()) as Body;
  };
  try {
    const boards: number[] = [];
    const bares: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      boards.push((await timed(() => read(`${api}/board?workspace_id=${workspaceId}`))).ms);
      bares.push((await timed(() => read(`http://127.0.0.1:${barePort}/board?workspace=${workspaceId}`))).ms);
      await wait(10);
    }
    const [board, bareBoard] = [median(boards), median(bares)];
    process.stdout.write(
      `board of ${count} tasks: ${(board / bareBoard).toFixed(2)} times the bare server, ${board.toFixed(0)} ms (aim: under 300 ms)\n`,
    );
    await scrollBoard(seeded.token, workspaceId);
    const decisions: { id: number; step_id: number; package_hash: string }[] = [];
    for (let page = 1; decisions.length < atOnce; page += 1) {
      const { tasks } = await read<{ tasks: { id: number; active_step: { id: number } }[] }>(
        `${api}?workspace_id=${workspaceId}&view=review&per_page=100&page=${page}`,
      );
      for (const { id, active_step: step } of tasks) {
        const { package_hash } = await read<{ package_hash: string }>(`${api}/package?id=${id}`);
        decisions.push({ id, step_id: step.id, package_hash });
      }
    }
    const decided = await timed(async () => {
      const response = await fetch(`${api}/decide`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ decisions: decisions.slice(0, atOnce), verdict: 'approve' }),
      });
      return (await response.json()) as { results: { code: string | null }[] };
    });
    const refused = decided.answer.results.filter(({ code }) => code !== null).length;
    if (refused > 0) throw new Error(`${refused} decisions were refused`);
    const least = await bareTransactions(client);
    process.stdout.write(
      `${atOnce} decisions in one call: ${(decided.ms / least).toFixed(1)} times ${atOnce} bare transactions, ${decided.ms.toFixed(0)} ms (aim: under 1000 ms)\n`,
    );
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await seeded.stop();
  }
}
