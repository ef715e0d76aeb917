// A stage that is added to a document, while the document is deleted or moved to another workspace: by the state of the stage's request.
import { type RequestState, requestStates } from '@folio/contract/translation-words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../../testing/build.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { buildTranslationDesk, requestIn, type TranslationDesk } from '../../../testing/translation-team.ts';
import { whileLocked } from '../../../testing/while-locked.ts';

let product: TestProduct;
let desk: TranslationDesk;
let here: number;
let elsewhere: number;
let outOfReach: number;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  desk = await buildTranslationDesk(product);
  here = await buildWorkspace(product, desk.owner);
  elsewhere = await buildWorkspace(product, desk.owner, { name: 'Elsewhere' });
  outOfReach = await buildWorkspace(product, desk.owner, { name: 'Out of reach' });
  await product.sql('delete from workspace_members where workspace_id = $1', [outOfReach]);
});
afterAll(() => product.stop());

/** A document beside another one of its order, which is there when the document is gone. */
async function build(): Promise<number> {
  const { orderId } = await buildDocument(product, desk.owner, { workspaceId: here });
  const { detailId } = await buildDocument(product, desk.owner, { workspaceId: here });
  await product.sql('update order_details set order_id = $2 where id = $1', [detailId, orderId]);
  return detailId;
}
const add = (detailId: number) => desk.act(desk.owner, 'add_stage', { order_detail_id: detailId, stage: 'proofreading' });
const authorise = (id: number, hash: string | undefined) => desk.act(desk.owner, 'authorise', { id, quote_hash: hash });

const events = {
  deleted: (id: number) => desk.owner.send('DELETE', '/services/orders/delete', { order_detail_id: id }),
  moved: (id: number) => desk.owner.send('POST', '/services/orders/move', { order_detail_id: id, workspace_id: elsewhere }),
};
type Event = keyof typeof events;

/** The outcome by state: the request keeps the document, or cannot be authorized any more. */
const outcomes: Record<RequestState, 'is not authorised' | 'keeps the document'> = {
  draft: 'is not authorised',
  quote_requested: 'is not authorised',
  quoted: 'is not authorised',
  authorised: 'keeps the document',
  in_progress: 'keeps the document',
  on_hold: 'keeps the document',
  delivered: 'keeps the document',
  revision: 'keeps the document',
  approved: 'is not authorised',
  cancelled: 'is not authorised',
};
const pairs = requestStates.flatMap((state) =>
  (Object.keys(events) as Event[]).map((event) => ({ state, event, outcome: outcomes[state] })),
);

it.each(pairs)('a request that is $state × its document is $event: $outcome', async ({ state, event, outcome }) => {
  const detailId = await build();
  const { id, quote } = requestIn(await add(detailId));
  if (outcome === 'keeps the document') expect((await authorise(id, quote?.hash)).status).toBe(200);
  await product.sql('update translation_requests set state = $2 where id = $1', [id, state]);
  const before = await desk.balance();
  const left = await events[event](detailId);
  expect([left.status, left.body.code]).toEqual(
    outcome === 'keeps the document' ? [409, 'DOCUMENT_OF_REQUEST'] : [200, undefined],
  );
  const shown = await desk.show(id);
  expect(shown.state).toBe(state);
  if (outcome !== 'keeps the document') {
    const refused = await authorise(id, quote?.hash);
    expect([refused.status, refused.body.code]).toEqual(state === 'quoted' ? [404, 'ORDER_NOT_FOUND'] : [409, 'REQUEST_STATE']);
  }
  expect(await desk.balance()).toEqual(before);
  // The stage is quoted anew in the document's present scope.
  if (outcome !== 'keeps the document' && event === 'moved') {
    const again = requestIn(await add(detailId));
    expect([again.id === id, again.state]).toEqual([false, 'quoted']);
    expect(await product.sql('select workspace_id from translation_requests where id = $1', [again.id])).toEqual([
      { workspace_id: elsewhere },
    ]);
  }
});

it.each([
  ['deleted', (id: number) => `delete from order_details where id = ${id}`],
  [
    'moved out of reach',
    (id: number) => `update order_details set workspace_id = ${outOfReach}, user_id = ${desk.staff.id} where id = ${id}`,
  ],
])('a document that is %s while a stage is added gets no request', async (_, change) => {
  const detailId = await build();
  const before = await product.sql('select id from translation_requests');
  const answer = await whileLocked(product, change(detailId), 1, () => add(detailId));
  expect([answer.status, answer.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
  expect(await product.sql('select id from translation_requests')).toEqual(before);
});
