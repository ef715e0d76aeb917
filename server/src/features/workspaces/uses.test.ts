import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTeam, buildVoice, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let manager: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let workspaceId: number;
let elsewhere: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  ({ owner, stranger, manager, plain, workspaceId } = await buildTeam(product));
  elsewhere = await buildWorkspace(product, owner, { name: 'Elsewhere' });
});
afterAll(() => product.stop());

const addFolder = (name: string, defaults: string, workspace: number | null, person: TestCaller = owner) =>
  product.sql(
    `insert into folders (account_id, user_id, workspace_id, name, default_brand_voice_id, default_guideline_id, default_source_ids)
      select account_id, id, $2, $3, ${defaults} from users where id = $1`,
    [person.id, workspace, name],
  );
const addTask = (status: string, voiceId: number | null, sourceIds: number[], workspace: number) =>
  product.sql(
    `insert into tasks (account_id, workspace_id, creator_id, title, status, brand_voice_id, additional_source_ids)
      select account_id, $2, id, 'A task', $3, $4, $5 from users where id = $1`,
    [owner.id, workspace, status, voiceId, sourceIds],
  );
const addCampaign = (voiceId: number, workspace: number) =>
  product.sql(
    `insert into campaigns (account_id, workspace_id, user_id, name, brand_voice_id)
      select account_id, $2, id, 'Spring', $3 from users where id = $1`,
    [owner.id, workspace, voiceId],
  );
const addCard = (voiceId: number, workspace: number | null, person: TestCaller) =>
  product.sql(
    `insert into category_cards (account_id, workspace_id, user_id, category_name, brand_voice_id)
      select account_id, $2::int, id, 'Boots', $3 from users where id = $1`,
    [person.id, workspace, voiceId],
  );
const usesOf = async (caller: TestCaller, path: string, query: Record<string, number>) =>
  (await caller.get(path, query)).body.uses;

it('counts what uses a voice, of what the caller sees; campaigns for staff', async () => {
  const voice = await buildVoice(product, manager);
  await product.sql('update workspaces set default_brand_voice_id = $1 where id = any($2::int[])', [
    voice,
    [workspaceId, elsewhere],
  ]);
  await addFolder('Spring', `${voice}, null, '{}'`, workspaceId);
  await addFolder('Autumn', `${voice}, null, '{}'`, workspaceId);
  await addFolder('Other voice', `${voice + 1}, null, '{}'`, workspaceId);
  await addFolder('Elsewhere', `${voice}, null, '{}'`, elsewhere);
  await addFolder('Of the owner', `${voice}, null, '{}'`, null);
  await addFolder('Of the manager', `${voice}, null, '{}'`, null, manager);
  for (const status of ['waiting', 'on_going', 'rejected', 'approved', 'completed'])
    await addTask(status, voice, [], workspaceId);
  await addTask('waiting', voice, [], elsewhere);
  await addCampaign(voice, workspaceId);
  await addCampaign(voice, elsewhere);
  await addCampaign(voice + 1, workspaceId);
  await addCard(voice, workspaceId, owner);
  await addCard(voice, elsewhere, owner);
  await addCard(voice, null, owner);
  await addCard(voice, null, manager);
  const path = '/features/brand-voice/uses';
  expect(await usesOf(manager, path, { id: voice })).toEqual({ folders: 3, workspaces: 1, tasks: 3, campaigns: 0, cards: 2 });
  expect(await usesOf(owner, path, { id: voice })).toEqual({ folders: 4, workspaces: 2, tasks: 4, campaigns: 2, cards: 3 });
  expect((await plain.get(path, { id: voice })).status).toBe(403);
  expect((await stranger.get(path, { id: voice })).status).toBe(404);
  await product.sql(`update accounts set branding = branding || '{"hide_generic_task_assignment": true}'`);
  expect(await usesOf(manager, path, { id: voice })).toEqual({ folders: 3, workspaces: 1, tasks: 0, campaigns: 0, cards: 2 });
  await product.sql(`update accounts set branding = branding - 'hide_generic_task_assignment'`);
});

it('counts what uses a briefing and a source', async () => {
  const created = await manager.send('PUT', '/tools/create_user_guideline', { title: 'Spring', workspace_id: workspaceId });
  const { id: briefing } = created.body.guideline as { id: number };
  const [source] = await product.sql<{ id: number }>(
    `insert into additional_sources (account_id, user_id, name, type, state, text)
      select account_id, id, 'notes.txt', 'file', 'ready', 'Shoes grip.' from users where id = $1 returning id`,
    [manager.id],
  );
  const sourceId = source?.id ?? 0;
  await product.sql('update workspaces set default_guideline_id = $1 where id = $2', [briefing, workspaceId]);
  await addFolder('Both', `null, ${briefing}, '{${sourceId},7}'`, workspaceId);
  await addTask('ready', null, [7, sourceId], workspaceId);
  await addTask('published', null, [sourceId], workspaceId);
  const ofBriefing = await usesOf(manager, '/tools/show_user_guideline_uses', { guideline_id: briefing });
  expect(ofBriefing).toEqual({ folders: 1, workspaces: 1, tasks: 0, campaigns: 0, cards: 0 });
  expect((await plain.get('/tools/show_user_guideline_uses', { guideline_id: briefing })).status).toBe(403);
  expect(await usesOf(manager, '/features/additional-source/uses', { id: sourceId })).toEqual({
    folders: 1,
    workspaces: 0,
    tasks: 1,
    campaigns: 0,
    cards: 0,
  });
  expect((await stranger.get('/features/additional-source/uses', { id: sourceId })).status).toBe(404);
});

it('counts no further than 1,000', async () => {
  const voice = await buildVoice(product, manager);
  await product.sql(
    `insert into tasks (account_id, workspace_id, creator_id, title, brand_voice_id)
      select account_id, $2, id, 'A task', $3 from users, generate_series(1, 1200) where id = $1`,
    [owner.id, workspaceId, voice],
  );
  expect(await usesOf(manager, '/features/brand-voice/uses', { id: voice })).toMatchObject({ tasks: 1000 });
});
