// Tasks, templates, cards, conversations and orders after a brand voice, briefing, source or website that they named is deleted or switched off.
import { findTool } from '@folio/catalogue/catalogue';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTeam, buildVoice } from '../testing/build.ts';
import { path as chatPath } from '../testing/chat-calls.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;
let voiceId: number;
let guidelineId: number;
let websiteId: number;
let gone: number;
let kept: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildTeam(product);
});
afterAll(() => product.stop());

const inWorkspace = () => ({ workspace_id: team.workspaceId });
const idOf = (answer: { status: number; body: Record<string, unknown> }, name: string) => {
  expect([answer.status, answer.body.message]).toEqual([200, answer.body.message]);
  return (answer.body[name] as { id: number }).id;
};
const names = () => ({ brand_voice_id: voiceId, website_id: websiteId, additional_source_ids: [gone, kept] });

async function addSource(name: string): Promise<number> {
  const [row] = await product.sql<{ id: number }>(
    `insert into additional_sources (account_id, user_id, name, type, state, text, is_listed)
     select account_id, id, $2, 'file', 'ready', 'Shoes grip.', true from users where id = $1 returning id`,
    [team.owner.id, name],
  );
  await product.sql('insert into workspace_sources (workspace_id, additional_source_id) values ($1, $2)', [
    team.workspaceId,
    row?.id,
  ]);
  return row?.id ?? 0;
}

beforeEach(async () => {
  const { owner, workspaceId } = team;
  voiceId = await buildVoice(product, owner);
  await product.sql('insert into workspace_brand_voices (workspace_id, brand_voice_id) values ($1, $2)', [workspaceId, voiceId]);
  gone = await addSource('Size chart');
  kept = await addSource('Returns');
  guidelineId = idOf(await owner.send('PUT', '/tools/create_user_guideline', { ...inWorkspace(), title: 'Spring' }), 'guideline');
  websiteId = idOf(
    await owner.send('PUT', '/features/websites/create', {
      ...inWorkspace(),
      name: 'Shop',
      url: 'http://127.0.0.1:9',
      kind: 'download',
      language: 'en',
    }),
    'website',
  );
});

