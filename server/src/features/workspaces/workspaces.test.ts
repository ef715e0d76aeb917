import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let founder: TestCaller;
let manager: TestCaller;
let plain: TestCaller;
let outsider: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  await product.register('Staff Person');
  founder = await product.register('Foun Der');
  manager = await product.join(founder, 'Mana Ger', 'intermediate');
  plain = await product.join(founder, 'Plain Person', 'user');
  outsider = await product.register('Out Sider');
});
afterAll(() => product.stop());

const create = (caller: TestCaller, name: string, more = {}) =>
  caller.send('PUT', '/features/workspace/create', { name, ...more });
const one = (caller: TestCaller, id: number) => caller.get('/features/workspace/my_workspace', { id });
const list = async (caller: TestCaller) =>
  (await caller.get('/features/workspace/show')).body as {
    workspaces: { id: number; name: string; members_count: number; documents_count: number; can: object }[];
    limit: object;
    can: object;
  };
const namesOf = (body: Record<string, unknown>) => (body.users as { name: string }[]).map((person) => person.name);

describe('creating a workspace', () => {
  it('makes the caller its first member, and the account has workspaces from then on', async () => {
    const person = await product.register('First Maker');
    expect((await person.get('/tools/show_user_info')).body.user_info).toMatchObject({ has_workspaces: false });
    const { status, body } = await create(person, '  Spring  campaign ');
    expect([status, body.message, body.workspace]).toMatchObject([
      200,
      'Workspace created',
      { name: 'Spring  campaign', members_count: 1, documents_count: 0, can: { update: true, delete: true } },
    ]);
    expect((await person.get('/tools/show_user_info')).body.user_info).toMatchObject({
      has_workspaces: true,
      can: { create_workspace: true, manage_seats: true, manage_sources: true },
    });
    expect((await list(person)).limit).toEqual({ available_workspaces: 4, max_workspaces: 5 });
  });
  it('is refused to plain users, also with an open control panel', async () => {
    expect((await create(plain, 'Mine')).status).toBe(403);
    await product.sql('update users set force_control_panel = true where id = $1', [plain.id]);
    expect((await create(plain, 'Mine')).status).toBe(403);
    await product.sql('update users set force_control_panel = false where id = $1', [plain.id]);
  });
  it('keeps the limit when many ask at once', async () => {
    const person = await product.register('Race Person');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => create(person, `Room ${index}`)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 15 }, () => 409),
    ]);
    expect(answers.find((answer) => answer.status === 409)?.body.message).toBe('You have reached your workspace limit (5)');
    expect((await list(person)).workspaces).toHaveLength(5);
  });
  it('refuses an empty or overlong name and claims of rights', async () => {
    expect((await create(founder, '   ')).body.errors).toEqual({ name: ['This field is required'] });
    expect((await create(founder, 'x'.repeat(81))).status).toBe(422);
    expect((await create(founder, 'Room', { role: 'master', account_id: 1 })).body.errors).toMatchObject({
      role: [expect.any(String)],
      account_id: [expect.any(String)],
    });
  });
  it('answers the same for the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'room-1' };
    const send = () => manager.send('PUT', '/features/workspace/create', { name: 'Once' }, headers);
    const [first, second] = [await send(), await send()];
    expect((second.body.workspace as { id: number }).id).toBe((first.body.workspace as { id: number }).id);
  });
});

describe('seeing workspaces', () => {
  it('lists only those one belongs to, by name, with counts', async () => {
    const [b, a] = [
      await buildWorkspace(product, manager, { name: 'beta', members: [plain] }),
      await buildWorkspace(product, founder, { name: 'Alpha', members: [plain] }),
    ];
    await buildDocument(product, manager, { workspaceId: b });
    await buildDocument(product, plain, { workspaceId: b });
    const mine = (await list(plain)).workspaces;
    expect(mine.map((row) => [row.id, row.members_count, row.documents_count])).toEqual([
      [a, 2, 0],
      [b, 2, 2],
    ]);
    expect((await list(plain)).can).toEqual({ create: false });
    expect(mine[0]?.can).toEqual({ update: false, delete: false, manage_members: false });
    expect((await list(founder)).workspaces.map((row) => row.id)).not.toContain(b);
    expect((await list(outsider)).workspaces).toEqual([]);
  });
  it('shows one whole to members only; without an id it is the personal one, which is null', async () => {
    const id = await buildWorkspace(product, manager, { name: 'Whole' });
    expect((await one(manager, id)).body.workspace).toMatchObject({
      id,
      default_brand_voice_id: null,
      default_guideline_id: null,
      default_source_ids: [],
      brand_voice_ids: [],
      additional_source_ids: [],
    });
    for (const caller of [plain, founder, outsider]) expect((await one(caller, id)).status).toBe(404);
    expect((await manager.get('/features/workspace/my_workspace')).body.workspace).toBeNull();
  });
});

