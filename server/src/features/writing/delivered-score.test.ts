// A text is linked and scored at its delivery, with the facts of its order's run. No workers: the test is the worker.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage, buildSite, filler } from '../../testing/build-links.ts';
import { posting, writtenPosting } from '../../testing/job-posting.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { saveScore } from '../documents/save-score.ts';
import { runOrder } from './run-order.ts';

let product: TestProduct;
let owner: TestCaller;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Judged Owner');
});
afterAll(() => product.stop());

const aboutUs = `<p>We bake rye bread and sourdough. Our ovens are fired with oak.</p><p>${filler(120)} Our rye bread rests. ${filler(60)}</p>`;

it('keeps the score that the document’s row gives, with the links of its website', async () => {
  const text = JSON.stringify({ ...JSON.parse(writtenPosting), about_us: aboutUs });
  const model = await connectModel(owner, [{ kind: 'text', text }]);
  const siteId = await buildSite(product, owner);
  await buildPage(product, siteId, { path: '/rye' });
  await owner.send('POST', '/tools/link_builder', {
    website_id: siteId,
    keyword: 'rye bread',
    url: 'https://halden.example/rye',
  });
  const { body } = await owner.send('POST', '/services/orders/create', {
    tool: 'job_posting',
    fields: posting,
    website_id: siteId,
  });
  const { id: orderId, order_details: details } = body.order as { id: number; order_details: { id: number }[] };
  const id = details[0]?.id ?? 0;
  const [source] = await product.sql<{ id: number }>(
    `insert into additional_sources (account_id, user_id, name, type, state, text) select account_id, user_id, 'notes.txt', 'file', 'ready', $2
     from orders where id = $1 returning id`,
    [orderId, 'Sourdough rests. Ovens fired with oak. Sourdough needs patience. Oak ovens bake sourdough slowly.'],
  );
  await product.sql(
    `update orders set source_ids = array[$2]::int[], fields = fields || '{"focus_keywords": "rye bread"}' where id = $1`,
    [orderId, source?.id],
  );
  await product.sql(`update order_details set fields = '{"more_keywords": "wheat, sourdough"}' where id = $1`, [id]);
  await runOrder(product.kernel, id, { signal: new AbortController().signal, isLastTry: true });
  model.close();
  const kept = () =>
    product.sql<{ version_id: number; score: number; parts: unknown }>(
      `select s.version_id, s.score, s.parts, s.rule_version, v.html like '%href="https://halden.example/rye"%' as is_linked
       from version_scores s join document_versions v on v.id = s.version_id where v.order_detail_id = $1`,
      [id],
    );
  const delivered = await kept();
  expect(delivered).toMatchObject([{ score: expect.any(Number), is_linked: true }]);
  const parts = JSON.stringify(delivered[0]?.parts);
  for (const check of ['topicTerms', 'allKeywords', 'internalLink']) expect(parts).toContain(`"${check}"`);
  await product.sql('delete from version_scores');
  await saveScore(product.kernel.database, delivered[0]?.version_id ?? 0);
  expect(await kept()).toEqual(delivered);
});
