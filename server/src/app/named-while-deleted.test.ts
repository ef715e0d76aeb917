// Tasks, templates, cards and campaigns that come to name a brand voice, source or website while it is deleted: nothing names it afterwards.
import { findTool } from '@folio/catalogue/catalogue';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTeam, buildVoice } from '../testing/build.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';
import { whileLocked } from '../testing/while-locked.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;
const ids = { voice: 0, source: 0, website: 0 };
type Kind = keyof typeof ids;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildTeam(product);
});
afterAll(() => product.stop());

async function insert(text: string, values: unknown[]): Promise<number> {
  const [row] = await product.sql<{ id: number }>(`${text} returning id`, values);
  return row?.id ?? 0;
}

beforeEach(async () => {
  const { owner, workspaceId } = team;
  ids.voice = await buildVoice(product, owner);
  await product.sql('insert into workspace_brand_voices (workspace_id, brand_voice_id) values ($1, $2)', [
    workspaceId,
    ids.voice,
  ]);
  ids.source = await insert(
    `insert into additional_sources (account_id, user_id, name, type, state, text, is_listed)
     select account_id, id, 'Size chart', 'file', 'ready', 'Shoes grip.', true from users where id = $1`,
    [owner.id],
  );
  await product.sql('insert into workspace_sources (workspace_id, additional_source_id) values ($1, $2)', [
    workspaceId,
    ids.source,
  ]);
  const made = await owner.send('PUT', '/features/websites/create', {
    name: 'Shop',
    url: 'http://127.0.0.1:9',
    kind: 'download',
    language: 'en',
    workspace_id: workspaceId,
  });
  ids.website = (made.body.website as { id: number }).id;
});

const remove = {
  voice: () => team.owner.send('DELETE', '/features/brand-voice/delete', { id: ids.voice }),
  source: () => team.owner.send('DELETE', '/features/additional-source/delete', { id: ids.source }),
  website: () => team.owner.send('DELETE', '/features/websites/delete', { website_id: ids.website }),
};
const naming = (kind: Kind) =>
  kind === 'voice'
    ? { brand_voice_id: ids.voice }
    : kind === 'source'
      ? { additional_source_ids: [ids.source] }
      : { website_id: ids.website };

/** Number of rows that name the deleted object. */
async function named(kind: Kind): Promise<number> {
  const column = { voice: 'brand_voice_id = $1', source: '$1 = any(additional_source_ids)', website: 'website_id = $1' }[kind];
  const field = { voice: 'brand_voice_id', source: 'additional_source_ids', website: 'website_id' }[kind];
  const others = kind === 'source' ? [] : ['category_cards', 'campaigns'];
  const [row] = await product.sql<{ count: number }>(
    `select ((select count(*) from tasks where ${column})
       + (select count(*) from task_templates where fields #> '{fields,${field}}' @> to_jsonb($1::int))
       ${others.map((table) => `+ (select count(*) from ${table} where ${column})`).join(' ')})::int as count`,
    [ids[kind]],
  );
  return row?.count ?? 0;
}

const inWorkspace = () => ({ workspace_id: team.workspaceId });
const calls = {
  'a new task': (kind: Kind) =>
    team.manager.send('POST', '/features/tasks', { ...inWorkspace(), title: 'Guide', ...naming(kind) }),
  'a new template': (kind: Kind) =>
    team.manager.send('POST', '/features/task-templates/create', { ...inWorkspace(), name: 'Guide', fields: naming(kind) }),
  'a new card': (kind: Kind) =>
    team.manager.send('POST', '/tools/category_cards/create', { ...inWorkspace(), category_name: 'Bags', ...naming(kind) }),
  'a new campaign': (kind: Kind) =>
    team.owner.send('PUT', '/tools/audience_campaigns/create', { ...inWorkspace(), name: 'Spring', ...naming(kind) }),
};

