// Work of people ordered where everything else is ordered: by a tool's form, by a box of a form, and by the rows of a file.
import { findTool } from '@folio/catalogue/catalogue';
import type { TranslationRequest } from '@folio/contract/translation-requests';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectModel } from '../../../testing/model-for-tests.ts';
import { csvOf, sendBulk } from '../../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../../testing/test-product.ts';
import { buildTranslationDesk, deskText, jobIn, requestIn, type TranslationDesk } from '../../../testing/translation-team.ts';
import { deskSweep } from '../desk.jobs.ts';

let product: TestProduct;
let desk: TranslationDesk;
const cleanUp: (() => unknown)[] = [];

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildTranslationDesk(product);
});
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step();
});
afterAll(() => product.stop());

interface Placed {
  id: number;
  price: number;
  order_details: { id: number; status: string }[];
}
const order = (tool: string, fields: object, caller: TestCaller = desk.owner) =>
  caller.send('POST', '/services/orders/create', { tool, fields: { ...findTool(tool)?.example, ...fields } });
const orderIn = ({ body }: { body: Record<string, unknown> }) => body['order'] as Placed;
const managed = { text: deskText, source_language: 'en', target_languages: ['de'], glossary: '', service: 'translation' };
const requestOf = async (detailId: number): Promise<TranslationRequest> => {
  const [row] = await product.sql<{ id: number }>(
    'select request_id as id from translation_lines where order_detail_id = $1 order by id desc limit 1',
    [detailId],
  );
  return desk.show(row?.id ?? 0);
};
const ordered = async (fields: object = {}) => {
  const answer = await order('managed_translation', { ...managed, ...fields });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const placed = orderIn(answer);
  const detailId = placed.order_details[0]?.id ?? 0;
  return { placed, detailId, request: await requestOf(detailId) };
};
const cancel = (body: object) => desk.owner.send('POST', '/services/orders/cancel', body);
/** A model that is connected before the order waits for one is not noticed at once. */
const untilOnHold = (id: number | undefined) =>
  vi.waitFor(
    async () =>
      expect(await product.sql("select 1 from order_details where id = $1 and status = 'onHold'", [id])).toHaveLength(1),
    { timeout: 15_000, interval: 100 },
  );
const sweep = () => deskSweep.run(product.kernel, {}, { isLastTry: true, signal: AbortSignal.timeout(60_000) });

