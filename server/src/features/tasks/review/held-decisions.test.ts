// A decision that waits for the document of its task, while its reviewer loses a permission for it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildReviewTeam } from '../../../testing/review-team.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../../testing/test-product.ts';
import { whileLocked } from '../../../testing/while-locked.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
let people = 0;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

async function newReviewer(): Promise<TestCaller> {
  people += 1;
  const person = await product.join(team.owner, `Reviewer ${people}`, 'admin');
  await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [team.workspaceId, person.id]);
  return person;
}

const steps = {
  'by name': (id: number) => ({ name: 'Review', reviewer_ids: [id] }),
  'by their role': () => ({ name: 'Review', group: 'admin' }),
};
/** The lost access, and the response to the decision. A user can still review steps that name them. */
const losses: [string, (id: number) => string, Record<keyof typeof steps, string | null>][] = [
  ['nothing', () => 'select 1', { 'by name': null, 'by their role': null }],
  [
    'their role',
    (id) => `update users set role = 'user' where id = ${id}`,
    { 'by name': 'FORBIDDEN', 'by their role': 'FORBIDDEN' },
  ],
  [
    'the workspace',
    (id) => `delete from workspace_members where user_id = ${id}`,
    { 'by name': 'TASK_NOT_FOUND', 'by their role': 'TASK_NOT_FOUND' },
  ],
  [
    'their login',
    (id) => `update users set disabled_at = now() where id = ${id}`,
    { 'by name': 'UNAUTHENTICATED', 'by their role': 'UNAUTHENTICATED' },
  ],
];
const pairs = losses.flatMap(([loss, lose, codes]) =>
  (Object.keys(steps) as (keyof typeof steps)[]).map((step) => ({ loss, lose, step, code: codes[step] })),
);

it.each(pairs)('of a reviewer $step who loses $loss: $code', async ({ lose, step, code }) => {
  const reviewer = await newReviewer();
  const { id, detailId } = await team.inReview([steps[step](reviewer.id)]);
  const { active_step: active } = await team.show(id);
  const decisions = [{ id, step_id: active?.id, package_hash: await team.hashOf(id) }];
  const held = `select from order_details where id = ${detailId} for update; ${lose(reviewer.id)}`;
  const { body } = await whileLocked(product, held, 1, () =>
    reviewer.send('POST', '/features/tasks/decide', { decisions, verdict: 'approve' }),
  );
  const [result] = (body.results as { code: string | null }[] | undefined) ?? [];
  expect(result ? result.code : body.code).toBe(code);
  expect((await team.show(id)).status).toBe(code === null ? 'approved' : 'ready');
  expect((await team.history(id)).filter(({ kind }) => kind === 'decided')).toHaveLength(code === null ? 1 : 0);
});
