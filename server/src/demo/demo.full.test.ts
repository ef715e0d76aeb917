// `npm run demo` beside a running product: a team with a history in every area, with an item of each kind in the inbox of its founder.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import { founder, password } from './demo-team.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('fill-demo.ts', import.meta.url));
let product: TestProduct;

const environment = () => ({
  ...process.env,
  FOLIO_URL: product.url,
  DATA_DIR: product.kernel.config.dataDir,
  DATABASE_URL: product.kernel.config.databaseUrl ?? '',
});
const demo = () => run(process.execPath, [script], { env: environment() });

/** Starts the demo and kills it once this is in the database. */
async function killedWhen(query: string): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, [script], { env: environment(), stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await expect
    .poll(async () => (await product.sql<{ is_there: boolean }>(`select exists (${query}) as is_there`))[0]?.is_there, {
      timeout: 300_000,
      interval: 20,
    })
    .toBe(true);
  child.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const count = async (text: string) =>
  (await product.sql<{ count: number }>(`select count(*)::int as count from ${text}`))[0]?.count;
const countBy = async (column: string, table: string) =>
  Object.fromEntries(
    (
      await product.sql<{ name: string; count: number }>(
        `select ${column} as name, count(*)::int as count from ${table} group by 1 order by 1`,
      )
    ).map(({ name, count: number }) => [name, number]),
  );

async function logIn(): Promise<TestCaller> {
  const { body } = await product.visitor.send('POST', '/services/auth/login', { email: founder.email, password });
  return product.as((body['service-api'] as { token: string }).token, (body.user as { id: number }).id);
}

it('makes a team with six weeks of work, however often it is interrupted, and makes it once', async () => {
  // In the first days, while links are found, and at the end.
  await killedWhen('select from additional_sources');
  await killedWhen('select from link_searches');
  await killedWhen('select from campaign_imports');
  const { stdout } = await demo();
  expect(stdout).toContain('An earlier run was interrupted');
  expect(stdout).toContain('Log in at');
  expect(stdout).toContain('marta@halden.example');
  expect(await countBy('status', 'order_details')).toEqual({
    accepted: expect.any(Number),
    failed: 1,
    in_progress: 1,
    onHold: 2,
  });
  // Sources are read in the background.
  await expect.poll(() => count(`additional_sources where state = 'ready'`), { timeout: 60_000 }).toBe(3);
  const made = {
    users: await count('users where account_id = 1'),
    workspaces: await count('workspaces'),
    voices: await count('brand_voices'),
    briefings: await count('guidelines'),
    folders: await count('folders'),
    comments: await count('comments'),
    chats: await count(`chat_messages where role = 'assistant'`),
    templates: await count('task_templates'),
    terms: await count('glossary_terms'),
    websites: await count('websites'),
    linguists: await count('linguists'),
    cards: await count('category_cards'),
    links: await count('campaign_urls'),
    // A file that a killed run had only checked is not imported.
    imports: await count('campaign_imports where imported_at is not null'),
  };
  expect(made).toEqual({
    users: 3,
    workspaces: 2,
    voices: 2,
    briefings: 2,
    folders: 8,
    comments: 5,
    chats: 2,
    templates: 3,
    terms: 12,
    websites: 6,
    linguists: 3,
    cards: 3,
    links: 4,
    imports: 2,
  });
  expect(await countBy('status', 'tasks')).toEqual({ waiting: 6, on_going: 2, ready: 2, approved: 1, completed: 5 });
  const marta = await logIn();
  const kinds = async () => {
    const { body } = await marta.get('/features/inbox/show', { per_page: 100 });
    return [...new Set((body.items as { kind: string }[]).map(({ kind }) => kind))].sort();
  };
  // A website that leads nowhere is tried for a while.
  await expect
    .poll(kinds, { timeout: 60_000 })
    .toEqual(['failed_publication', 'hold', 'mention', 'offer', 'overdue', 'review', 'warning']);
  expect(await countBy('state', 'translation_requests')).toEqual({ approved: 1, in_progress: 1, quoted: 1 });
  expect(await countBy('state', 'page_urls')).toEqual({ active: 17, broken: 1, redirected: 2 });
  expect(await countBy('state', 'link_runs')).toEqual({ applied: 1 });
  expect(await product.sql('select name, state from campaigns order by name')).toEqual([
    { name: 'Cabin nights', state: 'running' },
    { name: 'Long weekend', state: 'running' },
    { name: 'Spring kitchen', state: 'proposed' },
  ]);
  const [figures] = await product.sql(
    'select count(*)::int as rows, count(distinct date)::int as days, count(visits)::int as visits from campaign_results',
  );
  expect(figures).toEqual({ rows: 168, days: 42, visits: 84 });
  expect(await count('campaign_results where country is null')).toBe(0);
  expect(await count(`order_details where category = 'media'`)).toBeGreaterThanOrEqual(5);
  expect(await count('order_details where bulk_order_id is not null')).toBe(8);
  const repeated = await demo();
  expect(repeated.stdout).toContain('there already');
  expect(repeated.stdout).toContain('Log in at');
  expect(await count('users where account_id = 1')).toBe(3);
}, 1_200_000);

it('dates everything over six weeks, on working days, in the order in which it happened', async () => {
  const [dates] = await product.sql<{ days: number; weekend: number; weeks: number }>(
    `select (extract(epoch from max(created_at) - min(created_at)) / 86400)::int as days,
      count(distinct date_trunc('week', created_at))::int as weeks,
      count(*) filter (where extract(isodow from created_at) > 5 and created_at < now() - interval '2 days')::int as weekend from order_details`,
  );
  expect(dates?.days).toBeGreaterThan(35);
  expect(dates?.weeks).toBeGreaterThanOrEqual(6);
  expect(dates?.weekend).toBe(0);
  const disorder = (table: string, of: string) =>
    count(
      `(select created_at < lag(created_at) over (partition by ${of} order by id) as is_early from ${table}) as rows where is_early`,
    );
  expect(await disorder('notifications', 'user_id')).toBe(0);
  expect(await disorder('task_events', 'task_id')).toBe(0);
  expect(await disorder('comments', 'order_detail_id')).toBe(0);
  expect(await count(`(select from notifications group by created_at::date) as days`)).toBeGreaterThanOrEqual(10);
  // The facts for reports.
  expect(await count(`(select from report_days where texts > 0 group by day) as days`)).toBeGreaterThanOrEqual(12);
  expect(await count('report_approvals where minutes > 0')).toBeGreaterThanOrEqual(5);
  expect(await count('report_approvals where not is_first_time')).toBe(1);
});

it('asks nobody to review an outline, a report or a table', async () => {
  const reviewed = await product.sql<{ title: string; html: string; tool: string }>(
    `select t.title, v.html, d.tool_slug as tool from tasks t join order_details d on d.id = t.order_detail_id
       join document_versions v on v.id = d.current_version_id where t.status <> 'waiting'`,
  );
  expect(reviewed).toHaveLength(10);
  for (const { title, html, tool } of reviewed) {
    expect(html).not.toMatch(/outline, not a finished text|extract/);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(80);
    expect(tool).toBe('managed_page_content');
  }
  // A title is neither a prompt nor the name of a tool.
  expect(await count(`order_details where length(title) > 60 or title ~ '(generator|checker|density)$'`)).toBe(0);
});

it('leaves no area empty', async () => {
  const marta = await logIn();
  const [magazine, shop] = (
    await product.sql<{ id: number }>(`select id from workspaces order by name = 'Shop & campaigns', id`)
  ).map(({ id }) => id);
  const site = async (name: string) =>
    (await product.sql<{ id: number }>('select id from websites where name = $1', [name]))[0]?.id;
  const magazineSite = await site('Halden magazine');
  const shopSite = await site('Halden Outdoor, United Kingdom');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const lists: readonly (readonly [path: string, list: string, query?: Record<string, string | number | undefined>])[] = [
    ['/services/orders/show', 'orders', { workspace_id: magazine }],
    ['/services/orders/show', 'orders', { workspace_id: shop }],
    ['/features/tasks', 'tasks', { workspace_id: magazine }],
    ['/features/tasks', 'tasks', { workspace_id: shop }],
    ['/features/task-templates/show', 'task_templates', { workspace_id: magazine }],
    ['/features/task-templates/show', 'task_templates', { workspace_id: shop }],
    ['/features/websites/show', 'websites', { workspace_id: shop }],
    ['/tools/page_url', 'pageUrls', { website_id: magazineSite }],
    ['/tools/page_url', 'pageUrls', { website_id: shopSite }],
    ['/features/pages/imports/show', 'page_imports', { website_id: magazineSite }],
    ['/tools/link_builder', 'links', { website_id: magazineSite }],
    ['/tools/link_builder', 'links', { website_id: shopSite }],
    ['/features/link-suggestions/show', 'link_suggestions', { website_id: magazineSite }],
    ['/features/link-suggestions/show', 'link_suggestions', { website_id: shopSite }],
    ['/features/link-runs/show', 'link_runs', { website_id: magazineSite }],
    ['/features/pages/conflicts/show', 'keyword_conflicts', { website_id: magazineSite }],
    ['/services/glossary/show', 'terms'],
    ['/services/translation_memory/show', 'units'],
    ['/features/translation-requests/show', 'translation_requests', { workspace_id: shop }],
    ['/features/linguists/show', 'linguists'],
    ['/tools/category_cards/show', 'category_cards', { workspace_id: shop }],
    ['/tools/audience_campaigns/show', 'campaigns'],
    ['/features/notifications/show', 'notifications'],
    ['/features/brand-voice/show', 'brand_voices_list'],
    ['/features/additional-source/show', 'additional_sources'],
    ['/services/orders/tools/aichat/list', 'chats'],
    ['/services/orders/bulk/show', 'bulk_orders', { workspace_id: shop }],
  ];
  const lengths = await Promise.all(
    lists.map(async ([path, list, query]) => {
      const { body } = await marta.get(path, query);
      return [`${path} ${list}`, Array.isArray(body[list]) ? body[list].length > 0 : Object.keys(body)];
    }),
  );
  expect(lengths).toEqual(lists.map(([path, list]) => [`${path} ${list}`, true]));
  const { body } = await marta.get('/features/calendar/show', { workspace_id: magazine, from: day(-20), to: day(20) });
  const kinds = new Set((body.entries as { kind: string }[]).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['publication', 'task_due']));
  expect(await count('campaign_links')).toBe(3);
  expect(await count(`link_suggestions where state in ('approved', 'rejected')`)).toBe(2);
});