describe('people', () => {
  const users = (caller: TestCaller, query: Record<string, string | number>) => caller.get('/features/workspace/users', query);
  it('are the members, those who are not, or everybody one shares a workspace with', async () => {
    const [boss, colleague] = [await product.register('Peo Boss'), await product.register('Alone Person')];
    const helper = await product.join(boss, 'Hel Per', 'user');
    const id = await buildWorkspace(product, boss, { members: [helper] });
    expect(namesOf((await users(boss, { id })).body)).toEqual(['Hel Per', 'Peo Boss']);
    expect(namesOf((await users(helper, { workspace_id: id })).body)).toEqual(['Hel Per', 'Peo Boss']);
    const late = await product.join(boss, 'Late Owner', 'admin');
    expect(namesOf((await users(boss, { id, action: 'excluded' })).body)).toEqual(['Late Owner']);
    expect((await users(boss, { id, action: 'excluded', search: 'nobody' })).body).toMatchObject({
      users: [],
      recordsTotal: 1,
      recordsFiltered: 0,
    });
    expect((await users(helper, { id, action: 'excluded' })).status).toBe(403);
    expect(namesOf((await users(helper, {})).body)).toEqual(['Hel Per', 'Peo Boss']);
    expect(namesOf((await users(late, {})).body)).toEqual([]);
    expect((await users(colleague, { id })).status).toBe(404);
  });
  it('are added by managers among the members and by owners of the account, and see the workspace at once', async () => {
    const id = await buildWorkspace(product, manager);
    const add = (caller: TestCaller, ids: number[], workspace = id) =>
      caller.send('POST', '/features/workspace/add_users', { id: workspace, users: ids });
    expect((await one(plain, id)).status).toBe(404);
    expect(namesOf((await add(manager, [plain.id, plain.id])).body)).toEqual(['Plain Person']);
    expect((await one(plain, id)).status).toBe(200);
    expect((await add(plain, [founder.id])).status).toBe(403);
    expect((await add(founder, [founder.id])).status).toBe(200);
    // One id swapped at a time: another account's person, another account's workspace, another account's owner.
    expect((await add(manager, [outsider.id])).status).toBe(404);
    expect((await add(founder, [plain.id], await buildWorkspace(product, outsider))).status).toBe(404);
    expect((await add(outsider, [outsider.id])).status).toBe(404);
    const disabled = await product.join(founder, 'Dis Abled', 'user');
    await product.sql('update users set disabled_at = now() where id = $1', [disabled.id]);
    expect((await add(manager, [disabled.id])).status).toBe(404);
  });
  it('are taken out with effect on the next call, but never the last who may manage', async () => {
    const id = await buildWorkspace(product, manager, { members: [plain] });
    const { detailId } = await buildDocument(product, plain, { workspaceId: id });
    const out = (caller: TestCaller, ids: number[]) =>
      caller.send('DELETE', '/features/workspace/delete_users', { id, users: ids });
    const read = () => plain.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detailId });
    expect((await read()).status).toBe(200);
    expect((await out(manager, [outsider.id])).status).toBe(404);
    expect((await out(plain, [manager.id])).status).toBe(403);
    const last = await out(manager, [manager.id]);
    expect([last.status, last.body.message]).toEqual([409, '“Newsroom” needs at least one member who can manage it']);
    expect((await out(manager, [plain.id])).status).toBe(200);
    expect((await read()).status).toBe(404);
    expect((await plain.get('/services/orders/show', { workspace_id: id })).status).toBe(404);
    expect((await one(plain, id)).status).toBe(404);
  });
});

