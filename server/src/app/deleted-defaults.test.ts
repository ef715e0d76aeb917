// A briefing, source or brand voice that is deleted is named by no settings afterwards, also where it was just being chosen.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTeam, buildVoice } from '../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import { whileLocked } from '../testing/while-locked.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;
let voiceId: number;
let guidelineId: number;
let sourceIds: number[];

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildTeam(product);
});
afterAll(() => product.stop());

async function insert(text: string, values: unknown[] = []): Promise<number> {
  const [row] = await product.sql<{ id: number }>(`${text} returning id`, values);
  return row?.id ?? 0;
}
const addFolder = (person: TestCaller, workspaceId: number | null) =>
  insert(
    `insert into folders (account_id, user_id, workspace_id, name, default_brand_voice_id, default_guideline_id, default_source_ids)
     select account_id, id, $2::int, 'Folder ' || gen_random_uuid(), $3, $4, $5::int[] from users where id = $1`,
    [person.id, workspaceId, voiceId, guidelineId, sourceIds],
  );

beforeEach(async () => {
  const { owner, workspaceId } = team;
  voiceId = await buildVoice(product, owner);
  await product.sql('insert into workspace_brand_voices (workspace_id, brand_voice_id) values ($1, $2)', [workspaceId, voiceId]);
  guidelineId = await insert(
    `insert into guidelines (account_id, user_id, workspace_id, title)
     select account_id, id, $2, 'Briefing' from users where id = $1`,
    [owner.id, workspaceId],
  );
  sourceIds = [];
  for (const name of ['one', 'two'])
    sourceIds.push(
      await insert(
        `insert into additional_sources (account_id, user_id, name, type, state, text, is_listed)
         select account_id, id, $2, 'file', 'ready', 'Shoes grip.', true from users where id = $1`,
        [owner.id, name],
      ),
    );
  for (const id of sourceIds)
    await product.sql('insert into workspace_sources (workspace_id, additional_source_id) values ($1, $2)', [workspaceId, id]);
});

const remove = {
  voice: () => team.owner.send('DELETE', '/features/brand-voice/delete', { id: voiceId }),
  guideline: () => team.owner.send('DELETE', '/tools/delete_user_guideline', { guideline_id: guidelineId }),
  source: (id = sourceIds[0] ?? 0) => team.owner.send('DELETE', '/features/additional-source/delete', { id }),
};
const edit = (defaults: object) => team.owner.send('PUT', `/features/workspace/${team.workspaceId}`, defaults);
const workspaceDefaults = async () =>
  (
    await product.sql<{ voice: number | null; guideline: number | null; sources: number[] }>(
      `select default_brand_voice_id as voice, default_guideline_id as guideline, default_source_ids as sources
       from workspaces where id = $1`,
      [team.workspaceId],
    )
  )[0];
const folderDefaults = (ids: number[]) =>
  product.sql(
    `select default_brand_voice_id as voice, default_guideline_id as guideline, default_source_ids as sources
     from folders where id = any($1::int[]) order by id`,
    [ids],
  );

it('folders, cards and campaigns of the account lose what is deleted, and keep the rest', async () => {
  const { owner, workspaceId, stranger } = team;
  const folders = [await addFolder(owner, workspaceId), await addFolder(owner, null)];
  const foreign = await addFolder(stranger, null);
  const card = (person: TestCaller, workspace: number | null, voice: number) =>
    insert(
      `insert into category_cards (account_id, user_id, workspace_id, category_name, brand_voice_id)
       select account_id, id, $2::int, 'Boots', $3 from users where id = $1`,
      [person.id, workspace, voice],
    );
  const cards = [
    await card(owner, workspaceId, voiceId),
    await card(owner, null, voiceId),
    await card(owner, workspaceId, voiceId + 1000),
    await card(stranger, null, voiceId),
  ];
  const campaign = await insert(
    `insert into campaigns (account_id, workspace_id, user_id, name, guideline_id, brand_voice_id)
     select account_id, $2, id, 'Spring', $3, $4 from users where id = $1`,
    [owner.id, workspaceId, guidelineId, voiceId],
  );
  const [kept, gone] = [sourceIds[1], sourceIds[0]];
  const voice = voiceId;
  for (const answer of [await remove.voice(), await remove.guideline(), await remove.source()]) expect(answer.status).toBe(200);
  const cleared = { voice: null, guideline: null, sources: [kept] };
  expect(await folderDefaults(folders)).toEqual([cleared, cleared]);
  expect(await folderDefaults([foreign])).toEqual([{ voice, guideline: guidelineId, sources: [gone, kept] }]);
  expect(await product.sql('select brand_voice_id from category_cards where id = any($1) order by id', [cards])).toEqual(
    [null, null, voice + 1000, voice].map((id) => ({ brand_voice_id: id })),
  );
  expect(await product.sql('select guideline_id, brand_voice_id from campaigns where id = $1', [campaign])).toEqual([
    { guideline_id: null, brand_voice_id: null },
  ]);
});

