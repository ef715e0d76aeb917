// A model's translation, of a text or a file, goes to a proofreader as its own segments beside their source.
import { findTool } from '@folio/catalogue/catalogue';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildCertifyingDesk, type CertifyingDesk } from '../../../testing/certificates.ts';
import { connectModel } from '../../../testing/model-for-tests.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { requestIn } from '../../../testing/translation-team.ts';

let product: TestProduct;
let desk: CertifyingDesk;
let closeModel: () => void;

const translated = (text: string) =>
  text.replace('Care of boots', 'Pflege der Stiefel').replace('Our boots weigh', 'Unsere Stiefel wiegen').replace('0.9', '0,9');
/** A text without its marks for bold. */
const plain = (text: string) => text.replaceAll(/<[^<>]*>/g, '');
/** The model's translation of the segments of a call. */
function translate(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
  const { segments } = JSON.parse(messages.findLast(({ role }) => role === 'user')?.content ?? '{}') as {
    segments: { id: number; text: string }[];
  };
  return JSON.stringify({ translations: segments.map(({ id, text }) => ({ id, text: translated(text) })) });
}
const page = '<html><body><h1>Care of boots</h1><p>Our boots weigh <b>0.9 kg</b>.</p></body></html>';

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildCertifyingDesk(product);
  closeModel = (await connectModel(desk.staff, [{ kind: 'answer', answer: translate }], 'translation')).close;
});
afterAll(async () => {
  closeModel();
  await product.stop();
});

async function upload(): Promise<number> {
  const form = new FormData();
  form.append('tool', 'document_translation');
  form.append('field', 'files');
  form.append('file', new File([page], 'care.html'));
  const { body } = await desk.owner.send('POST', '/services/orders/upload', form);
  return (body['asset'] as { id: number } | undefined)?.id ?? 0;
}
const untilAccepted = (detailId: number) =>
  vi.waitFor(
    async () =>
      expect(await product.sql('select status from order_details where id = $1', [detailId])).toEqual([{ status: 'accepted' }]),
    { timeout: 30_000, interval: 100 },
  );
const proofread = (detailId: number) => desk.act(desk.owner, 'add_stage', { order_detail_id: detailId, stage: 'proofreading' });
async function textsOf(orderDetailId: number) {
  const { body } = await desk.owner.get('/features/translation-requests/texts', { order_detail_id: orderDetailId });
  return (body['texts'] as { source: string; target: string }[]).map(({ source, target }) => [plain(source), plain(target)]);
}
const expected = [
  ['Care of boots', 'Pflege der Stiefel'],
  ['Our boots weigh 0.9 kg.', 'Unsere Stiefel wiegen 0,9 kg.'],
];

/** Expects the number of the first request wherever the added one is named: its page, lists, search, jobs, calendars, files and reports. */
async function expectOneNumber(firstId: number, addedId: number) {
  const number = `TR-${firstId}`;
  expect((await desk.show(addedId)).number).toBe(number);
  for (const search of [number, `TR-${addedId}`]) {
    const { body } = await desk.owner.get('/features/translation-requests/show', { search });
    const rows = body['translation_requests'] as { id: number; number: string }[];
    expect(rows.find(({ id }) => id === addedId)?.number).toBe(number);
  }
  const { body: none } = await desk.owner.get('/features/translation-requests/show', { search: 'TR_%' });
  expect(none['translation_requests']).toEqual([]);
  const [job = 0] = await desk.jobsOf(addedId);
  await desk.untilOffered(job);
  for (const search of [number, `TR-${addedId}`]) {
    const { body } = await desk.staff.get('/features/translation-jobs/show', { view: 'without_linguist', search });
    expect(body['translation_jobs']).toMatchObject([{ id: job, number, stage: 'proofreading' }]);
  }
  const due = (await desk.staff.get('/features/translation-jobs/calendar', { days: 28 })).body['due'] as Record<
    string,
    unknown
  >[];
  const named = due.filter(({ request_id: id }) => id === addedId).map((one) => one['number']);
  expect(named).toEqual(Array(named.length).fill(number));
  expect(named.length).toBeGreaterThan(0);
  const linguist = desk.linguists[1];
  const untilNoticed = async () => {
    const { body } = await linguist.get('/features/notifications/show');
    expect(JSON.stringify(body)).toContain(`${number}: “`);
    expect(JSON.stringify(body)).not.toContain(`TR-${addedId}: “`);
  };
  await vi.waitFor(untilNoticed, { timeout: 30_000, interval: 100 });
  const { body } = await desk.owner.send('DELETE', '/services/orders/delete', {
    order_detail_ids: [(await desk.show(addedId)).lines[0]?.order_detail_id],
  });
  expect(body['message']).toBe(`This document belongs to the translation request ${number}. Cancel the request first.`);
}

