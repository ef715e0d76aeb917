// A team with reviewers, and their tasks through HTTP.
import type { Task, TaskEvent } from '@folio/contract/task-shapes';
import { expect } from 'vitest';
import { buildDocument, buildTeam } from './build.ts';
import type { TestAnswer, TestCaller, TestProduct } from './test-product.ts';

/** A decision's result. */
export interface DecisionResult {
  id: number;
  code: string | null;
  message: string | null;
}

export const reviewedHtml = '<h1>Trail shoes</h1><p>They grip.</p><p>Read <a href="https://shoes.example/a">more</a>.</p>';

/** A workspace with a manager, a writer (`plain`) and two reviewers. */
export async function buildReviewTeam(product: TestProduct) {
  const team = await buildTeam(product);
  const { owner, manager, plain, workspaceId } = team;
  const reviewer = await product.join(owner, 'Rita Reviewer', 'user');
  const second = await product.join(owner, 'Sam Second', 'user');
  for (const { id } of [reviewer, second])
    await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [workspaceId, id]);

  const taskIn = (answer: TestAnswer) => {
    expect(answer.body).toMatchObject({ status: 'success' });
    return answer.body.task as Task;
  };
  const create = (caller: TestCaller, more: Record<string, unknown> = {}) =>
    caller.send('POST', '/features/tasks', { workspace_id: workspaceId, title: 'Guide to trail shoes', ...more });
  const act = (caller: TestCaller, what: string, id: number, more: Record<string, unknown> = {}) =>
    caller.send('POST', `/features/tasks/${what}`, { id, ...more });
  const show = async (id: number, caller = owner) => taskIn(await caller.get(`/features/tasks/${id}`));
  const save = (caller: TestCaller, detailId: number, html: string, more: Record<string, unknown> = {}) =>
    caller.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html }, ...more });
  const hashOf = async (id: number) => (await owner.get('/features/tasks/package', { id })).body.package_hash as string;
  const history = async (id: number) =>
    (await owner.get('/features/tasks/history', { id, per_page: 100 })).body.taskHistory as TaskEvent[];

  /** Decides at the active step on the content as it is, unless configured otherwise. */
  async function decide(
    caller: TestCaller,
    id: number,
    { step_id, ...more }: Record<string, unknown> = {},
    hash?: string,
  ): Promise<DecisionResult> {
    const step = step_id ?? (await show(id)).active_step?.id ?? 0;
    const decisions = [{ id, step_id: step, package_hash: hash ?? (await hashOf(id)) }];
    const { status, body } = await caller.send('POST', '/features/tasks/decide', { decisions, verdict: 'approve', ...more });
    expect(status).toBe(200);
    return (body.results as DecisionResult[])[0] as DecisionResult;
  }

  const byReviewer = (more: Record<string, unknown> = {}) => ({ name: 'Review', reviewer_ids: [reviewer.id], ...more });

  /** A task of `plain` in review, with a document that they handed in. */
  async function inReview(steps: Record<string, unknown>[], html = reviewedHtml, more: Record<string, unknown> = {}) {
    const { detailId } = await buildDocument(product, plain, { workspaceId, html });
    const task = taskIn(
      await create(manager, { assignee_id: plain.id, order_detail_id: detailId, review_steps: steps, ...more }),
    );
    expect((await act(plain, 'start', task.id)).status).toBe(200);
    const submitted = taskIn(await act(plain, 'submit', task.id, { note: 'Please look at the first part' }));
    expect(submitted.status).toBe('ready');
    return { id: task.id, detailId };
  }
  return { ...team, reviewer, second, taskIn, create, act, show, save, hashOf, history, decide, byReviewer, inReview };
}
