import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTeam } from '../../testing/build.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;

beforeAll(async () => {
  product = await startTestProduct();
  team = await buildTeam(product);
});
afterAll(() => product.stop());

const change = (settings: Record<string, unknown>, caller = team.manager) =>
  caller.send('PUT', `/features/workspace/${team.workspaceId}`, settings);

it('a manager sets time zone, free days and self-approval, and it is written down', async () => {
  const free_days = ['2026-12-25', '2026-01-06', '2026-12-25'];
  const { body } = await change({ time_zone: 'Europe/Rome', free_days, allow_self_approval: true });
  const expected = { time_zone: 'Europe/Rome', free_days: ['2026-01-06', '2026-12-25'], allow_self_approval: true };
  expect(body.workspace).toMatchObject(expected);
  const shown = await team.plain.get('/features/workspace/my_workspace', { id: team.workspaceId });
  expect(shown.body.workspace).toMatchObject(expected);
  const [entry] = await product.sql<{ details: { changed: string } }>(
    `select details from audit_entries where action = 'workspace.updated' order by id desc limit 1`,
  );
  expect(entry?.details.changed).toBe('time_zone, allow_self_approval, free_days');
});

it('refuses what is no time zone, no day, too many days, and people who do not manage', async () => {
  const faultOf = async (settings: Record<string, unknown>) => {
    const { status, body } = await change(settings);
    return [status, Object.keys(body.errors ?? {})];
  };
  expect(await faultOf({ time_zone: 'Europe/Nowhere' })).toEqual([422, ['time_zone']]);
  expect((await faultOf({ free_days: ['2026-02-30'] }))[0]).toBe(422);
  const many = Array.from({ length: 201 }, (_, index) => new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10));
  expect((await faultOf({ free_days: many }))[0]).toBe(422);
  expect((await change({ time_zone: 'UTC' }, team.plain)).status).toBe(403);
});
