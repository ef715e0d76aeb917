// Publishing beside the deletion of the document, or of the website: refused or done, never half of it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument, buildWebsite } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

const publish = (websiteId: number, detailId: number) =>
  owner.send('POST', '/features/websites/publish', { website_id: websiteId, order_detail_id: detailId });

/** Publications without their document or website, jobs without their publication, and log entries of events that did not happen. */
const left = () =>
  product.sql(
    `select 'publication' as what from publications p
       where not exists (select from order_details d where d.id = p.order_detail_id) or not exists (select from websites w where w.id = p.website_id)
     union all select 'log' from audit_entries a where a.action = 'document.published'
       and not exists (select from audit_entries d where d.action = 'document.deleted' and d.subject_id = a.subject_id)
       and not exists (select from publications p where p.order_detail_id = a.subject_id)
       and exists (select from order_details d where d.id = a.subject_id) and not exists (select from audit_entries w where w.action = 'website.deleted')`,
  );

it('of a document that is deleted meanwhile is done or answered 404, and leaves nothing behind', async () => {
  const websiteId = await buildWebsite(product, owner);
  const seen = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const { detailId } = await buildDocument(product, owner);
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () => publish(websiteId, detailId)),
      owner.send('DELETE', '/services/orders/delete', { order_detail_id: detailId }),
      ...Array.from({ length: 8 }, () => publish(websiteId, detailId)),
    ]);
    expect(answers[12]?.status).toBe(200);
    for (const { status, body } of answers) {
      expect([200, 404], JSON.stringify(body)).toContain(status);
      seen.add(String(status));
    }
    expect(await product.sql('select id from publications where order_detail_id = $1', [detailId])).toEqual([]);
  }
  expect([...seen].sort()).toEqual(['200', '404']);
  expect(await left()).toEqual([]);
});

it('to a website that is deleted meanwhile is done or answered 404, and leaves nothing behind', async () => {
  for (let round = 0; round < 6; round += 1) {
    const websiteId = await buildWebsite(product, owner);
    const { detailId } = await buildDocument(product, owner);
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => publish(websiteId, detailId)),
      owner.send('DELETE', '/features/websites/delete', { website_id: websiteId }),
      ...Array.from({ length: 10 }, () => publish(websiteId, detailId)),
    ]);
    expect(answers[10]?.status).toBe(200);
    for (const { status, body } of answers) expect([200, 404], JSON.stringify(body)).toContain(status);
  }
  expect(await product.sql('select id from publications')).toEqual([]);
  expect(await left()).toEqual([]);
});
