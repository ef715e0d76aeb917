// A new task with files, and the document of a task without a tool.
import type { Task } from '@folio/contract/task-shapes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

function createWith(files: File[], more: Record<string, string> = {}, caller: TestCaller = team.manager) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ workspace_id: String(team.workspaceId), title: 'Guide', ...more }))
    form.append(name, value);
  for (const file of files) form.append('task_attachments[]', file);
  return caller.send('POST', '/features/tasks', form);
}
const countTasks = async () => (await product.sql<{ n: number }>('select count(*)::int as n from tasks'))[0]?.n;
const storedKeys = async () => {
  const keys: string[] = [];
  for await (const some of product.kernel.storage.listOlderThan('tasks', new Date(Date.now() + 60_000))) keys.push(...some);
  return keys.length;
};

it('keeps its files and lists them', async () => {
  const task = team.taskIn(await createWith([new File(['a'], 'one.txt'), new File(['b,c'], 'two.csv')]));
  expect(task.attachments.map(({ file_name, uploader }) => [file_name, uploader.id])).toEqual([
    ['one.txt', team.manager.id],
    ['two.csv', team.manager.id],
  ]);
  expect((await team.history(task.id)).map(({ kind }) => kind)).toEqual(['attachment_added', 'attachment_added', 'created']);
});

it('has a title of one line', async () => {
  const task = team.taskIn(await createWith([], { title: ' Guide\r\n  to tents\n' }));
  expect(task.title).toBe('Guide to tents');
});

it('is not made with files that are refused, each at its field', async () => {
  const before = [await countTasks(), await storedKeys()];
  const files = [new File(['a'], 'one.txt'), new File([], 'empty.txt'), new File(['<svg/>'], 'drawing.svg')];
  const { status, body } = await createWith(files);
  expect(status).toBe(422);
  expect(Object.keys(body.errors as object)).toEqual(['task_attachments.1', 'task_attachments.2']);
  const many = Array.from({ length: 11 }, (_, at) => new File(['a'], `${at}.txt`));
  expect((await createWith(many)).status).toBe(422);
  expect((await createWith([new File(['a'], 'one.txt')], { assignee_id: '999999' })).status).toBe(422);
  expect((await createWith([new File(['a'], 'one.txt')], {}, team.plain)).status).toBe(403);
  expect([await countTasks(), await storedKeys()]).toEqual(before);
});

it('is made, and its files kept, by nobody who loses their role or the workspace meanwhile', async () => {
  const manager = await product.join(team.owner, 'Leaving Manager', 'intermediate');
  await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [team.workspaceId, manager.id]);
  const { id } = team.taskIn(await createWith([], {}, manager));
  const before = [await countTasks(), await storedKeys()];
  const member = `from workspace_members where user_id = ${manager.id}`;
  const create = () => createWith([new File(['a'], 'one.txt')], {}, manager);
  const attach = () => {
    const form = new FormData();
    form.append('id', String(id));
    form.append('file', new File(['a'], 'one.txt'));
    return manager.send('POST', '/features/tasks/attachments/create', form);
  };
  const during = async (loss: string) =>
    (await whileLocked(product, `select ${member} for update; ${loss}`, 2, () => Promise.all([create(), attach()]))).map(
      ({ status }) => status,
    );
  expect(await during(`update users set role = 'user' where id = ${manager.id}`)).toEqual([403, 403]);
  await product.sql(`update users set role = 'intermediate' where id = $1`, [manager.id]);
  expect(await during(`delete ${member}`)).toEqual([404, 404]);
  expect([await countTasks(), await storedKeys()]).toEqual(before);
});

it('names both people in its history and in the audit log where someone is impersonated', async () => {
  const owner = await product.join(team.owner, 'Acting Owner', 'admin');
  const asked = await owner.send('POST', '/services/auth/impersonation_token', { id: team.manager.id });
  const { body } = await owner.send('POST', '/services/auth/impersonate', { userId: team.manager.id, token: asked.body.token });
  const acting = product.as((body['service-api'] as { token: string }).token, team.manager.id);
  const task = team.taskIn(await createWith([new File(['a'], 'one.txt')], {}, acting));
  const people = [team.manager.id, owner.id];
  expect((await team.history(task.id)).map(({ kind, user, impersonator }) => [kind, user?.id, impersonator?.id])).toEqual([
    ['attachment_added', ...people],
    ['created', ...people],
  ]);
  const { body: log } = await team.owner.get('/admin/audit');
  expect((log.entries as Record<string, unknown>[])[0]).toMatchObject({
    user: { id: team.manager.id },
    impersonator: { id: owner.id },
    details: { call: 'tasks.create' },
  });
});

it('waits: another status is refused at its field', async () => {
  const { status, body } = await team.create(team.manager, { status: 'published' });
  expect([status, Object.keys(body.errors as object)]).toEqual([422, ['status']]);
  expect(team.taskIn(await team.create(team.manager, { status: 'waiting' })).status).toBe('waiting');
});

it('without a tool gets a document at start, in which its assignee writes', async () => {
  const made = team.taskIn(
    await team.create(team.manager, { type: 'manual', assignee_id: team.plain.id, h2_headings: ['Fit & size', 'Care'] }),
  );
  const { status, body } = await team.act(team.plain, 'start', made.id);
  const task = body.task as Task;
  expect([status, body.path]).toEqual([200, `/orders/${task.order_detail_id}`]);
  const detailId = task.order_detail_id ?? 0;
  const [version] = await product.sql<{ html: string }>(
    'select v.html from document_versions v join order_details d on d.current_version_id = v.id where d.id = $1',
    [detailId],
  );
  expect(version?.html).toContain('<h2>Fit &amp; size</h2>');
  expect((await team.act(team.plain, 'submit', made.id)).body.code).toBe('TASK_WITHOUT_DOCUMENT');
  expect((await team.save(team.plain, detailId, '<h1>Guide</h1><p>They grip.</p>')).status).toBe(200);
  expect((await team.act(team.plain, 'submit', made.id)).status).toBe(200);
  expect(await product.sql('select price from order_details where id = $1', [detailId])).toEqual([{ price: 0 }]);
});

it('begun without a document gets one when its assignee starts it again, once', async () => {
  const { id } = team.taskIn(await team.create(team.manager, { type: 'manual', assignee_id: team.plain.id }));
  await team.act(team.plain, 'start', id);
  await product.sql('update tasks set order_detail_id = null where id = $1', [id]);
  expect((await team.show(id, team.plain)).can.start).toBe(true);
  expect((await team.act(team.manager, 'start', id)).status).toBe(409);
  const answers = await Promise.all(Array.from({ length: 5 }, () => team.act(team.plain, 'start', id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const task = await team.show(id, team.plain);
  expect(task).toMatchObject({ status: 'on_going', order_detail_id: expect.any(Number), can: { start: false } });
});

it('with a tool opens the tool instead', async () => {
  const made = team.taskIn(await team.create(team.manager, { assignee_id: team.plain.id, tool_id: 'seo_article' }));
  const { body } = await team.act(team.plain, 'start', made.id);
  expect(body.path).toBe(`/tools/seo_article?task=${made.id}`);
  expect((body.task as Task).order_detail_id).toBeNull();
});