describe('a managed translation that a form orders', () => {
  it('is a request with a quote, its 100 credits count towards it, and it is delivered', async () => {
    const before = await desk.balance();
    const { placed, request, detailId } = await ordered();
    expect(placed).toMatchObject({ price: 100, order_details: [{ status: 'onHold' }] });
    expect(request).toMatchObject({ kind: 'managed', state: 'quoted', deposit: 100, quote: { total: 100 }, words: 19 });
    expect(await desk.balance()).toEqual({ available: before.available - 100, reserved: before.reserved + 100 });
    const { id, quote } = request;
    const authorised = requestIn(await desk.act(desk.owner, 'authorise', { id, quote_hash: quote?.hash }));
    expect(authorised).toMatchObject({ state: 'authorised', deposit: 0 });
    expect(await desk.balance()).toEqual({ available: before.available - 100, reserved: before.reserved + 100 });
    const [job = 0] = await desk.jobsOf(id);
    await desk.untilOffered(job);
    const [ines] = desk.linguists;
    await desk.jobCall(ines, 'accept', { id: job });
    await desk.jobCall(ines, 'start', { id: job });
    await desk.confirmAll(ines, job);
    expect(jobIn(await desk.jobCall(ines, 'deliver', { id: job })).state).toBe('delivered');
    await desk.act(desk.owner, 'approve', { id });
    const [shown] = (await desk.owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detailId })).body
      .orders as { status: string; content: { html: string } }[];
    expect(shown).toMatchObject({ status: 'accepted', content: { html: expect.stringContaining('Sie halten') } });
    expect(await desk.balance()).toEqual({ available: before.available - 100, reserved: before.reserved });
  });

  it('has a document for each language, and its service decides the stages', async () => {
    const { request } = await ordered({ target_languages: ['de', 'it'], service: 'translation_revision' });
    expect(request.state).toBe('quote_requested');
    expect(request.lines.map((line) => [line.target_language, line.stages.map(({ stage }) => stage)])).toEqual([
      ['de', ['translation', 'revision']],
      ['it', ['translation', 'revision']],
    ]);
    expect(new Set(request.lines.map((line) => line.order_detail_id)).size).toBe(2);
    const edited = await ordered({ service: 'post_editing', priority: 'high', deadline: '2027-01-15' });
    expect(edited.request).toMatchObject({ turnaround: 'express', wanted_by: '2027-01-15' });
    expect(edited.request.lines[0]?.stages.map(({ stage }) => stage)).toEqual(['ai', 'revision']);
    await cancel({ order_id: edited.placed.id });
    await desk.act(desk.owner, 'delete', { id: request.id });
  });

  it('gives its deposit back where it is declined, deleted or cancelled, or where nobody authorises it in time', async () => {
    const before = await desk.balance();
    const declined = await ordered();
    expect(requestIn(await desk.act(desk.owner, 'decline', { id: declined.request.id }))).toMatchObject({
      state: 'draft',
      deposit: 0,
    });
    const deleted = await ordered();
    await desk.owner.send('DELETE', '/features/translation-requests/delete', { id: deleted.request.id });
    const gone = await ordered();
    expect((await desk.owner.send('DELETE', '/services/orders/delete', { order_id: gone.placed.id })).status).toBe(200);
    const cancelled = await ordered({ target_languages: ['de', 'it'] });
    const part = await cancel({ order_detail_id: cancelled.detailId });
    expect([part.status, part.body.code]).toEqual([409, 'REQUEST_AS_A_WHOLE']);
    expect((await cancel({ order_id: cancelled.placed.id })).body.cancelled).toBe(2);
    expect((await desk.show(cancelled.request.id)).state).toBe('cancelled');
    const lapsed = await ordered();
    await sweep();
    expect((await desk.show(lapsed.request.id)).state).toBe('quoted');
    await product.sql(
      `update translation_requests set quote = quote || '{"valid_until": "2020-01-01T00:00:00.000Z"}' where id = $1`,
      [lapsed.request.id],
    );
    await sweep();
    expect(await desk.show(lapsed.request.id)).toMatchObject({ state: 'draft', quote: null, deposit: 0 });
    expect(await desk.balance()).toEqual(before);
  });

  it('is not retried, and a job that runs is cancelled with its order', async () => {
    const before = await desk.balance();
    const { placed, request, detailId } = await ordered();
    const retried = await desk.owner.send('POST', '/services/orders/retry', { order_detail_id: detailId });
    expect([retried.status, retried.body.code]).toEqual([409, 'ORDER_OF_PEOPLE']);
    await desk.act(desk.owner, 'authorise', { id: request.id, quote_hash: request.quote?.hash });
    expect((await cancel({ order_id: placed.id })).status).toBe(200);
    expect((await desk.show(request.id)).state).toBe('cancelled');
    expect((await cancel({ order_id: placed.id })).status).toBe(409);
    expect(await desk.balance()).toEqual(before);
  });

  it('is authorised once and cancelled once, however many callers meet', async () => {
    const before = await desk.balance();
    const { placed, request } = await ordered();
    const { id, quote } = request;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? desk.act(desk.owner, 'authorise', { id, quote_hash: quote?.hash }) : cancel({ order_id: placed.id }),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.filter(({ status }, index) => index % 2 === 1 && status === 200)).toHaveLength(1);
    expect((await desk.show(id)).state).toBe('cancelled');
    expect(await desk.balance()).toEqual(before);
  });

  it('is refused at the field for the own language, an address of a file and a language that nobody knows', async () => {
    const errors = async (fields: object) => (await order('managed_translation', { ...managed, ...fields })).body['errors'];
    expect(await errors({ target_languages: ['en'] })).toHaveProperty('target_languages');
    expect(await errors({ files: ['https://files.invalid/a.docx'] })).toHaveProperty('files');
    expect(await errors({ text: '12 34' })).toHaveProperty('text');
  });
});

