// Offers, credits, quotes and permissions of the translation desk.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { TranslationRequest } from '@folio/contract/translation-requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { buildTranslationDesk, jobIn, requestIn, type TranslationDesk } from '../../testing/translation-team.ts';

let product: TestProduct;
let desk: TranslationDesk;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildTranslationDesk(product);
});
afterAll(() => product.stop());

describe('an offer', () => {
  it('goes to the first of several who accept, and 409 to the others', async () => {
    const { id } = await desk.authorised();
    const [first = 0] = await desk.jobsOf(id);
    await desk.untilOffered(first);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => desk.jobCall(desk.linguists[index % 3] ?? desk.staff, 'accept', { id: first })),
    );
    const [job] = await product.sql<{ linguist_id: number }>('select linguist_id from translation_jobs where id = $1', [first]);
    const [winner] = await product.sql<{ user_id: number }>('select user_id from linguists where id = $1', [job?.linguist_id]);
    answers.forEach(({ status, body }, index) => {
      const isWinner = desk.linguists[index % 3]?.id === winner?.user_id;
      if (isWinner) expect(status).toBe(200);
      else expect([status, body.code]).toEqual([409, 'JOB_TAKEN']);
    });
    await desk.act(desk.owner, 'cancel', { id });
  });

  it('that nobody accepts in time continues, and nobody left makes the job wait', async () => {
    const { id } = await desk.authorised();
    const [first = 0] = await desk.jobsOf(id);
    await desk.untilOffered(first);
    await product.sql(`update job_offers set expires_at = now() - interval '1 minute' where job_id = $1`, [first]);
    const expired = await desk.jobCall(desk.linguists[0], 'accept', { id: first });
    expect([expired.status, expired.body.code]).toEqual([409, 'OFFER_EXPIRED']);
    const { moveExpired } = await import('./jobs/move-job.ts');
    await moveExpired(product.kernel, first);
    const waiting = await desk.staff.get('/features/translation-jobs/show', { view: 'without_linguist' });
    expect((waiting.body.translation_jobs as TranslationJob[]).map((job) => job.id)).toContain(first);
    const candidates = (await desk.staff.get('/features/translation-jobs/candidates', { id: first })).body.candidates as {
      linguist_id: number;
    }[];
    expect(candidates).toHaveLength(3);
    const offered = await desk.jobCall(desk.staff, 'offer', { id: first, linguist_ids: [candidates[0]?.linguist_id] });
    expect(jobIn(offered).state).toBe('offered');
    await desk.act(desk.owner, 'cancel', { id });
  });
});

