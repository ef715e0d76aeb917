// Lists in the settings of a workspace: entries are added and removed one by one, so no user overwrites another user's entries.
import { maxFreeDays } from '@folio/contract/working-days';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTeam, buildVoice } from '../../testing/build.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildTeam(product);
});
afterAll(() => product.stop());

const change = (settings: Record<string, unknown>, caller = team.manager) =>
  caller.send('PUT', `/features/workspace/${team.workspaceId}`, settings);
const kept = async () =>
  (
    await product.sql<{ days: string[]; sources: number[] }>(
      'select free_days::text[] as days, default_source_ids as sources from workspaces where id = $1',
      [team.workspaceId],
    )
  )[0] ?? { days: [], sources: [] };
const faultsOf = ({ body }: { body: Record<string, unknown> }) => Object.keys(body.errors ?? {});
const dayAt = (nth: number) => new Date(Date.UTC(2027, 0, nth + 1)).toISOString().slice(0, 10);
const audits = (action: string, subjectId: number) =>
  product.sql('select from audit_entries where action = $1 and subject_id = $2', [action, subjectId]);

async function addSources(count: number): Promise<number[]> {
  const rows = await product.sql<{ id: number }>(
    `insert into additional_sources (account_id, user_id, name, type, state, text, is_listed)
     select account_id, id, 'Source ' || nth, 'file', 'ready', 'Shoes grip.', true
     from users, generate_series(1, $2) nth where id = $1 returning id`,
    [team.owner.id, count],
  );
  const ids = rows.map(({ id }) => id);
  await product.sql('insert into workspace_sources (workspace_id, additional_source_id) select $1, unnest($2::int[])', [
    team.workspaceId,
    ids,
  ]);
  return ids;
}

it('keeps all of twenty days that are added at once, and removes only those that are named', async () => {
  const days = Array.from({ length: 20 }, (_, nth) => dayAt(nth));
  const answers = await Promise.all(days.map((day) => change({ add_free_days: [day] })));
  expect(answers.map(({ status }) => status)).toEqual(days.map(() => 200));
  expect((await kept()).days).toEqual(days);
  const later = days.map((_, nth) => dayAt(100 + nth));
  await Promise.all(days.flatMap((day, nth) => [change({ remove_free_days: [day] }), change({ add_free_days: [later[nth]] })]));
  expect((await kept()).days).toEqual(later);
  // A repeated entry, or one that is gone, is not an error.
  expect((await change({ add_free_days: [later[0]], remove_free_days: [dayAt(0)] })).body.workspace).toMatchObject({
    free_days: later,
  });
  expect((await change({ add_free_days: [dayAt(0)] }, team.plain)).status).toBe(403);
});

it('never keeps more days than there may be, however many are added at once', async () => {
  const most = Array.from({ length: maxFreeDays - 5 }, (_, nth) => dayAt(nth));
  expect((await change({ free_days: most })).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => change({ add_free_days: [dayAt(500 + nth)] })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused.map(faultsOf)).toEqual(Array.from({ length: 15 }, () => ['add_free_days']));
  expect((await kept()).days).toHaveLength(maxFreeDays);
});

it('keeps all of twenty default sources that are added at once, and no source that may not be used', async () => {
  const [extra = 0, ...ids] = await addSources(21);
  const answers = await Promise.all(ids.map((id) => change({ add_default_source_ids: [id] })));
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
  expect((await kept()).sources.toSorted((a, b) => a - b)).toEqual(ids);
  expect(faultsOf(await change({ add_default_source_ids: [extra] }))).toEqual(['add_default_source_ids']);
  await Promise.all(ids.slice(5).map((id) => change({ remove_default_source_ids: [id] })));
  expect((await kept()).sources.toSorted((a, b) => a - b)).toEqual(ids.slice(0, 5));
  await product.sql('delete from workspace_sources where additional_source_id = $1', [extra]);
  expect((await change({ add_default_source_ids: [extra] })).status).toBe(404);
});

it('a voice or source that twenty users switch on at once is on, and off for twenty who switch it off', async () => {
  const voiceId = await buildVoice(product, team.owner);
  const [sourceId = 0] = await addSources(1);
  await product.sql('delete from workspace_sources where additional_source_id = $1', [sourceId]);
  for (const { path, named, list, kind, id } of [
    { path: 'toggle_brand_voice', named: 'brand_voice_id', list: 'brand_voice_ids', kind: 'brand_voice', id: voiceId },
    {
      path: 'toggle_additional_source',
      named: 'additional_source_id',
      list: 'additional_source_ids',
      kind: 'additional_source',
      id: sourceId,
    },
  ])
    for (const is_on of [true, false]) {
      const call = { id: team.workspaceId, [named]: id, is_on };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => team.manager.send('POST', `/features/workspace/${path}`, call)),
      );
      expect(answers.map(({ status, body }) => [status, body.is_on])).toEqual(answers.map(() => [200, is_on]));
      const { body } = await team.plain.get('/features/workspace/my_workspace', { id: team.workspaceId });
      expect((body.workspace as Record<string, number[]>)[list]?.includes(id)).toBe(is_on);
      expect(await audits(`workspace.${kind}_${is_on ? 'added' : 'removed'}`, id)).toHaveLength(1);
    }
});

it('reverses a voice where no state is named', async () => {
  const voiceId = await buildVoice(product, team.owner);
  const toggle = async () =>
    (await team.manager.send('POST', '/features/workspace/toggle_brand_voice', { id: team.workspaceId, brand_voice_id: voiceId }))
      .body.is_on;
  expect([await toggle(), await toggle(), await toggle()]).toEqual([true, false, true]);
});
