// Reviews through HTTP: the content bound to a decision, permissions to decide, and many users at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument } from '../../../testing/build.ts';
import { buildReviewTeam, type DecisionResult, reviewedHtml } from '../../../testing/review-team.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../../testing/test-product.ts';
import { whileLocked } from '../../../testing/while-locked.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

describe('an approval holds for what was seen', () => {
  it('of another content it is refused', async () => {
    const { id, detailId } = await team.inReview([team.byReviewer()]);
    const seen = await team.hashOf(id);
    await team.save(team.plain, detailId, '<p>Something else.</p>');
    expect(await team.decide(team.reviewer, id, {}, seen)).toMatchObject({
      code: 'TASK_CONTENT_CHANGED',
      message: 'The content has changed since you opened it. Check the changes and decide again',
    });
    expect((await team.show(id)).status).toBe('ready');
  });

  it('at another step than the active one it is refused', async () => {
    const { id } = await team.inReview([team.byReviewer(), { name: 'Legal', reviewer_ids: [team.reviewer.id, team.second.id] }]);
    const later = (await team.show(id)).review_steps[1]?.id;
    expect(await team.decide(team.reviewer, id, { step_id: later })).toMatchObject({ code: 'TASK_STEP_OVER' });
    expect((await team.history(id)).some(({ kind }) => kind === 'decided')).toBe(false);
  });

  it('an edit reopens only the steps that look at it, and a passage put back makes the approval count again', async () => {
    const { id, detailId } = await team.inReview([
      team.byReviewer({ looks_at: ['text'] }),
      { name: 'Links', reviewer_ids: [team.second.id], looks_at: ['links'] },
    ]);
    await team.decide(team.reviewer, id);
    await team.decide(team.second, id);
    expect((await team.show(id)).status).toBe('approved');
    await team.save(team.plain, detailId, reviewedHtml.replace('shoes.example/a', 'shoes.example/b'));
    const states = async () => (await team.show(id)).review_steps.map(({ state }) => state);
    expect([(await team.show(id)).status, await states()]).toEqual(['ready', ['passed', 'active']]);
    await team.save(team.plain, detailId, reviewedHtml.replace('They grip', 'They slip'));
    expect(await states()).toEqual(['active', 'pending']);
    await team.save(team.plain, detailId, reviewedHtml);
    expect([(await team.show(id)).status, await states()]).toEqual(['approved', ['passed', 'passed']]);
    const kinds = (await team.history(id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'reopened_by_edit')).toHaveLength(1);
  });

  it('marks of origin and typing spaces are no change, a title is', async () => {
    const { id, detailId } = await team.inReview([team.byReviewer()]);
    await team.decide(team.reviewer, id);
    await team.save(team.plain, detailId, reviewedHtml.replace('<p>They grip.</p>', '<p>  They   grip. </p>'));
    expect((await team.show(id)).status).toBe('approved');
    await team.save(team.plain, detailId, reviewedHtml, { title: 'Another title' });
    expect((await team.show(id)).status).toBe('ready');
  });

  it('shows what changed since the last approval of the caller', async () => {
    const { id, detailId } = await team.inReview([team.byReviewer()]);
    const first = (await team.reviewer.get('/features/tasks/changes', { id })).body;
    expect(first).toMatchObject({ since: null });
    await team.decide(team.reviewer, id);
    await team.save(team.plain, detailId, reviewedHtml.replace('shoes.example/a', 'shoes.example/b'));
    const { since, parts } = (await team.reviewer.get('/features/tasks/changes', { id })).body;
    expect(since).toMatchObject({ verdict: 'approve' });
    expect(parts).toMatchObject([
      { part: 'text', is_changed: false },
      { part: 'media', is_changed: false },
      { part: 'meta', is_changed: false },
      { part: 'links', is_changed: true, before: 'more → https://shoes.example/a', after: 'more → https://shoes.example/b' },
    ]);
  });
});

