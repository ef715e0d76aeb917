// Approved translations of a task's document are parts of its content: reviewed, compared and published by the same approvals.
import type { TranslationRequest } from '@folio/contract/translation-requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildReviewTeam } from '../../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { buildTranslationDesk, requestIn, type TranslationDesk } from '../../../testing/translation-team.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
let desk: TranslationDesk;
let websiteId: number;
beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildTranslationDesk(product);
  team = await buildReviewTeam(product);
  const [website] = await product.sql<{ id: number }>(
    `insert into websites (account_id, user_id, workspace_id, name, url, language, kind)
     select account_id, id, $2, 'Shop', 'https://shoes.example', 'en', 'download' from users where id = $1 returning id`,
    [team.manager.id, team.workspaceId],
  );
  websiteId = website?.id ?? 0;
});
afterAll(() => product.stop());

const html = '<h1>Boots</h1><p>Our boots weigh 0.9 kg.</p><p>Dr. Hess wears them.</p>';

/** A request for the document, delivered by two linguists; answers it and the translation's document. */
async function delivered(orderDetailId: number): Promise<{ request: TranslationRequest; translationId: number }> {
  const made = requestIn(
    await team.owner.send('POST', '/features/translation-requests/create', {
      kind: 'managed',
      source_language: 'en',
      target_languages: ['de'],
      order_detail_ids: [orderDetailId],
      workspace_id: team.workspaceId,
    }),
  );
  const { id } = made;
  const quoted = requestIn(await desk.act(team.owner, 'quote', { id }));
  const running = requestIn(await desk.act(team.owner, 'authorise', { id, quote_hash: quoted.quote?.hash }));
  const jobs = running.lines.flatMap((line) => line.stages.flatMap(({ job_id: job }) => job ?? []));
  for (const [index, job] of jobs.entries()) {
    const linguist = desk.linguists[index] ?? desk.linguists[0];
    await desk.untilOffered(job);
    await desk.jobCall(linguist, 'accept', { id: job });
    await desk.jobCall(linguist, 'start', { id: job });
    const rows = await desk.segmentsOf(linguist, job);
    const segments = rows.map(({ id: segment, source, target, revision }) => ({
      id: segment,
      target:
        target === '' ? source.replace('Boots', 'Stiefel').replace('wears them', 'trägt sie').replace('0.9', '0,9') : target,
      status: index === 0 ? 'confirmed' : 'reviewed',
      revision,
    }));
    await linguist.send('PATCH', '/features/translation-jobs/segments', { job_id: job, segments });
    expect((await desk.jobCall(linguist, 'deliver', { id: job })).status).toBe(200);
  }
  return {
    request: requestIn(await team.owner.get('/features/translation-requests/show', { id })),
    translationId: running.lines[0]?.order_detail_id ?? 0,
  };
}

const approve = (id: number) => desk.act(team.owner, 'approve', { id });
const partsOf = async (id: number) =>
  (await team.reviewer.get('/features/tasks/package', { id })).body.parts as { part: string; hash: string }[];
const publishDirectly = (orderDetailId: number) =>
  team.manager.send('POST', '/features/websites/publish', { website_id: websiteId, order_detail_id: orderDetailId });

describe('the approved translation of a reviewed document', () => {
  it('reopens the steps that look at it, is compared, follows edits and goes out only approved', async () => {
    const { id, detailId } = await team.inReview(
      [team.byReviewer({ looks_at: ['text'] }), { name: 'German', reviewer_ids: [team.second.id], looks_at: ['translation:de'] }],
      html,
    );
    await team.decide(team.reviewer, id);
    await team.decide(team.second, id);
    expect((await team.show(id)).status).toBe('approved');
    const { request, translationId } = await delivered(detailId);
    expect(request.state).toBe('delivered');
    expect((await partsOf(id)).map(({ part }) => part)).toEqual(['text', 'media', 'meta', 'links']);

    expect((await approve(request.id)).status).toBe(200);
    const states = async () => (await team.show(id)).review_steps.map(({ state }) => state);
    expect([(await team.show(id)).status, await states()]).toEqual(['ready', ['passed', 'active']]);
    expect((await partsOf(id)).map(({ part }) => part)).toEqual(['text', 'media', 'meta', 'links', 'translation:de']);
    const refused = await publishDirectly(translationId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This document is in review. You can publish it after all review steps are approved',
    ]);
    const { parts } = (await team.second.get('/features/tasks/changes', { id })).body as {
      parts: { part: string; is_changed: boolean; after: string }[];
    };
    expect(parts.filter((part) => part.is_changed)).toMatchObject([
      { part: 'translation:de', before: null, after: expect.stringContaining('Dr. Hess trägt sie.') as string },
    ]);

    await team.decide(team.second, id);
    expect((await team.show(id)).status).toBe('approved');
    const [version] = await product.sql<{ html: string }>(
      'select html from document_versions where order_detail_id = $1 order by id desc limit 1',
      [translationId],
    );
    const german = version?.html ?? '';
    expect((await team.save(team.owner, translationId, german.replace('trägt', 'nutzt'))).status).toBe(200);
    expect([(await team.show(id)).status, await states()]).toEqual(['ready', ['passed', 'active']]);
    const byHand = (await team.second.get('/features/tasks/changes', { id })).body.parts as {
      part: string;
      is_changed: boolean;
    }[];
    expect(byHand.filter((part) => part.is_changed).map(({ part }) => part)).toEqual(['translation:de']);
    await team.save(team.owner, translationId, german);
    expect((await team.show(id)).status).toBe('approved');
    expect((await publishDirectly(translationId)).status).toBe(200);

    const leaving = await team.owner.send('DELETE', `/services/orders/delete?order_detail_id=${translationId}`);
    expect([leaving.status, leaving.body.message]).toEqual([409, `This document belongs to task ${id}`]);
    const record = (await team.owner.get('/features/tasks/record', { id })).body as unknown as {
      present: { parts: { part: string }[] };
    };
    expect(record.present.parts.at(-1)?.part).toBe('translation:de');
  });

  it('does not count where it is not in the workspace of the document', async () => {
    const { id, detailId } = await team.inReview([team.byReviewer()], html);
    const { request, translationId } = await delivered(detailId);
    await approve(request.id);
    expect((await partsOf(id)).at(-1)?.part).toBe('translation:de');
    await product.sql('update order_details set workspace_id = null where id = $1', [translationId]);
    expect((await partsOf(id)).map(({ part }) => part)).not.toContain('translation:de');
  });
});

it('a step names languages, and nothing else, as translations', async () => {
  const made = await team.create(team.manager, { review_steps: [team.byReviewer({ looks_at: ['translation:pt-BR', 'text'] })] });
  expect(team.taskIn(made).review_steps[0]?.looks_at).toEqual(['translation:pt-BR', 'text']);
  const wrong = await team.create(team.manager, { review_steps: [team.byReviewer({ looks_at: ['translation:<b>'] })] });
  expect(wrong.status).toBe(422);
});