describe('a proofreading that a form orders', () => {
  it('begins without a second click for the 100 credits of the form', async () => {
    const before = await desk.balance();
    const answer = await order('human_proofreading', { text: 'Our boots is good.', language: 'en' });
    const [detail] = orderIn(answer).order_details;
    const request = await requestOf(detail?.id ?? 0);
    expect(request).toMatchObject({ kind: 'proofreading', state: 'authorised', credits: 100, deposit: 0 });
    expect(await desk.balance()).toEqual({ available: before.available - 100, reserved: before.reserved + 100 });
    await desk.untilOffered((await desk.jobsOf(request.id))[0] ?? 0);
    await desk.act(desk.owner, 'cancel', { id: request.id });
    expect(await desk.balance()).toEqual(before);
  });

  it('of a text and a file costs the 100 credits of the form as well', async () => {
    const before = await desk.balance();
    const form = new FormData();
    form.append('tool', 'human_proofreading');
    form.append('field', 'files');
    form.append('file', new File(['Our boots is dry.'], 'boots.txt'));
    const { body } = await desk.owner.send('POST', '/services/orders/upload', form);
    const files = [(body['asset'] as { id: number }).id];
    const answer = await order('human_proofreading', { text: 'Our boots is good.', files, language: 'en' });
    const request = await requestOf(orderIn(answer).order_details[0]?.id ?? 0);
    expect(request.lines.flatMap((line) => line.stages.map(({ credits }) => credits))).toEqual([100, 0]);
    expect(await desk.balance()).toEqual({ available: before.available - 100, reserved: before.reserved + 100 });
    await desk.act(desk.owner, 'cancel', { id: request.id });
    expect(await desk.balance()).toEqual(before);
  });

  it('ends with the order that is cancelled before a model has written it', async () => {
    const before = await desk.balance();
    const fields = { text: 'Dry boots', glossary: '', human_proofreading: true };
    const { id, order_details: details } = orderIn(await order('text_translation', fields));
    const [detail] = details;
    const request = await requestOf(detail?.id ?? 0);
    await untilOnHold(detail?.id);
    await product.sql("update order_details set status = 'processing' where id = $1", [detail?.id]);
    expect((await cancel({ order_id: id })).status).toBe(200);
    expect((await desk.show(request.id)).state).toBe('cancelled');
    expect(await desk.balance()).toEqual(before);
  });

  it('of a text that a model writes waits for it, and is offered once it is accepted', async () => {
    const before = await desk.balance();
    const text = JSON.stringify({ translations: [{ id: 0, text: 'Trockene Stiefel halten lange.' }] });
    const answer = await order('text_translation', {
      text: 'Dry boots last long.',
      glossary: '',
      source_language: 'auto',
      human_proofreading: true,
    });
    const [detail] = orderIn(answer).order_details;
    expect(orderIn(answer).order_details).toHaveLength(1);
    const waiting = await requestOf(detail?.id ?? 0);
    expect(waiting).toMatchObject({ kind: 'proofreading', state: 'authorised' });
    expect((await desk.balance()).reserved - before.reserved).toBeGreaterThanOrEqual(100);
    await untilOnHold(detail?.id);
    cleanUp.push((await connectModel(desk.staff, [{ kind: 'text', text }], 'translation')).close);
    const [job = 0] = await desk.jobsOf(waiting.id);
    await desk.untilOffered(job);
    const [ines] = desk.linguists;
    await desk.jobCall(ines, 'accept', { id: job });
    expect(await desk.segmentsOf(ines, job)).toMatchObject([
      { source: 'Dry boots last long.', target: 'Trockene Stiefel halten lange.' },
    ]);
    expect(await desk.show(waiting.id)).toMatchObject({ source_language: 'en', words: 4 });
    await desk.act(desk.owner, 'cancel', { id: waiting.id });
  });
});