/** Has the document proofread by Ruth; answers source and target of its segments as she found them. */
async function work(requestId: number, edit: (target: string) => string) {
  const [, ruth] = desk.linguists;
  const [job = 0] = await desk.jobsOf(requestId);
  await desk.untilOffered(job);
  await desk.jobCall(ruth, 'accept', { id: job });
  await desk.jobCall(ruth, 'start', { id: job });
  const found = (await desk.segmentsOf(ruth, job)).map(({ source, target }) => [plain(source), plain(target)]);
  await desk.confirmAll(ruth, job, 'reviewed', edit);
  expect((await desk.jobCall(ruth, 'deliver', { id: job })).status).toBe(200);
  await desk.act(desk.owner, 'approve', { id: requestId });
  return found;
}

it('of a requested file: from English, with the words of the file, and once more as it was delivered', async () => {
  const request = await desk.authorised({ kind: 'machine', text: '', files: [await upload()], use_memory: false });
  const detailId = request.lines[0]?.order_detail_id ?? 0;
  const isApproved = async () => expect((await desk.show(request.id)).state).toBe('approved');
  await vi.waitFor(isApproved, { timeout: 30_000, interval: 100 });
  // Its page and the reports count the words of the file, not of the table that lists it.
  const [counted] = await product.sql('select words from order_details where id = $1', [detailId]);
  expect(counted).toEqual({ words: 8 });
  expect(await textsOf(detailId)).toEqual(expected);
  expect((await desk.stranger.get('/features/translation-requests/texts', { order_detail_id: detailId })).status).toBe(404);
  const before = await desk.balance();
  const quoted = requestIn(await proofread(detailId));
  expect(quoted).toMatchObject({ state: 'quoted', source_language: 'en', target_languages: ['de'], words: 8 });
  expect(quoted.quote).toMatchObject({ total: 100, rows: [{ stage: 'proofreading', credits: 100 }] });
  expect(requestIn(await proofread(detailId)).id).toBe(quoted.id);
  expect(await desk.balance()).toEqual(before);
  const added = await desk.added(detailId, 'proofreading');
  expect(added).toMatchObject({ id: quoted.id, state: 'authorised' });
  expect(added.lines[0]?.stages.map(({ stage }) => stage)).toEqual(['proofreading']);
  await expectOneNumber(request.id, added.id);
  expect(await desk.balance()).toEqual({ available: before.available - 100, reserved: before.reserved + 100 });
  expect(await work(added.id, (target) => target.replace('wiegen', 'wiegen nur'))).toEqual(expected);
  const delivered = [expected[0], ['Our boots weigh 0.9 kg.', 'Unsere Stiefel wiegen nur 0,9 kg.']];
  expect(await textsOf(detailId)).toEqual(delivered);

  // The document is the page with its headings, and has no paragraph that links to the file.
  const [kept] = await product.sql<{ html: string }>(
    'select html from document_versions where order_detail_id = $1 order by number desc limit 1',
    [detailId],
  );
  expect(kept?.html).toMatch(/<h1[^>]*>.*Pflege der Stiefel.*<\/h1>/);
  expect(kept?.html).toMatch(/<b>|<strong>/);
  expect(kept?.html).not.toContain('/asset/');

  // A person has proofread this text: it is not offered once more, but it can be certified on the same segments.
  const again = await proofread(detailId);
  expect([again.status, again.body.code]).toEqual([409, 'PROOFREAD_ALREADY']);
  expect((await desk.certificatesOf(detailId)).can).toEqual({ certify: true, proofread: false });
  const certified = await desk.added(detailId, 'certificate');
  const [job = 0] = await desk.jobsOf(certified.id);
  const [, , tom] = desk.linguists;
  await desk.untilOffered(job);
  await desk.jobCall(tom, 'accept', { id: job });
  await desk.jobCall(tom, 'start', { id: job });
  expect((await desk.segmentsOf(tom, job)).map(({ source, target }) => [plain(source), plain(target)])).toEqual(delivered);
  await desk.confirmAll(tom, job, 'reviewed');
  expect((await desk.jobCall(tom, 'deliver', { id: job })).status).toBe(200);
  await desk.act(desk.owner, 'approve', { id: certified.id });
  expect((await desk.certificatesOf(detailId)).can).toEqual({ certify: false, proofread: false });
  expect((await proofread(detailId)).body.code).toBe('PROOFREAD_ALREADY');
  const chain = (await desk.show(certified.id)).chain.map(({ id, added_stage: stage, state }) => [id, stage, state]);
  expect((await desk.show(certified.id)).chain.map(({ number }) => number)).toEqual(Array(3).fill(request.number));
  expect(chain).toEqual([
    [request.id, null, 'approved'],
    [added.id, 'proofreading', 'approved'],
    [certified.id, 'certificate', 'approved'],
  ]);
});