it('two default sources that are deleted at once, twenty times each, leave none of both', async () => {
  await product.sql('update workspaces set default_source_ids = $2 where id = $1', [team.workspaceId, sourceIds]);
  const answers = await whileLocked(product, `select from workspaces where id = ${team.workspaceId} for update`, 2, () =>
    Promise.all(Array.from({ length: 20 }, () => sourceIds.map((id) => remove.source(id))).flat()),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(38);
  expect((await workspaceDefaults())?.sources).toEqual([]);
  const audit = await product.sql(`select from audit_entries where action = 'source.deleted' and subject_id = any($1::int[])`, [
    sourceIds,
  ]);
  expect(audit).toHaveLength(2);
});

it.each([
  ['voice', () => ({ default_brand_voice_id: voiceId }), () => remove.voice(), { voice: null }],
  ['briefing', () => ({ default_guideline_id: guidelineId }), () => remove.guideline(), { guideline: null }],
  ['source', () => ({ default_source_ids: sourceIds.slice(0, 1) }), () => remove.source(), { sources: [] }],
])('a %s that twenty calls choose while it is deleted is no default of the workspace', async (_, defaults, removal, cleared) => {
  await product.sql(
    `update workspaces set default_brand_voice_id = null, default_guideline_id = null, default_source_ids = '{}' where id = $1`,
    [team.workspaceId],
  );
  // The first call has validated and written its choice, and waits for the audit log alone; the deletion begins meanwhile.
  const lock = `select from audit_heads where account_id = (select account_id from workspaces where id = ${team.workspaceId}) for update`;
  const answers = await whileLocked(product, lock, 3, async (untilWaiting) => {
    const first = edit(defaults());
    await untilWaiting(1);
    const removing = removal();
    await untilWaiting(2);
    return Promise.all([removing, first, ...Array.from({ length: 19 }, () => edit(defaults()))]);
  });
  expect(answers[0]?.status).toBe(200);
  expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  expect(await workspaceDefaults()).toMatchObject(cleared);
});

it.each([
  ['voice', () => ({ default_brand_voice_id: voiceId }), () => remove.voice(), { voice: null }],
  ['briefing', () => ({ default_guideline_id: guidelineId }), () => remove.guideline(), { guideline: null }],
  ['source', () => ({ default_source_ids: sourceIds.slice(0, 1) }), () => remove.source(), { sources: [] }],
])('a %s that twenty calls choose while it is deleted is no default of the folder', async (_, defaults, removal, cleared) => {
  const folderId = await addFolder(team.owner, team.workspaceId);
  const none = `default_brand_voice_id = null, default_guideline_id = null, default_source_ids = '{}'`;
  await product.sql(`update folders set ${none} where id = $1`, [folderId]);
  const choose = () => team.owner.send('POST', '/services/folders/update', { folder_id: folderId, ...defaults() });
  const answers = await whileLocked(product, `select from folders where id = ${folderId} for update`, 3, async (untilWaiting) => {
    const first = choose();
    await untilWaiting(1);
    const removing = removal();
    await untilWaiting(2);
    return Promise.all([removing, first, ...Array.from({ length: 19 }, choose)]);
  });
  expect(answers[0]?.status).toBe(200);
  expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  expect((await folderDefaults([folderId]))[0]).toMatchObject(cleared);
});
