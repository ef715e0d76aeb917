// Files of tasks through HTTP: permissions to add, read and delete them, their limits, and their effect on an approval.
import type { Task } from '@folio/contract/task-shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTask } from '../../../testing/build.ts';
import { buildReviewTeam } from '../../../testing/review-team.ts';
import { startOwnProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../../testing/test-product.ts';
import { sweepAssets } from '../../assets/assets.jobs.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

const attach = (caller: TestCaller, id: number, name = 'notes.txt', text = 'Notes') => {
  const form = new FormData();
  form.append('id', String(id));
  form.append('file', new File([text], name));
  return caller.send('POST', '/features/tasks/attachments/create', form);
};
const remove = (caller: TestCaller, attachmentId: number | undefined) =>
  caller.send('DELETE', '/features/tasks/attachments/delete', { attachment_id: attachmentId });
const filesOf = async (id: number, caller = team.owner) => (await team.show(id, caller)).attachments;
const attached = async (answer: Promise<TestAnswer>) => {
  const { body } = await answer;
  expect(body).toMatchObject({ status: 'success' });
  return (body.task as Task).attachments.at(-1)?.id ?? 0;
};
/** A started task of `plain`. */
async function started(more: Record<string, unknown> = {}): Promise<number> {
  const { id } = team.taskIn(await team.create(team.manager, { assignee_id: team.plain.id, ...more }));
  await team.act(team.plain, 'start', id);
  return id;
}
const keysIn = async () => {
  const keys: string[] = [];
  for await (const some of product.kernel.storage.listOlderThan('tasks', new Date(Date.now() + 60_000))) keys.push(...some);
  return keys;
};

describe('a file of a task', () => {
  it('is listed with the task, and read and downloaded by all who read the task', async () => {
    const id = await started();
    const attachmentId = await attached(attach(team.plain, id, 'Größe.txt'));
    const [file] = await filesOf(id, team.reviewer);
    expect(file).toMatchObject({
      file_name: 'Größe.txt',
      media_type: 'text/plain',
      bytes: 5,
      uploader: { name: 'Plain Person' },
      can: { delete: false },
    });
    const answer = await team.reviewer.get(`/features/tasks/attachments/${attachmentId}`);
    expect([answer.status, answer.body.text]).toEqual([200, 'Notes']);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await team.history(id)).map(({ kind }) => kind)).toContain('attachment_added');
    expect((await team.stranger.get(`/features/tasks/attachments/${attachmentId}`)).status).toBe(404);
  });

  it('is added by creator, assignee and managers, and deleted by who added it and managers', async () => {
    const id = await started();
    expect((await attach(team.reviewer, id)).status).toBe(403);
    expect((await attach(team.stranger, id)).status).toBe(404);
    const [first, second] = [await attached(attach(team.plain, id)), await attached(attach(team.manager, id))];
    expect((await remove(team.reviewer, first)).status).toBe(403);
    expect((await remove(team.plain, second)).status).toBe(403);
    expect((await remove(team.stranger, second)).status).toBe(404);
    expect((await remove(team.plain, first)).status).toBe(200);
    expect((await remove(team.manager, second)).status).toBe(200);
    expect((await remove(team.manager, second)).body.code).toBe('ATTACHMENT_NOT_FOUND');
    expect(await filesOf(id)).toEqual([]);
    const ofPlain = await buildTask(product, team.plain, team.workspaceId);
    expect((await attach(team.plain, ofPlain)).status).toBe(200);
  });

  it('is what its name says, and not empty', async () => {
    const id = await started();
    for (const [name, content, refused] of [
      ['page.html', '<script>1</script>', 415],
      ['picture.png', 'no picture', 415],
      ['program.exe', 'MZ', 415],
      ['empty.txt', '', 422],
    ] as const) {
      const { status, body } = await attach(team.plain, id, name, content);
      expect([status, Object.keys(body.errors as object)]).toEqual([refused, ['file']]);
    }
    expect(await filesOf(id)).toEqual([]);
  });

  it('is one of ten at most, also when 20 are added at the same time', async () => {
    const id = await started();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => attach(team.plain, id, `file-${at}.txt`, `${at}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ status, body }) => status === 422 && 'file' in (body.errors as object))).toBe(true);
    const rows = await product.sql<{ storage_key: string }>('select storage_key from task_attachments where task_id = $1', [id]);
    expect(rows).toHaveLength(10);
    // The bytes of those that were refused are gone.
    const named = await product.sql<{ storage_key: string }>('select storage_key from task_attachments');
    expect((await keysIn()).sort()).toEqual(named.map(({ storage_key: key }) => key).sort());
  });

  it('counts as stored bytes of the account', async () => {
    const used = async () =>
      Number((await product.sql<{ used_bytes: string }>('select used_bytes from storage_use'))[0]?.used_bytes);
    const id = await started();
    const before = await used();
    const attachmentId = await attached(attach(team.plain, id, 'ten.txt', '0123456789'));
    expect((await used()) - before).toBe(10);
    await remove(team.plain, attachmentId);
    expect(await used()).toBe(before);
  });

  it('goes with its task, and its bytes with the sweep', async () => {
    const id = await started();
    await attached(attach(team.plain, id));
    const [row] = await product.sql<{ storage_key: string }>('select storage_key from task_attachments where task_id = $1', [id]);
    expect((await team.manager.send('DELETE', `/features/tasks/${id}`)).status).toBe(200);
    expect(await product.sql('select 1 from task_attachments where task_id = $1', [id])).toEqual([]);
    const { listOlderThan } = product.kernel.storage;
    product.kernel.storage.listOlderThan = (area) =>
      listOlderThan.call(product.kernel.storage, area, new Date(Date.now() + 60_000));
    await sweepAssets(product.kernel);
    product.kernel.storage.listOlderThan = listOlderThan;
    expect(await keysIn()).not.toContain(row?.storage_key);
  });
});

describe('a review', () => {
  it('of files alone: without any nothing is submitted, with some they are approved', async () => {
    const id = await started({ review_steps: [team.byReviewer()] });
    expect((await team.act(team.plain, 'submit', id)).body.code).toBe('TASK_WITHOUT_DOCUMENT');
    await attached(attach(team.plain, id));
    expect(team.taskIn(await team.act(team.plain, 'submit', id)).status).toBe('ready');
    expect(await team.decide(team.reviewer, id)).toMatchObject({ code: null });
    expect((await team.show(id)).status).toBe('approved');
  });

  it('of files alone without steps is over at once', async () => {
    const id = await started();
    await attached(attach(team.plain, id));
    expect(team.taskIn(await team.act(team.plain, 'submit', id)).status).toBe('approved');
    expect(team.taskIn(await team.act(team.plain, 'close', id)).status).toBe('completed');
    expect((await attach(team.plain, id)).body.code).toBe('TASK_IS_COMPLETED');
    expect((await remove(team.plain, (await filesOf(id))[0]?.id)).body.code).toBe('TASK_IS_COMPLETED');
  });

  it('begins again with another file, and counts again when it is gone', async () => {
    const { id } = await team.inReview([
      team.byReviewer({ looks_at: ['media'] }),
      { name: 'Text', reviewer_ids: [team.second.id], looks_at: ['text'] },
    ]);
    await team.decide(team.reviewer, id);
    await team.decide(team.second, id);
    expect((await team.show(id)).status).toBe('approved');
    const added = await attached(attach(team.plain, id));
    const task = await team.show(id);
    expect([task.status, task.review_steps.map(({ state }) => state)]).toEqual(['ready', ['active', 'pending']]);
    await remove(team.plain, added);
    expect((await team.show(id)).status).toBe('approved');
  });

  it('refuses a decision on files that were not seen', async () => {
    const { id } = await team.inReview([team.byReviewer()]);
    const seen = await team.hashOf(id);
    await attached(attach(team.plain, id));
    expect(await team.decide(team.reviewer, id, {}, seen)).toMatchObject({ code: 'TASK_CONTENT_CHANGED' });
    const { body } = await team.reviewer.get('/features/tasks/changes', { id });
    expect(body.parts).toContainEqual({ part: 'media', is_changed: true, before: null, after: 'notes.txt' });
  });

  it('is named with its checksum in the changes only where another file has its name', async () => {
    const { id } = await team.inReview([team.byReviewer()]);
    const first = await attached(attach(team.plain, id));
    await attached(attach(team.plain, id, 'same.txt'));
    await team.decide(team.reviewer, id);
    await remove(team.plain, first);
    await attached(attach(team.plain, id, 'notes.txt', 'Other notes'));
    const { body } = await team.reviewer.get('/features/tasks/changes', { id });
    const media = (body.parts as { part: string; before: string; after: string }[]).find(({ part }) => part === 'media');
    expect(media?.before).toMatch(/^notes\.txt \(SHA-256 [0-9a-f]{16}…\)\nsame\.txt$/u);
    expect(media?.after).toMatch(/^notes\.txt \(SHA-256 [0-9a-f]{16}…\)\nsame\.txt$/u);
    expect(media?.after).not.toBe(media?.before);
  });

  it('is not decided by who added a file', async () => {
    const { id } = await team.inReview([team.byReviewer({ reviewer_ids: [team.reviewer.id, team.manager.id] })]);
    await attached(attach(team.manager, id));
    expect(await team.decide(team.manager, id)).toMatchObject({ code: 'SELF_APPROVAL' });
  });

  it('keeps the last file where there is nothing else to approve', async () => {
    const id = await started({ review_steps: [team.byReviewer()] });
    const only = await attached(attach(team.plain, id));
    await team.act(team.plain, 'submit', id);
    expect((await remove(team.plain, only)).body.code).toBe('TASK_WITHOUT_DOCUMENT');
    expect(await filesOf(id)).toHaveLength(1);
    expect((await team.plain.get(`/features/tasks/attachments/${only}`)).status).toBe(200);
  });
});
