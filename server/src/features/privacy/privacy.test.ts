import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverEvents } from '../../kernel/events.ts';
import { buildChat, buildDocument, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { createNoticeListener } from '../notifications/index.ts';
import { finishErasures } from './erase-person.ts';

let product: TestProduct;
let owner: TestCaller;
let person: TestCaller;
let stranger: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
  person = await product.join(owner, 'Paula Person', 'user');
});
afterAll(() => product.stop());

it('erases a person for good, but only after the seat is deleted and the name typed', async () => {
  const colleague = await product.join(owner, 'Carla Colleague', 'user');
  const workspaceId = await buildWorkspace(product, owner, { members: [person, colleague] });
  const { detailId } = await buildDocument(product, owner, { workspaceId });
  const comment = (caller: TestCaller, text: string, mentions: number[] = []) =>
    caller.send('PUT', '/comments/create', { order_detail_id: detailId, text, mentions });
  await comment(person, 'From me');
  await comment(owner, '@Paula Person and @Carla Colleague, see here', [person.id, colleague.id]);
  await deliverEvents(product.kernel, [createNoticeListener(product.kernel)]);
  const erase = (name: string) => owner.send('POST', '/admin/users/erase', { person_id: person.id, confirm_name: name });
  expect((await erase('Paula Person')).status).toBe(409);
  await product.sql('update users set removed_at = now(), disabled_at = now() where id = $1', [person.id]);
  const listed = async (caller: TestCaller, removed: boolean) =>
    (await caller.get('/admin/users', { removed: removed ? 1 : 0, search: 'Paula' })).body.users as object[];
  expect(await listed(owner, false)).toEqual([]);
  expect(await listed(stranger, true)).toEqual([]);
  expect(await listed(owner, true)).toMatchObject([
    { id: person.id, is_erased: false, can: { impersonate: false, export_data: true, erase_data: true } },
  ]);
  const wrong = await erase('Paul');
  expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([422, ['confirm_name']]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => erase('Paula Person')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await product.sql(`select 1 as one from audit_entries where action = 'person.erased'`)).toEqual([{ one: 1 }]);
  const [erased] = (await owner.get('/admin/users', { removed: 1 })).body.users as object[];
  expect(erased).toMatchObject({ id: person.id, is_erased: true, can: { erase_data: false } });
  for (const table of ['users', 'seats', 'audit_entries', 'sessions', 'order_details', 'orders', 'comments', 'notifications']) {
    const rows = await product.sql(`select * from ${table}`);
    expect(JSON.stringify(rows), table).not.toContain('Paula');
    expect(JSON.stringify(rows), table).not.toContain('paula.person');
  }
  expect(await product.sql('select mentions from comments where mentions <> $1', [[]])).toEqual([{ mentions: [colleague.id] }]);
  expect((await person.get('/user')).status).toBe(401);
});

it('sweeps what an earlier version left of an erased person', async () => {
  const gone = await product.join(owner, 'Gone Person', 'user');
  await buildChat(product, gone);
  await product.sql(`update users set name = 'Erased person', removed_at = now(), erased_at = now() where id = $1`, [gone.id]);
  await finishErasures(product.kernel);
  expect(await product.sql('select id from chats where user_id = $1', [gone.id])).toEqual([]);
  expect(await product.sql('select name from users where id = $1 and erasing_at is not null', [gone.id])).toEqual([
    { name: 'Erased person' },
  ]);
});
