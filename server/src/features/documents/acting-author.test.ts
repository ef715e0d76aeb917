// A version names both people where one acts as another, and is never extended as the other's own.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let person: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  person = await product.join(owner, 'Plain Person', 'user');
});
afterAll(() => product.stop());

async function actAs(other: TestCaller): Promise<TestCaller> {
  const asked = await owner.send('POST', '/services/auth/impersonation_token', { id: other.id });
  const acting = await owner.send('POST', '/services/auth/impersonate', { userId: other.id, token: asked.body.token });
  return product.as((acting.body['service-api'] as { token: string }).token);
}

it('saves of both are versions of their own that say who wrote', async () => {
  const { detailId } = await buildDocument(product, person);
  const save = async (caller: TestCaller, text: string) => {
    const content = { html: `<h1>Trail shoes</h1><p>${text}</p>` };
    const { status } = await caller.send('POST', '/services/orders/update', {
      order_detail_id: detailId,
      content,
      autosave: true,
    });
    expect(status).toBe(200);
  };
  const acting = await actAs(person);
  await save(person, 'They grip well.');
  await save(acting, 'They grip well on stones.');
  await save(acting, 'They grip well on wet stones.');
  await save(person, 'They grip well on all stones.');
  const versions = await product.sql(
    'select user_id, impersonator_id from document_versions where order_detail_id = $1 and number > 1 order by number',
    [detailId],
  );
  expect(versions).toEqual([
    { user_id: person.id, impersonator_id: null },
    { user_id: person.id, impersonator_id: owner.id },
    { user_id: person.id, impersonator_id: null },
  ]);
});
