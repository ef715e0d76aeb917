// Requests through HTTP, as a requester, a translator, a reviser and a coordinator make them, from the quote to the approval.
import { readFileSync } from 'node:fs';
import type { SegmentFault } from '@folio/contract/translation-jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { buildTranslationDesk, jobIn, requestIn, type TranslationDesk } from '../../testing/translation-team.ts';

let product: TestProduct;
let desk: TranslationDesk;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildTranslationDesk(product);
});
afterAll(() => product.stop());

describe('a managed translation', () => {
  it('goes from quote to approval, two people work on it, and its credits are reserved and settled', async () => {
    const before = await desk.balance();
    const drafted = await desk.draft({ title: 'Boots' });
    expect(drafted).toMatchObject({ state: 'draft', words: 19, can: { quote: true, authorise: false } });
    expect(drafted.lines[0]?.bands).toMatchObject({ repetitions: 5 });
    const quoted = requestIn(await desk.act(desk.owner, 'quote', { id: drafted.id }));
    expect(quoted).toMatchObject({ state: 'quoted', quote: { total: 200, express: 0 } });
    expect(await desk.balance()).toEqual(before);
    const wrong = await desk.act(desk.owner, 'authorise', { id: drafted.id, quote_hash: 'another' });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'QUOTE_CHANGED']);
    await desk.act(desk.owner, 'authorise', { id: drafted.id, quote_hash: quoted.quote?.hash });
    expect(await desk.balance()).toEqual({ available: before.available - 200, reserved: before.reserved + 200 });
    const [first = 0, second = 0] = await desk.jobsOf(drafted.id);
    await desk.untilOffered(first);

    const [ines, ruth] = desk.linguists;
    expect(jobIn(await desk.jobCall(ines, 'accept', { id: first }))).toMatchObject({ state: 'accepted', stage: 'translation' });
    const late = await desk.jobCall(ruth, 'accept', { id: first });
    expect([late.status, late.body.code]).toEqual([409, 'JOB_TAKEN']);
    expect(jobIn(await desk.jobCall(ines, 'start', { id: first })).state).toBe('in_progress');
    expect((await desk.show(drafted.id)).state).toBe('in_progress');
    const rows = await desk.segmentsOf(ines, first);
    expect(rows.map(({ source }) => source)).toEqual([
      'Our boots weigh 0.9 kg.',
      'They last for 4,000 miles.',
      'Dr. Hess wears them.',
      'Our boots weigh 0.9 kg.',
    ]);
    const early = await desk.jobCall(ines, 'deliver', { id: first });
    expect([early.status, early.body.code]).toEqual([422, 'SEGMENTS_WITH_FAULTS']);
    await desk.confirmAll(ines, first);
    const delivered = await desk.jobCall(ines, 'deliver', { id: first });
    expect([delivered.status, jobIn(delivered)?.state]).toEqual([200, 'delivered']);

    await desk.untilOffered(second);
    expect((await desk.jobCall(ines, 'accept', { id: second })).status).toBe(404);
    await desk.jobCall(ruth, 'accept', { id: second });
    await desk.jobCall(ruth, 'start', { id: second });
    await desk.confirmAll(ruth, second, 'reviewed', (target) => target.replace('trägt', 'nutzt'));
    await desk.jobCall(ruth, 'deliver', { id: second });

    const done = await desk.show(drafted.id);
    expect(done).toMatchObject({ state: 'delivered', approval_credits: 200, can: { approve: true, request_revision: true } });
    const changes = await desk.owner.get('/features/translation-jobs/segments/changes', { job_id: second });
    expect(changes.body.segments).toMatchObject([{ initial: 'Dr. Hess trägt sie.', target: 'Dr. Hess nutzt sie.' }]);
    expect(changes.body.summary).toMatchObject({ segments: 4, changed: 1, changed_words: 1 });
    const [document] = (
      await desk.owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: done.lines[0]?.order_detail_id })
    ).body.orders as { content: { html: string }; status: string }[];
    expect(document?.content.html).toContain('Dr. Hess nutzt sie.');
    expect(document?.status).toBe('in_progress');
    const approved = requestIn(await desk.act(desk.owner, 'approve', { id: drafted.id }));
    expect(approved).toMatchObject({ state: 'approved', approval_credits: 0 });
    expect(await desk.balance()).toEqual({ available: before.available - 200, reserved: before.reserved });
    const [accepted] = await product.sql<{ status: string; price: number }>(
      'select status, price from order_details where id = $1',
      [done.lines[0]?.order_detail_id],
    );
    expect(accepted).toEqual({ status: 'accepted', price: 200 });

    const laterDraft = await desk.draft({ title: 'Boots again' });
    expect(laterDraft.lines[0]?.bands).toMatchObject({ new: 0 });
  });

  it('comes back as a Word file with its layout', async () => {
    const bytes = readFileSync(new URL('../../../../engine/src/sources/fixtures/beans.docx', import.meta.url));
    const form = new FormData();
    form.append('tool', 'managed_translation');
    form.append('field', 'files');
    form.append('file', new File([bytes], 'Größen & Maße.docx'));
    const uploaded = await desk.owner.send('POST', '/services/orders/upload', form);
    const assetId = (uploaded.body.asset as { id: number }).id;
    const { id } = await desk.authorised({ text: '', files: [assetId] });
    const [first = 0, second = 0] = await desk.jobsOf(id);
    await desk.untilOffered(first);
    const [ines, ruth] = desk.linguists;
    await desk.jobCall(ines, 'accept', { id: first });
    await desk.jobCall(ines, 'start', { id: first });
    const rows = await desk.segmentsOf(ines, first);
    const confirm = (linguist: typeof ines, job: number, segments: typeof rows) =>
      linguist.send('PATCH', '/features/translation-jobs/segments', {
        job_id: job,
        segments: segments.map(({ id: segment, source, revision }) => ({
          id: segment,
          target: source.replace(/\ba\b/g, 'ein'),
          status: 'confirmed',
          revision,
        })),
      });
    await confirm(ines, first, rows);
    expect((await desk.jobCall(ines, 'deliver', { id: first })).status).toBe(200);
    await desk.untilOffered(second);
    const detailId = (await desk.show(id)).lines[0]?.order_detail_id;
    const files = () =>
      product.sql<{ id: number; file_name: string }>(
        `select id, file_name from assets where role = 'result' and order_detail_id = $1 order by id`,
        [detailId],
      );
    expect(await files()).toMatchObject([{ file_name: 'Größen & Maße.de.docx' }]);
    await desk.jobCall(ruth, 'accept', { id: second });
    await desk.jobCall(ruth, 'start', { id: second });
    await confirm(ruth, second, await desk.segmentsOf(ruth, second));
    expect((await desk.jobCall(ruth, 'deliver', { id: second })).status).toBe(200);
    const [, revised] = await files();
    const { body } = await desk.owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detailId });
    expect(body.orders).toMatchObject([{ assets: [{ id: revised?.id, file_name: 'Größen & Maße.de.docx' }] }]);
    expect((await desk.act(desk.owner, 'cancel', { id })).status).toBe(200);
  });
});