describe('rows of a file', () => {
  const csv = csvOf(
    'text,source_language,target_languages,service\nOur boots last.,en,de,translation\nThey are dry.,en,de,translation\nLe scarpe durano.,it,en,translation\n',
    'rows.csv',
  );

  it('are lines of requests, counted and quoted after the order, and cancelled with it', async () => {
    const before = await desk.balance();
    const answer = await sendBulk(desk.owner, 'create', { tool: 'managed_translation', file: csv });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const bulk = answer.body['bulk_order'] as { id: number; state: string; order_id: number };
    expect(await desk.balance()).toEqual({ available: before.available - 300, reserved: before.reserved + 300 });
    const rows = await product.sql<{ id: number; lines: number }>(
      `select r.id, count(l.id)::int as lines from translation_requests r join translation_lines l on l.request_id = r.id
       where r.order_id = $1 group by r.id order by r.id`,
      [bulk.order_id],
    );
    expect(rows.map(({ lines }) => lines)).toEqual([2, 1]);
    await vi.waitFor(
      async () =>
        expect(await desk.show(rows[0]?.id ?? 0)).toMatchObject({ state: 'quoted', deposit: 200, quote: { total: 200 } }),
      { timeout: 15_000, interval: 100 },
    );
    expect((await desk.show(rows[1]?.id ?? 0)).state).toBe('quote_requested');
    const retried = await desk.owner.send('POST', '/services/orders/bulk/retry', { bulk_order_id: bulk.id });
    const stopped = await desk.owner.send('POST', '/services/orders/bulk/cancel', { bulk_order_id: bulk.id });
    expect([retried.status, stopped.status]).toEqual([409, 200]);
    expect(await desk.balance()).toEqual(before);
    expect((await desk.show(rows[0]?.id ?? 0)).state).toBe('cancelled');
  });

  it('name what is wrong in their own row', async () => {
    const wrong = csvOf('text,source_language,target_languages\nOur boots last.,en,en\n', 'wrong.csv');
    const answer = await sendBulk(desk.owner, 'create', { tool: 'managed_translation', file: wrong });
    expect([answer.status, answer.body['code']]).toEqual([422, 'BULK_ROWS_WRONG']);
  });
});

describe('where translations are hidden', () => {
  const hide = (isHidden: boolean) =>
    product.sql(
      `update accounts set branding = branding || jsonb_build_object('hide_translations', $2::bool) where id = (select account_id from users where id = $1)`,
      [desk.owner.id, isHidden],
    );

  it('nothing new is ordered, neither by the tools of people nor by the box, and what runs continues', async () => {
    const { request } = await ordered();
    await desk.act(desk.owner, 'authorise', { id: request.id, quote_hash: request.quote?.hash });
    const [job = 0] = await desk.jobsOf(request.id);
    await desk.untilOffered(job);
    await hide(true);
    cleanUp.push(() => hide(false));
    const refused = [
      await order('managed_translation', managed),
      await order('human_proofreading', {}),
      await order('blog_post', { human_proofreading: true }),
      await sendBulk(desk.owner, 'create', { tool: 'managed_translation', file: csvOf('text\nA', 'a.csv') }),
      await desk.create({}),
      await desk.act(desk.owner, 'add_stage', { order_detail_id: request.lines[0]?.order_detail_id, stage: 'proofreading' }),
    ];
    expect(refused.map(({ status, body }) => [status, body['code']])).toEqual(refused.map(() => [403, 'TRANSLATIONS_HIDDEN']));
    expect((await order('blog_post', {})).status).toBe(200);
    const info = (await desk.owner.get('/tools/show_user_info')).body['user_info'] as { can: Record<string, boolean> };
    expect(info.can).toMatchObject({ open_translation_requests: false, order_human_proofreading: false });
    const [ines] = desk.linguists;
    expect((await desk.jobCall(ines, 'accept', { id: job })).status).toBe(200);
    await desk.jobCall(ines, 'start', { id: job });
    await desk.confirmAll(ines, job);
    expect((await desk.jobCall(ines, 'deliver', { id: job })).status).toBe(200);
  });
});