describe('settings', () => {
  const update = (caller: TestCaller, id: number, body: object) => caller.send('PUT', `/features/workspace/${id}`, body);
  const voiceOf = async (caller: TestCaller) => {
    const [row] = await product.sql<{ id: number }>(
      `insert into brand_voices (account_id, user_id, name, type, language, profile, analysed_profile, analysed_by)
       select account_id, id, 'Warm', 'text', 'en', '{}', '{}', 'built-in' from users where id = $1 returning id`,
      [caller.id],
    );
    return row?.id ?? 0;
  };
  const sourceOf = async (caller: TestCaller, isListed = true) => {
    const [row] = await product.sql<{ id: number }>(
      `insert into additional_sources (account_id, user_id, name, type, state, text, is_listed)
       select account_id, id, 'Facts', 'file', 'ready', 'Facts.', $2 from users where id = $1 returning id`,
      [caller.id, isListed],
    );
    return row?.id ?? 0;
  };
  const toggle = (caller: TestCaller, id: number, brand_voice_id: number) =>
    caller.send('POST', '/features/workspace/toggle_brand_voice', { id, brand_voice_id });
  const toggleSource = (caller: TestCaller, id: number, additional_source_id: number) =>
    caller.send('POST', '/features/workspace/toggle_additional_source', { id, additional_source_id });

  it('are changed by managers among the members', async () => {
    const id = await buildWorkspace(product, manager, { members: [plain] });
    const { body } = await update(manager, id, { name: 'Renamed' });
    expect([body.message, body.workspace]).toMatchObject(['Workspace updated', { name: 'Renamed' }]);
    expect((await update(plain, id, { name: 'Mine' })).status).toBe(403);
    expect((await update(founder, id, { name: 'Mine' })).status).toBe(404);
    expect((await update(outsider, id, { name: 'Mine' })).status).toBe(404);
  });
  it('take only defaults that may be used in there', async () => {
    const id = await buildWorkspace(product, manager);
    const [voice, source] = [await voiceOf(manager), await sourceOf(manager)];
    expect((await update(manager, id, { default_brand_voice_id: voice })).status).toBe(404);
    expect((await update(manager, id, { default_source_ids: [source] })).status).toBe(404);
    expect((await update(manager, id, { default_guideline_id: 1 })).status).toBe(404);
    const choices = (await one(manager, id)).body.choices as Record<string, { id: number }[]>;
    expect(choices.brand_voices?.map((row) => row.id)).toContain(voice);
    expect(choices.additional_sources?.map((row) => row.id)).toContain(source);
    expect((await toggle(manager, id, voice)).body).toMatchObject({ is_on: true, workspace: { brand_voice_ids: [voice] } });
    await toggleSource(manager, id, source);
    const set = await update(manager, id, { default_brand_voice_id: voice, default_source_ids: [source, source] });
    expect(set.body.workspace).toMatchObject({ default_brand_voice_id: voice, default_source_ids: [source] });
  });
  it('what is turned off is no default any more', async () => {
    const id = await buildWorkspace(product, manager);
    const [voice, source] = [await voiceOf(manager), await sourceOf(manager)];
    await toggle(manager, id, voice);
    await toggleSource(manager, id, source);
    await update(manager, id, { default_brand_voice_id: voice, default_source_ids: [source] });
    expect((await toggle(manager, id, voice)).body).toMatchObject({
      is_on: false,
      workspace: { default_brand_voice_id: null, brand_voice_ids: [] },
    });
    expect((await toggleSource(manager, id, source)).body).toMatchObject({
      is_on: false,
      workspace: { default_source_ids: [], additional_source_ids: [] },
    });
  });
  it("toggle the account's own voices and listed sources only", async () => {
    const id = await buildWorkspace(product, manager, { members: [plain] });
    expect((await toggle(manager, id, await voiceOf(outsider))).status).toBe(404);
    expect((await toggleSource(manager, id, await sourceOf(outsider))).status).toBe(404);
    expect((await toggleSource(manager, id, await sourceOf(manager, false))).status).toBe(404);
    expect((await toggle(plain, id, await voiceOf(manager))).status).toBe(403);
    expect((await toggle(outsider, id, await voiceOf(outsider))).status).toBe(404);
  });
});

describe('the audit', () => {
  it('names every change with who made it', async () => {
    const boss = await product.register('Audit Boss');
    const helper = await product.join(boss, 'Audit Helper', 'user');
    const id = ((await create(boss, 'Watched')).body.workspace as { id: number }).id;
    await boss.send('POST', '/features/workspace/add_users', { id, users: [helper.id] });
    await boss.send('PUT', `/features/workspace/${id}`, { name: 'Watched closely' });
    await boss.send('DELETE', '/features/workspace/delete_users', { id, users: [helper.id] });
    await boss.send('DELETE', '/features/workspace/delete', { id });
    expect(
      await product.sql('select action, user_id, subject_name from audit_entries where workspace_id = $1 order by id', [id]),
    ).toEqual([
      { action: 'workspace.created', user_id: boss.id, subject_name: 'Watched' },
      { action: 'workspace.member_added', user_id: boss.id, subject_name: 'Audit Helper' },
      { action: 'workspace.updated', user_id: boss.id, subject_name: 'Watched closely' },
      { action: 'workspace.member_removed', user_id: boss.id, subject_name: 'Audit Helper' },
      { action: 'workspace.deleted', user_id: boss.id, subject_name: 'Watched closely' },
    ]);
  });
});
