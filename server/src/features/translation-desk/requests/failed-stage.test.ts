// A model's text that fails before people work on it: its request says so, and is retried or cancelled from every page.

import { findTool } from '@folio/catalogue/catalogue';
import type { TranslationRequest, TranslationRequestRow } from '@folio/contract/translation-requests';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { connectModel } from '../../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../../testing/test-product.ts';
import { buildTranslationDesk, requestIn, type TranslationDesk } from '../../../testing/translation-team.ts';

let product: TestProduct;
let desk: TranslationDesk;
let closeModel: () => void;

const translation = JSON.stringify({ translations: [{ id: 0, text: 'Trockene Stiefel halten lange.' }] });

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildTranslationDesk(product);
});
beforeEach(async () => {
  const model = await connectModel(desk.staff, [{ kind: 'refusal' }, { kind: 'text', text: translation }], 'translation');
  closeModel = model.close;
});
afterEach(() => closeModel());
afterAll(() => product.stop());

const untilFailed = (id: number) =>
  vi.waitFor(
    async () =>
      expect(await product.sql("select 1 from order_details where id = $1 and status = 'failed'", [id])).toHaveLength(1),
    { timeout: 30_000, interval: 100 },
  );
const listOf = async (caller: TestCaller, view: 'own' | 'desk') => {
  const { body } = await caller.get('/features/translation-requests/show', { view, group: 'needs_answer' });
  return { rows: body['translation_requests'] as TranslationRequestRow[], counts: body['counts'] as Record<string, number> };
};

/** A text ordered with the box. The model declines its translation. */
async function declined(text: string) {
  const { body, status } = await desk.owner.send('POST', '/services/orders/create', {
    tool: 'text_translation',
    fields: {
      ...findTool('text_translation')?.example,
      text,
      source_language: 'en',
      glossary: '',
      human_proofreading: true,
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const detailId = (body['order'] as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
  await untilFailed(detailId);
  const shown = await desk.owner.get('/features/translation-requests/show', { order_detail_id: detailId });
  return { detailId, request: shown.body['translation_request'] as TranslationRequest };
}

it('is shown with its reason, needs the requester and the coordinator, and nobody is offered its proofreading', async () => {
  const before = await desk.balance();
  const { request } = await declined('Dry boots last long.');
  const [line] = request.lines;
  expect(line?.stages).toMatchObject([
    { stage: 'ai', state: 'failed', reason: expect.stringMatching(/declin/i) },
    { stage: 'proofreading', state: 'new', reason: null },
  ]);
  expect(request.can).toMatchObject({ retry: true, cancel: true });
  for (const [caller, view] of [
    [desk.owner, 'own'],
    [desk.staff, 'desk'],
  ] as const) {
    const { rows, counts } = await listOf(caller, view);
    expect(rows.map(({ id }) => id)).toContain(request.id);
    expect(counts['needs_answer']).toBe(rows.length);
  }
  const [job = 0] = await desk.jobsOf(request.id);
  const [linguist] = await product.sql<{ id: number }>('select id from linguists order by id limit 1');
  const offered = await desk.jobCall(desk.staff, 'offer', { id: job, linguist_ids: [linguist?.id] });
  expect([offered.status, offered.body['code']]).toEqual([409, 'MODEL_STAGE_FAILED']);
  await desk.act(desk.owner, 'cancel', { id: request.id });
  expect(await desk.balance()).toEqual(before);
  expect((await listOf(desk.owner, 'own')).rows.map(({ id }) => id)).not.toContain(request.id);
});

it('continues with its request after a retry', async () => {
  const { detailId, request } = await declined('Wet boots last short.');
  const retried = await desk.owner.send('POST', '/services/orders/retry', { order_detail_id: detailId });
  expect(retried.status).toBe(200);
  const [job = 0] = await desk.jobsOf(request.id);
  await desk.untilOffered(job);
  expect((await listOf(desk.owner, 'own')).rows.map(({ id }) => id)).not.toContain(request.id);
  await desk.act(desk.owner, 'cancel', { id: request.id });
});

it('is cancelled from its document, which gives every credit back and can then be deleted', async () => {
  const before = await desk.balance();
  const { detailId, request } = await declined('Old boots last well.');
  expect((await desk.balance()).reserved).toBe(before.reserved + 100);
  const refused = await desk.owner.send('DELETE', '/services/orders/delete', { order_detail_ids: [detailId] });
  expect([refused.status, refused.body['message']]).toEqual([
    409,
    `This document belongs to the translation request TR-${request.id}. Cancel the request first.`,
  ]);
  expect((await desk.owner.send('POST', '/services/orders/cancel', { order_detail_id: detailId })).status).toBe(200);
  expect((await desk.show(request.id)).state).toBe('cancelled');
  expect(await desk.balance()).toEqual(before);
  expect((await desk.owner.send('POST', '/services/orders/cancel', { order_detail_id: detailId })).status).toBe(409);
  expect((await desk.owner.send('DELETE', '/services/orders/delete', { order_detail_ids: [detailId] })).status).toBe(200);
});

it('shows the request of a document to those who see the document alone', async () => {
  const { detailId, request } = await declined('New boots last best.');
  const { body } = await desk.stranger.get('/features/translation-requests/show', { order_detail_id: detailId });
  expect(body['translation_request']).toBeNull();
  expect(requestIn(await desk.act(desk.owner, 'cancel', { id: request.id })).state).toBe('cancelled');
});