describe('credits', () => {
  it('of 20 authorisations at once are reserved once', async () => {
    const before = await desk.balance();
    const { id } = await desk.draft();
    const quoted = requestIn(await desk.act(desk.owner, 'quote', { id }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => desk.act(desk.owner, 'authorise', { id, quote_hash: quoted.quote?.hash })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const total = quoted.quote?.total ?? 0;
    expect(await desk.balance()).toEqual({ available: before.available - total, reserved: before.reserved + total });
    expect(requestIn(await desk.act(desk.owner, 'cancel', { id })).state).toBe('cancelled');
    expect(await desk.balance()).toEqual(before);
  });

  it('of a cancelled job are spent by the share that was confirmed', async () => {
    const before = await desk.balance();
    const { id, quote } = await desk.authorised({ use_memory: false });
    const [first = 0] = await desk.jobsOf(id);
    await desk.untilOffered(first);
    const ines = desk.linguists[0];
    await desk.jobCall(ines, 'accept', { id: first });
    await desk.jobCall(ines, 'start', { id: first });
    expect((await desk.show(id)).cancel_credits).toBe(0);
    const [one] = await desk.segmentsOf(ines, first);
    await ines.send('PATCH', '/features/translation-jobs/segments', {
      job_id: first,
      segments: [{ id: one?.id, target: 'Unsere Stiefel wiegen 0,9 kg.', status: 'confirmed', revision: 0 }],
    });
    expect((await desk.show(id)).cancel_credits).toBe(25);
    expect(requestIn(await desk.act(desk.owner, 'cancel', { id })).cancel_credits).toBe(0);
    expect(quote?.total).toBe(200);
    expect(await desk.balance()).toEqual({ available: before.available - 25, reserved: before.reserved });
  });

  it('that are too few leave the request as it is', async () => {
    const { id } = await desk.draft();
    const quoted = requestIn(await desk.act(desk.owner, 'quote', { id }));
    const { available } = await desk.balance();
    await product.sql('update accounts set credits_available = 0 where id = (select account_id from users where id = $1)', [
      desk.owner.id,
    ]);
    const answer = await desk.act(desk.owner, 'authorise', { id, quote_hash: quoted.quote?.hash });
    await product.sql('update accounts set credits_available = $2 where id = (select account_id from users where id = $1)', [
      desk.owner.id,
      available,
    ]);
    expect([answer.status, answer.body.code]).toEqual([409, 'TOO_FEW_CREDITS']);
    expect((await desk.show(id)).state).toBe('quoted');
  });
});

describe('a quote', () => {
  it('is asked of the desk where no rate is known, and answered by a coordinator', async () => {
    const { id } = await desk.draft({
      source_language: 'it',
      target_languages: ['en'],
      text: 'Le nostre scarpe durano per anni.',
    });
    expect(requestIn(await desk.act(desk.owner, 'quote', { id })).state).toBe('quote_requested');
    const waiting = async (caller: typeof desk.staff, more: object) => {
      const { body } = await caller.get('/features/translation-requests/show', { group: 'needs_answer', ...more });
      return (body.translation_requests as TranslationRequest[]).map((row) => row.id);
    };
    expect(await waiting(desk.staff, { view: 'desk' })).toContain(id);
    expect(await waiting(desk.owner, {})).not.toContain(id);
    const line = (await desk.show(id, desk.staff)).lines[0]?.id;
    const missing = await desk.act(desk.staff, 'quote', { id, rates: [{ line_id: line, stage: 'translation', rate: 30 }] });
    expect([missing.status, missing.body.errors]).toEqual([422, { rates: ['This field is required'] }]);
    const rates = ['translation', 'revision'].map((stage) => ({ line_id: line, stage, rate: 30 }));
    const quoted = requestIn(await desk.act(desk.staff, 'quote', { id, rates, message: 'Names stay.' }));
    expect(quoted).toMatchObject({ state: 'quoted', quote: { total: 360, message: 'Names stay.' } });
    // Once it is ready, rates replace it and nothing else does.
    expect(await desk.act(desk.staff, 'quote', { id })).toMatchObject({ status: 409, body: { code: 'REQUEST_STATE' } });
    expect((await desk.show(id)).quote).toEqual(quoted.quote);
    const cheaper = rates.map((row) => ({ ...row, rate: 20 }));
    expect(requestIn(await desk.act(desk.staff, 'quote', { id, rates: cheaper })).quote?.total).toBe(240);
    expect(await waiting(desk.staff, { view: 'desk' })).not.toContain(id);
    expect(await waiting(desk.owner, {})).toContain(id);
    expect(requestIn(await desk.act(desk.owner, 'decline', { id })).state).toBe('draft');
    expect((await desk.owner.send('DELETE', '/features/translation-requests/delete', { id })).status).toBe(200);
    expect((await desk.owner.get('/features/translation-requests/show', { id })).status).toBe(404);
  });

  it('is refused with a message at the field', async () => {
    const errorsOf = async (more: object) => (await desk.create(more)).body.errors;
    expect(await errorsOf({ target_languages: ['en'] })).toEqual({
      target_languages: ['Choose a target language that differs from the source language'],
    });
    expect(await errorsOf({ kind: 'proofreading', target_languages: ['ja'] })).toEqual({
      target_languages: ['Human proofreading is available for English, Italian, Spanish, French, Portuguese (BR) and German'],
    });
    expect(await errorsOf({ text: ' ' })).toEqual({ files: ['Add a file, a document or a text'] });
    expect(await errorsOf({ text: '123 456' })).toHaveProperty('text');
    expect(await errorsOf({ files: [999_999] })).toEqual({ files: ['This upload has expired; upload the file again'] });
    expect(await errorsOf({ kind: 'certified' })).toHaveProperty('destination_country');
    expect(await errorsOf({ glossary: 'boot = Stiefel\nsole' })).toEqual({ glossary: ['Write line 2 as “term = text”'] });
    expect((await desk.create({ order_detail_ids: [(await buildDocument(product, desk.stranger)).detailId] })).status).toBe(404);
  });
});

describe('the desk', () => {
  it('puts a request on hold and continues', async () => {
    const { id } = await desk.authorised();
    expect(requestIn(await desk.act(desk.staff, 'hold', { id, note: 'Waits for the final photos' })).state).toBe('on_hold');
    expect((await desk.act(desk.owner, 'resume', { id })).status).toBe(403);
    expect(requestIn(await desk.act(desk.staff, 'resume', { id })).state).toBe('authorised');
    await desk.act(desk.owner, 'cancel', { id });
  });

  it('is open to linguists for their own work alone', async () => {
    const ines = desk.linguists[0];
    expect((await ines.get('/features/linguists/show')).status).toBe(403);
    expect((await ines.get('/features/translation-requests/show', { view: 'desk' })).status).toBe(403);
    expect((await ines.get('/features/translation-rates/show')).status).toBe(403);
    expect((await ines.get('/admin/credits/accounts')).status).toBe(403);
    expect((await desk.owner.get('/features/translation-jobs/show')).status).toBe(403);
    const info = (await ines.get('/tools/show_user_info')).body.user_info as { is_admin: boolean; staff_scope: string };
    expect(info).toMatchObject({ is_admin: true, staff_scope: 'linguist' });
  });

  it.each([
    ['100%', 'Wool 100% fine', 'Wool 100 fine'],
    ['a_b', 'Label a_b', 'Label axb'],
    ['c\\d', 'Path c\\d', 'Path cd'],
  ])('finds requests by %s letter by letter', async (search, found, other) => {
    const workspaceId = await buildWorkspace(product, desk.owner);
    const { id: wanted } = await desk.draft({ title: found, workspace_id: workspaceId });
    await desk.draft({ title: other, workspace_id: workspaceId });
    const listed = await desk.owner.get('/features/translation-requests/show', { workspace_id: workspaceId, search });
    expect((listed.body.translation_requests as { id: number }[]).map(({ id }) => id)).toEqual([wanted]);
  });

  it('keeps requests in their workspace, and hides them where the company does', async () => {
    const workspaceId = await buildWorkspace(product, desk.owner);
    const { id } = await desk.draft({ workspace_id: workspaceId });
    expect((await desk.stranger.get('/features/translation-requests/show', { id })).status).toBe(404);
    const listed = await desk.owner.get('/features/translation-requests/show', { workspace_id: workspaceId });
    expect((listed.body.translation_requests as { id: number }[]).map((row) => row.id)).toEqual([id]);
    await product.sql(
      `update accounts set branding = branding || '{"hide_translations": true}' where id = (select account_id from users where id = $1)`,
      [desk.owner.id],
    );
    const hidden = await desk.owner.get('/features/translation-requests/show', {});
    expect([hidden.status, hidden.body.code]).toEqual([403, 'TRANSLATIONS_HIDDEN']);
    await product.sql(
      `update accounts set branding = branding - 'hide_translations' where id = (select account_id from users where id = $1)`,
      [desk.owner.id],
    );
  });
});