it('a quote for a stage ends when the document gets the stage otherwise, and is free to decline', async () => {
  const request = await desk.authorised({ kind: 'machine', text: '', files: [await upload()], use_memory: false });
  const detailId = request.lines[0]?.order_detail_id ?? 0;
  const isApproved = async () => expect((await desk.show(request.id)).state).toBe('approved');
  await vi.waitFor(isApproved, { timeout: 30_000, interval: 100 });
  const quoted = requestIn(await proofread(detailId));
  const before = await desk.balance();
  expect(requestIn(await desk.act(desk.owner, 'decline', { id: quoted.id })).state).toBe('draft');
  const again = requestIn(await proofread(detailId));
  expect([again.id, again.state]).toEqual([quoted.id, 'quoted']);
  expect(await desk.balance()).toEqual(before);
  await product.sql(`update order_details set status = 'in_progress' where id = $1`, [detailId]);
  const refused = await desk.act(desk.owner, 'authorise', { id: again.id, quote_hash: again.quote?.hash });
  expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_NOT_EDITABLE']);
  await product.sql(`update order_details set status = 'accepted' where id = $1`, [detailId]);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => desk.act(desk.owner, 'authorise', { id: again.id, quote_hash: again.quote?.hash })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await desk.balance()).toEqual({ available: before.available - 100, reserved: before.reserved + 100 });
});

it('of a file and a text ordered by their tools, and refused where the text no longer fits its source', async () => {
  const ordered = async (tool: string, fields: object) => {
    const { body, status } = await desk.owner.send('POST', '/services/orders/create', {
      tool,
      fields: {
        ...findTool(tool)?.example,
        source_language: 'en',
        target_language: 'de',
        glossary: '',
        human_proofreading: false,
        ...fields,
      },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const detailId = (body['order'] as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
    await untilAccepted(detailId);
    return detailId;
  };
  const fileId = await ordered('document_translation', { files: [await upload()] });
  const ofFile = await desk.added(fileId, 'proofreading');
  expect(ofFile).toMatchObject({ source_language: 'en', target_languages: ['de'], words: 8 });
  expect(await work(ofFile.id, (target) => target)).toEqual(expected);

  const textId = await ordered('text_translation', { text: 'Care of boots\n\nOur boots weigh 0.9 kg.' });
  await product.sql(`update order_details set content = content - 'translation' where id = $1`, [textId]);
  const refused = await proofread(textId);
  expect([refused.status, refused.body.code], JSON.stringify(refused.body)).toEqual([409, 'PARAGRAPHS_DIFFER']);
});