describe('nobody approves their own work', () => {
  it('not the author, also by another account that they act as', async () => {
    const { id, detailId } = await team.inReview([{ name: 'All', group: 'user' }]);
    expect(await team.decide(team.plain, id)).toMatchObject({
      code: 'SELF_APPROVAL',
      message: 'You can’t approve content you wrote or submitted. Ask another reviewer.',
    });
    const refused = {
      can: { decide: false },
      decide_refusal: 'You can’t approve content you wrote or submitted. Ask another reviewer.',
    };
    expect(await team.show(id, team.plain)).toMatchObject(refused);
    expect(await team.show(id, team.reviewer)).toMatchObject({ can: { decide: true }, decide_refusal: null });
    const listed = async (caller: typeof team.plain, view: string) => {
      const { body } = await caller.get('/features/tasks', { workspace_id: team.workspaceId, view });
      return (body.tasks as { id: number }[]).find((task) => task.id === id);
    };
    expect(await listed(team.plain, 'all')).toMatchObject(refused);
    expect(await listed(team.plain, 'review')).toBeUndefined();
    expect(await listed(team.reviewer, 'review')).toMatchObject({ can: { decide: true } });
    await team.save(team.reviewer, detailId, reviewedHtml.replace('grip', 'hold'));
    expect(await team.show(id, team.reviewer)).toMatchObject(refused);
    expect(await team.decide(team.reviewer, id)).toMatchObject({ code: 'SELF_APPROVAL' });
    expect(await team.decide(team.second, id)).toMatchObject({ code: null });
    expect((await team.show(id)).status).toBe('approved');
  });

  it('not the person who acts as the reviewer', async () => {
    const { id, detailId } = await team.inReview([team.byReviewer()]);
    await team.save(team.owner, detailId, reviewedHtml.replace('grip', 'hold'));
    expect((await team.show(id, team.reviewer)).can.decide).toBe(true);
    const asked = await team.owner.send('POST', '/services/auth/impersonation_token', { id: team.reviewer.id });
    const token = (asked.body as { token: string }).token;
    const acting = await team.owner.send('POST', '/services/auth/impersonate', { userId: team.reviewer.id, token });
    const caller = product.as((acting.body['service-api'] as { token: string }).token, team.reviewer.id);
    expect((await team.show(id, caller)).can.decide).toBe(false);
    const inbox = async (reader: typeof caller) => {
      const query = { workspace_id: team.workspaceId };
      const { body: list } = await reader.get('/features/tasks', { ...query, view: 'review' });
      const { body } = await reader.get('/features/tasks/counts', query);
      return { ids: (list.tasks as { id: number }[]).map((task) => task.id), count: (body.counts as { review: number }).review };
    };
    const own = await inbox(team.reviewer);
    const acted = await inbox(caller);
    expect(own.ids).toContain(id);
    expect(acted.ids).toEqual(own.ids.filter((one) => one !== id));
    expect(acted.count).toBe(own.count - 1);
    expect(await team.decide(caller, id)).toMatchObject({ code: 'SELF_APPROVAL' });
    await caller.send('POST', '/services/auth/leave_impersonation');
    expect(await team.decide(team.reviewer, id)).toMatchObject({ code: null });
  });

  it('unless the workspace allows it', async () => {
    await product.sql('update workspaces set allow_self_approval = true where id = $1', [team.workspaceId]);
    const { id } = await team.inReview([{ name: 'All', group: 'user' }]);
    expect(await team.show(id, team.plain)).toMatchObject({ can: { decide: true }, decide_refusal: null });
    const { body } = await team.plain.get('/features/tasks', { workspace_id: team.workspaceId, view: 'review' });
    expect(body.tasks).toContainEqual(expect.objectContaining({ id }));
    expect(await team.decide(team.plain, id)).toMatchObject({ code: null });
    await product.sql('update workspaces set allow_self_approval = false where id = $1', [team.workspaceId]);
  });

  it('is said where too few others are left', async () => {
    const { body, status } = await team.create(team.manager, {
      assignee_id: team.plain.id,
      review_steps: [{ reviewer_ids: [team.plain.id] }],
    });
    expect([status, body.errors]).toEqual([422, { 'review_steps.0': ['Number of people who can approve this step: 0'] }]);
    const { detailId } = await buildDocument(product, team.plain, { workspaceId: team.workspaceId });
    const { id } = team.taskIn(
      await team.create(team.manager, { order_detail_id: detailId, assignees_group: 'user', review_steps: [team.byReviewer()] }),
    );
    await team.act(team.reviewer, 'start', id);
    const answer = await team.act(team.reviewer, 'submit', id);
    expect([answer.status, answer.body.code]).toEqual([409, 'TASK_REVIEWERS_TOOK_PART']);
    expect(answer.body.message).toMatch(/^Not enough reviewers for the step “.+”: Rita Reviewer wrote/);
  });
});