async function deleteAll(): Promise<void> {
  const { owner } = team;
  const answers = [
    await owner.send('DELETE', '/features/brand-voice/delete', { id: voiceId }),
    await owner.send('DELETE', '/features/additional-source/delete', { id: gone }),
    await owner.send('DELETE', '/features/websites/delete', { website_id: websiteId }),
    await owner.send('DELETE', '/tools/delete_user_guideline', { guideline_id: guidelineId }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
}
const switchOff = () =>
  product.sql(
    `with v as (delete from workspace_brand_voices where brand_voice_id = $1)
     delete from workspace_sources where additional_source_id = $2`,
    [voiceId, gone],
  );

const slug = 'managed_page_content';
const order = (things: object) =>
  team.plain.send('POST', '/services/orders/create', {
    tool: slug,
    fields: findTool(slug)?.example,
    ...inWorkspace(),
    ...things,
  });
const addTask = async (more: object = names()) =>
  idOf(await team.manager.send('POST', '/features/tasks', { ...inWorkspace(), title: 'Guide', ...more }), 'task');
const showTask = async (id: number) => (await team.plain.get(`/features/tasks/${id}`)).body.task as Record<string, unknown>;
const emptied = () => ({ brand_voice_id: null, website_id: null, additional_source_ids: [kept] });

it('a task loses what is deleted, keeps its revision, and is ordered with what is left', async () => {
  const id = await addTask();
  const { revision } = await showTask(id);
  const [completed] = await product.sql<{ id: number }>(
    `insert into tasks (account_id, creator_id, workspace_id, title, status, brand_voice_id, additional_source_ids)
     select account_id, creator_id, workspace_id, 'Done', 'completed', brand_voice_id, additional_source_ids from tasks where id = $1
     returning id`,
    [id],
  );
  await deleteAll();
  expect(await product.sql('select brand_voice_id, website_id, additional_source_ids from tasks where id = $1', [id])).toEqual([
    emptied(),
  ]);
  expect(await product.sql('select brand_voice_id, additional_source_ids from tasks where id = $1', [completed?.id])).toEqual([
    { brand_voice_id: null, additional_source_ids: [kept] },
  ]);
  const task = await showTask(id);
  expect(task).toMatchObject({ ...emptied(), revision });
  expect((await order({ task_id: id, brand_voice_id: task.brand_voice_id, additional_source_ids: [kept] })).status).toBe(200);
});

it('a task shows nothing that its reader may not order with, and has it back once it is switched on', async () => {
  const id = await addTask();
  await switchOff();
  const task = await showTask(id);
  expect(task).toMatchObject({ brand_voice_id: null, website_id: websiteId, additional_source_ids: [kept] });
  expect((await order({ task_id: id, brand_voice_id: null, additional_source_ids: task.additional_source_ids })).status).toBe(
    200,
  );
  await product.sql('insert into workspace_brand_voices (workspace_id, brand_voice_id) values ($1, $2)', [
    team.workspaceId,
    voiceId,
  ]);
  expect(await showTask(id)).toMatchObject({ brand_voice_id: voiceId });
});

it('a template loses what is deleted, and new tasks begin with what is left', async () => {
  const made = await team.manager.send('POST', '/features/task-templates/create', {
    ...inWorkspace(),
    name: 'Guide',
    fields: { ...names(), description: 'Short' },
  });
  const id = idOf(made, 'task_template');
  const alone = idOf(
    await team.manager.send('POST', '/features/task-templates/create', {
      ...inWorkspace(),
      name: 'One',
      fields: { additional_source_ids: [gone] },
    }),
    'task_template',
  );
  await deleteAll();
  const { body } = await team.manager.get('/features/task-templates/show', inWorkspace());
  const shown = body.task_templates as { id: number; fields: object; revision: number }[];
  expect(shown.find((one) => one.id === id)).toMatchObject({ fields: { ...emptied(), description: 'Short' }, revision: 1 });
  expect(shown.find((one) => one.id === alone)?.fields).toEqual({ additional_source_ids: [] });
  expect(await showTask(await addTask({ template_id: id }))).toMatchObject({ ...emptied(), description: 'Short' });
});

it('a document is ordered again with what is left of what it was ordered with', async () => {
  const ordered = await order({ ...names(), guideline_id: guidelineId });
  const { order_details: details } = ordered.body.order as { order_details: { id: number }[] };
  const form = async () =>
    (await team.plain.get('/services/orders/form', { order_detail_id: details[0]?.id })).body.form as Record<string, unknown>;
  expect(await form()).toMatchObject({ ...names(), guideline_id: guidelineId });
  await deleteAll();
  const { brand_voice_id, guideline_id, website_id, additional_source_ids } = await form();
  const left = { brand_voice_id, guideline_id, website_id, additional_source_ids };
  expect(left).toEqual({ ...emptied(), guideline_id: null });
  expect((await order({ brand_voice_id, guideline_id, additional_source_ids })).status).toBe(200);
});

it('a conversation is asked and changed whatever it named before', async () => {
  const { brand_voice_id, additional_source_ids } = names();
  const answer = await team.plain.send('PUT', `${chatPath}/create`, {
    tool: 'ai_chat_conversational',
    ...inWorkspace(),
    brand_voice_id,
    additional_source_ids,
  });
  const chat_id = idOf(answer, 'chat');
  const update = (changes: object) => team.plain.send('POST', `${chatPath}/update`, { chat_id, ...changes });
  await deleteAll();
  const other = await addSource('Third');
  const changed = await update({ additional_source_ids: [gone, kept, other], brand_voice_id });
  expect([changed.status, changed.body.chat]).toMatchObject([
    200,
    { additional_source_ids: [kept, other], brand_voice_id: null },
  ]);
  // A value that it never had is refused as before.
  expect((await update({ additional_source_ids: [gone] })).status).toBe(404);
  expect((await update({ brand_voice_id })).status).toBe(404);
});

it('a card is written without a voice that was switched off, and a campaign loses its website', async () => {
  const made = await team.owner.send('POST', '/tools/category_cards/create', {
    ...inWorkspace(),
    category_name: 'Bags',
    primary_kw: 'bags',
    brand_voice_id: voiceId,
  });
  const cardId = idOf(made, 'category_card');
  const campaign = await team.owner.send('PUT', '/tools/audience_campaigns/create', {
    ...inWorkspace(),
    name: 'Spring',
    website_id: websiteId,
  });
  expect(campaign.status).toBe(200);
  await switchOff();
  const task = { type: 'manual' };
  const quoted = await team.owner.send('POST', '/tools/category_cards/refresh', { ids: [cardId], task });
  const written = await team.owner.send('POST', '/tools/category_cards/refresh', {
    ids: [cardId],
    task,
    price: quoted.body.price,
  });
  expect([written.status, written.body.message]).toEqual([200, written.body.message]);
  expect(
    await product.sql(
      'select o.brand_voice_id from category_cards c join order_details d on d.id = c.order_detail_id join orders o on o.id = d.order_id where c.id = $1',
      [cardId],
    ),
  ).toEqual([{ brand_voice_id: null }]);
  await deleteAll();
  expect(await product.sql('select website_id from campaigns where website_id = $1', [websiteId])).toEqual([]);
});