describe('segments', () => {
  it('are saved once, and one that changed elsewhere keeps both texts', async () => {
    const { id } = await desk.authorised({ use_memory: false });
    const [first = 0] = await desk.jobsOf(id);
    await desk.untilOffered(first);
    const ines = desk.linguists[0];
    await desk.jobCall(ines, 'accept', { id: first });
    await desk.jobCall(ines, 'start', { id: first });
    const [one] = await desk.segmentsOf(ines, first);
    const save = (target: string, revision: number) =>
      ines.send('PATCH', '/features/translation-jobs/segments', {
        job_id: first,
        segments: [{ id: one?.id, target, status: 'confirmed', revision }],
      });
    const saved = await save('Unsere Stiefel wiegen 0,9 kg.', 0);
    expect(saved.body.segments).toMatchObject([{ revision: 1, status: 'confirmed' }]);
    expect(saved.body.filled).toMatchObject([{ target: 'Unsere Stiefel wiegen 0,9 kg.', origin: 'repetition', status: 'draft' }]);
    const stale = await save('Die Stiefel wiegen 0,9 kg.', 0);
    expect(stale.body.conflicts).toMatchObject([
      {
        mine: 'Die Stiefel wiegen 0,9 kg.',
        segment: { target: 'Unsere Stiefel wiegen 0,9 kg.', revision: 1 },
        changed: { name: 'Ines Albrecht', is_me: true, at: expect.any(String) },
      },
    ]);
    // The same call again, as after a lost answer.
    expect((await save('Unsere Stiefel wiegen 0,9 kg.', 0)).body.conflicts).toEqual([]);
    const many = await Promise.all(Array.from({ length: 20 }, (_, index) => save(`Text ${index} 0,9`, 1)));
    expect(many.filter(({ body }) => (body.conflicts as unknown[]).length === 0)).toHaveLength(1);
    const faults = (await ines.send('POST', '/features/translation-jobs/segments/check', { job_id: first })).body
      .faults as SegmentFault[];
    expect(faults.map(({ code }) => code)).toContain('empty');
    expect((await desk.stranger.get('/features/translation-jobs/segments', { job_id: first })).status).toBe(403);
    expect((await desk.linguists[1].get('/features/translation-jobs/segments', { job_id: first })).status).toBe(404);
    expect((await desk.staff.get('/features/translation-jobs/segments', { job_id: first })).status).toBe(404);
    await desk.act(desk.owner, 'cancel', { id });
  });
});

