import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMessage } from '../../kernel/messages/messages.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let plain: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  await product.register('Staff Person');
  owner = await product.register('Owner Person');
  plain = await product.join(owner, 'Plain Person', 'user');
});
afterAll(() => product.stop());

it('names both people for what was done while acting as someone else', async () => {
  const asked = await owner.send('POST', '/services/auth/impersonation_token', { id: plain.id });
  const { token } = asked.body as { token: string };
  const acting = await owner.send('POST', '/services/auth/impersonate', { userId: plain.id, token });
  const caller = product.as((acting.body['service-api'] as { token: string }).token, plain.id);
  await caller.send('POST', '/services/auth/leave_impersonation');
  const { body } = await owner.get('/admin/audit');
  expect(body.entries).toMatchObject([
    { action: 'impersonation.ended', user: { name: 'Plain Person' }, impersonator: { name: 'Owner Person' } },
    { text: 'Started impersonating Plain Person', user: { name: 'Plain Person' }, impersonator: { name: 'Owner Person' } },
  ]);
});

it('is filtered by act, person, words and days, and holds one account only', async () => {
  await owner.send('PUT', '/features/workspace/create', { name: 'Newsroom' });
  await owner.send('POST', '/admin/branding', { custom_tool_name: 'Halden' });
  const found = async (query: Record<string, string | number>) =>
    ((await owner.get('/admin/audit', query)).body.entries as { action: string }[]).map((entry) => entry.action);
  expect(await found({ action: 'workspace.created' })).toEqual(['workspace.created']);
  expect(await found({ search: 'newsr' })).toEqual(['workspace.created']);
  expect(await found({ person_id: plain.id })).toEqual(['impersonation.ended', 'impersonation.began']);
  expect((await found({ person_id: owner.id })).length).toBe(4);
  expect(await found({ to: '2020-01-01' })).toEqual([]);
  const { body } = await owner.get('/admin/audit', { per_page: 1 });
  expect((body.actions as { action: string }[]).map(({ action }) => action)).toEqual([
    'branding.changed',
    'impersonation.began',
    'impersonation.ended',
    'workspace.created',
  ]);
  expect([body.recordsTotal, body.recordsFiltered]).toEqual([4, 4]);
  expect((await plain.get('/admin/audit')).status).toBe(403);
  const file = await owner.get('/admin/audit/export', { action: 'workspace.created' });
  expect((file.body.text as string).trim().split('\r\n')).toHaveLength(2);
});

it('shows everybody their own acts, and nobody else’s', async () => {
  const acts = async (caller: TestCaller, query: Record<string, number> = {}) => {
    const { body } = await caller.get('/services/auth/activity', query);
    return { total: body.recordsTotal, list: (body.entries as { action: string }[]).map(({ action }) => action) };
  };
  expect(await acts(plain)).toEqual({ total: 2, list: ['impersonation.ended', 'impersonation.began'] });
  expect(await acts(plain, { per_page: 1, page: 2 })).toEqual({ total: 2, list: ['impersonation.began'] });
  expect((await acts(owner)).list).toContain('branding.changed');
  const stranger = await product.register('Stranger Person');
  expect(await acts(stranger)).toEqual({ total: 0, list: [] });
  expect((await product.visitor.get('/services/auth/activity')).status).toBe(401);
  expect((await plain.get('/services/auth/activity', { per_page: 101 })).status).toBe(422);
});

it('names every act of the log in words', async () => {
  const root = new URL('../', import.meta.url);
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, root), 'utf8')));
  const acts = new Set(sources.flatMap((text) => [...text.matchAll(/['"]([a-z_]+\.[a-z_]+)['"]/g)].map(([, act]) => act ?? '')));
  const noted = [...acts].filter((act) => sources.some((text) => text.includes('recordAudit(') && text.includes(`'${act}'`)));
  const unnamed = noted
    .filter(
      (act) =>
        /action:[^,}]*$/m.test(act) || sources.some((text) => new RegExp(`action:[^,}]*'${act.replace('.', '\\.')}'`).test(text)),
    )
    .filter((act) => findMessage(`audit_${act.replaceAll('.', '_')}`, 'en') === null);
  expect(unnamed).toEqual([]);
});