it.each([
  ['a new task', 'voice'],
  ['a new task', 'source'],
  ['a new task', 'website'],
  ['a new template', 'voice'],
  ['a new template', 'source'],
  ['a new template', 'website'],
  ['a new card', 'voice'],
  ['a new campaign', 'voice'],
  ['a new campaign', 'website'],
] as const)('%s does not name a %s that is deleted at the same time', async (what, kind) => {
  // The first call has validated its references and waits to be written; the deletion begins meanwhile.
  const ofCards = `select from users where id = ${team.manager.id} for update`;
  const lock = what === 'a new card' ? ofCards : `select from workspaces where id = ${team.workspaceId} for update`;
  const answers = await whileLocked(product, lock, 3, async (untilWaiting) => {
    const first = calls[what](kind);
    await untilWaiting(1);
    const removing = remove[kind]();
    await untilWaiting(2);
    return Promise.all([removing, first, ...Array.from({ length: 19 }, () => calls[what](kind))]);
  });
  expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
  expect(await named(kind)).toBe(0);
});

it.each(['voice', 'source', 'website'] as const)(
  'a task or template that gets a %s while it is deleted does not name it',
  async (kind) => {
    const idOf = (answer: { body: Record<string, unknown> }, name: string) => (answer.body[name] as { id: number }).id;
    const task = idOf(await team.manager.send('POST', '/features/tasks', { ...inWorkspace(), title: 'Guide' }), 'task');
    const template = idOf(
      await team.manager.send('POST', '/features/task-templates/create', { ...inWorkspace(), name: 'Guide' }),
      'task_template',
    );
    const edits = [
      () => team.manager.send('PATCH', `/features/tasks/${task}`, naming(kind)),
      () => team.manager.send('POST', '/features/task-templates/edit', { id: template, fields: naming(kind) }),
    ];
    // Rows are locked after the objects that they name, as in a deletion: no deadlock, which PostgreSQL would end with an error.
    const lock = `select (select id from tasks where id = ${task} for update), (select id from task_templates where id = ${template} for update)`;
    const answers = await whileLocked(product, lock, 4, async (untilWaiting) => {
      const first = edits.map((edit) => edit());
      await untilWaiting(2);
      const removing = remove[kind]();
      await untilWaiting(3);
      return Promise.all([removing, ...first, ...Array.from({ length: 10 }, () => edits.map((edit) => edit())).flat()]);
    });
    expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
    expect(await named(kind)).toBe(0);
  },
);

it('a card that gets a voice while it is deleted does not name it', async () => {
  const made = await calls['a new card']('voice');
  const { id } = made.body.category_card as { id: number };
  await product.sql('update category_cards set brand_voice_id = null where id = $1', [id]);
  const edit = () => team.manager.send('POST', '/tools/category_cards/edit', { id, ...naming('voice') });
  const answers = await whileLocked(
    product,
    `select from category_cards where id = ${id} for update`,
    3,
    async (untilWaiting) => {
      const first = edit();
      await untilWaiting(1);
      const removing = remove.voice();
      await untilWaiting(2);
      return Promise.all([removing, first, ...Array.from({ length: 19 }, edit)]);
    },
  );
  expect(answers[0]?.status).toBe(200);
  expect(answers.slice(1).filter(({ status }) => status === 200)).not.toEqual([]);
  expect(answers.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([]);
  expect(await named('voice')).toBe(0);
});

it('the task of an order does not name what is deleted while the order is placed', async () => {
  const slug = 'managed_page_content';
  const order = (things: object) =>
    team.manager.send('POST', '/services/orders/create', {
      tool: slug,
      fields: findTool(slug)?.example,
      ...inWorkspace(),
      ...things,
    });
  const answers = await whileLocked(
    product,
    `select from workspaces where id = ${team.workspaceId} for update`,
    2,
    async (untilWaiting) => {
      const first = order({ ...naming('voice'), ...naming('source'), ...naming('website') });
      await untilWaiting(1);
      const removed = [await remove.voice(), await remove.source(), await remove.website()];
      return [...removed, ...(await Promise.all([first, order({})]))];
    },
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  for (const kind of ['voice', 'source', 'website'] as const) expect(await named(kind)).toBe(0);
});