describe('a proofreading', () => {
  it('of an accepted document is its next version, sent back once, and costs 100 credits', async () => {
    const before = await desk.balance();
    const { detailId } = await buildDocument(product, desk.owner);
    const { id } = await desk.added(detailId, 'proofreading', 'Keep names.');
    const twice = await desk.act(desk.owner, 'add_stage', { order_detail_id: detailId, stage: 'proofreading' });
    expect([twice.status, twice.body.code]).toEqual([409, 'PROOFREADING_RUNS']);
    expect(await desk.balance()).toEqual({ available: before.available - 100, reserved: before.reserved + 100 });
    const refused = await desk.owner.send('DELETE', '/services/orders/delete', { order_detail_id: detailId });
    expect([refused.status, refused.body.code]).toEqual([409, 'DOCUMENT_OF_REQUEST']);
    const [job = 0] = await desk.jobsOf(id);
    await desk.untilOffered(job);
    const tom = desk.linguists[2];
    await desk.jobCall(tom, 'accept', { id: job });
    await desk.jobCall(tom, 'start', { id: job });
    await desk.confirmAll(tom, job, 'reviewed');
    await desk.jobCall(tom, 'deliver', { id: job });
    const without = await desk.act(desk.owner, 'request_revision', { id, note: '' });
    expect(without.body.errors).toEqual({ note: ['Describe what should change'] });
    expect(requestIn(await desk.act(desk.owner, 'request_revision', { id, note: 'Shorter' }))).toMatchObject({
      state: 'revision',
      revisions_left: 2,
    });
    await desk.jobCall(tom, 'start', { id: job });
    await desk.confirmAll(tom, job, 'reviewed');
    await desk.jobCall(tom, 'deliver', { id: job });
    expect(await desk.show(id)).toMatchObject({ state: 'delivered', approval_credits: 100 });
    // Express and late: the surcharge is not charged.
    const late = `express = 20, due_at = delivered_at - interval '1 minute'`;
    await product.sql(`update translation_jobs set ${late} where id = $1`, [job]);
    expect((await desk.show(id)).approval_credits).toBe(80);
    await product.sql(`update translation_requests set approves_at = now() - interval '1 minute' where id = $1`, [id]);
    const { deskSweep } = await import('./desk.jobs.ts');
    await deskSweep.run(product.kernel, {}, { signal: AbortSignal.timeout(10_000), isLastTry: true });
    expect((await desk.show(id)).state).toBe('approved');
    expect(await desk.balance()).toEqual({ available: before.available - 80, reserved: before.reserved });
  });
});
