// The input of an order, requested to order it again.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildTeam, buildVoice } from '../../testing/build.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
});
afterAll(() => product.stop());

describe('the form of an order', () => {
  it('answers fields, steering and the sources that can still be used', async () => {
    const person = await product.register('Form Person');
    const { orderId, detailId, sourceId } = await buildDocument(product, person);
    const voiceId = await buildVoice(product, person);
    await product.sql(
      `update orders set fields = '{"job_title": "Baker", "skills": ["Patience"], "language": "it"}', brand_voice_id = $3,
        guideline_id = 999999, source_ids = array[$2, 999999]::int[] where id = $1`,
      [orderId, sourceId, voiceId],
    );
    // A row of a bulk order has values of its own.
    await product.sql(`update order_details set fields = '{"job_title": "Head baker"}' where id = $1`, [detailId]);
    const { status, body } = await person.get('/services/orders/form', { order_detail_id: detailId });
    expect(status).toBe(200);
    expect(body.form).toEqual({
      tool: 'job_posting',
      fields: { job_title: 'Head baker', skills: ['Patience'], language: 'it' },
      brand_voice_id: voiceId,
      guideline_id: null,
      website_id: null,
      additional_source_ids: [sourceId],
      uploads: [],
    });
  });

  it('answers the caller’s own uploads alone', async () => {
    const { owner, plain: colleague, workspaceId } = await buildTeam(product);
    const { orderId, detailId } = await buildDocument(product, owner, { workspaceId });
    const [file] = await product.sql<{ id: number }>(
      `insert into assets (account_id, user_id, role, key, file_name, media_type, bytes, storage_key, sha256)
        select account_id, id, 'input', 'x', 'photo.png', 'image/png', 12, 'x', 'x' from users where id = $1 returning id`,
      [owner.id],
    );
    await product.sql(`update orders set fields = jsonb_build_object('image', jsonb_build_array($2::int)) where id = $1`, [
      orderId,
      file?.id,
    ]);
    const ask = async (caller: typeof owner) =>
      (await caller.get('/services/orders/form', { order_detail_id: detailId })).body.form as {
        uploads: { file_name: string }[];
      };
    expect((await ask(owner)).uploads.map((upload) => upload.file_name)).toEqual(['photo.png']);
    expect((await ask(colleague)).uploads).toEqual([]);
  });

  it('is nobody’s who may not see the document', async () => {
    const person = await product.register('Form Owner');
    const stranger = await product.register('Form Stranger');
    const { detailId } = await buildDocument(product, person);
    expect((await stranger.get('/services/orders/form', { order_detail_id: detailId })).status).toBe(404);
  });
});