describe('many at once', () => {
  it('of 20 who take a task of a group one does, and the others read who', async () => {
    const { id } = team.taskIn(await team.create(team.manager, { assignees_group: 'user' }));
    const people = [team.plain, team.reviewer, team.second];
    // All have read the task without a document when the first one starts it.
    const answers = await whileLocked(product, `select 1 from tasks where id = ${id} for update`, 3, () =>
      Promise.all(Array.from({ length: 20 }, (_, index) => team.act(people[index % 3] as TestCaller, 'start', id))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { assignee } = await team.show(id);
    const taken = answers.filter(({ body }) => body.code === 'TASK_TAKEN');
    expect(new Set(taken.map(({ body }) => body.message))).toEqual(new Set([`${assignee?.name} just started this task`]));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it('20 approvals of one person count once, and two people at once count twice', async () => {
    const { id } = await team.inReview([
      { name: 'Two', reviewer_ids: [team.reviewer.id, team.second.id], required_approvals: 2 },
    ]);
    const step = (await team.show(id)).active_step?.id ?? 0;
    await Promise.all(Array.from({ length: 20 }, () => team.decide(team.reviewer, id, { step_id: step })));
    expect(await team.show(id)).toMatchObject({ status: 'ready', review_steps: [{ approvals: 1 }] });
    expect((await team.history(id)).filter(({ kind }) => kind === 'decided')).toHaveLength(1);
    const told = await product.sql(`select id from raised_events where name = 'task.decided' and subject_id = $1`, [id]);
    expect(told).toHaveLength(1);
    await team.decide(team.second, id);
    expect((await team.show(id)).status).toBe('approved');
  });

  it('edits and decisions at once never leave approved what was not seen', async () => {
    const { id, detailId } = await team.inReview([team.byReviewer()]);
    const step = (await team.show(id)).active_step?.id ?? 0;
    const hash = await team.hashOf(id);
    const edits = Array.from({ length: 10 }, (_, index) => team.save(team.plain, detailId, `<p>Version ${index}.</p>`));
    const decisions = Array.from({ length: 10 }, () => team.decide(team.reviewer, id, { step_id: step }, hash));
    await Promise.all([...edits, ...decisions]);
    expect((await team.show(id)).status).toBe('ready');
    await team.save(team.plain, detailId, reviewedHtml);
    const wasSeen = (await team.history(id)).some(({ kind }) => kind === 'decided');
    expect((await team.show(id)).status).toBe(wasSeen ? 'approved' : 'ready');
  });

  it('two people who decide on the same tasks in opposite order both do, and a state that nobody may decide on is refused alone', async () => {
    const both = { name: 'Two', reviewer_ids: [team.reviewer.id, team.second.id], required_approvals: 2 };
    const made = await Promise.all(Array.from({ length: 12 }, () => team.inReview([both])));
    const decisions = await Promise.all(
      made.map(async ({ id }) => ({
        id,
        step_id: (await team.show(id)).active_step?.id ?? 0,
        package_hash: await team.hashOf(id),
      })),
    );
    const [stale] = decisions;
    if (stale) stale.package_hash = 'f'.repeat(64);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => [
        [team.reviewer, turn % 2 === 0 ? decisions : decisions.toReversed()] as const,
        [team.second, turn % 2 === 0 ? decisions.toReversed() : decisions] as const,
      ])
        .flat()
        .map(([caller, list]) => caller.send('POST', '/features/tasks/decide', { decisions: list, verdict: 'approve' })),
    );
    for (const { body } of answers)
      expect((body.results as DecisionResult[]).find(({ id }) => id === stale?.id)?.code).toBe('TASK_CONTENT_CHANGED');
    const after = await Promise.all(made.map(async ({ id }) => (await team.show(id)).status));
    expect(after).toEqual(['ready', ...Array.from({ length: 11 }, () => 'approved')]);
  });

  it('20 tasks with one document: one gets it', async () => {
    const { detailId } = await buildDocument(product, team.plain, { workspaceId: team.workspaceId });
    const answers = await Promise.all(Array.from({ length: 20 }, () => team.create(team.manager, { order_detail_id: detailId })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused.map(({ body }) => body.errors)).toEqual(
      Array.from({ length: 19 }, () => ({ order_detail_id: ['This document already has a task'] })),
    );
  });
});

describe('the record of approval', () => {
  it('names every decision with the hash of what was seen, as JSON and PDF', async () => {
    const { id } = await team.inReview([team.byReviewer()]);
    await team.decide(team.reviewer, id, { note: 'Fine' });
    const { body } = await team.plain.get('/features/tasks/record', { id });
    const record = body as { events: Record<string, unknown>[]; approved_hash: string; present: { package_hash: string } };
    expect(record.approved_hash).toBe(await team.hashOf(id));
    expect(record.present.package_hash).toBe(record.approved_hash);
    expect(record.events.map(({ kind }) => kind)).toEqual(['submitted', 'decided', 'approved']);
    expect(record.events[1]).toMatchObject({
      person: 'Rita Reviewer',
      verdict: 'approve',
      note: 'Fine',
      package_hash: record.approved_hash,
    });
    const pdf = await team.plain.get('/features/tasks/record', { id, format: 'pdf' });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const stranger = await product.register('Record Stranger');
    expect((await stranger.get('/features/tasks/record', { id })).status).toBe(404);
  });
});
