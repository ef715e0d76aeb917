// A bulk order is held to the monthly caps by the sum of its rows, all or none.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvOf, sendBulk } from '../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

const rowPrice = 20;
let product: TestProduct;
let owner: TestCaller;
let person: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Bulk Owner');
  person = await product.join(owner, 'Plain Person', 'user');
});
afterAll(() => product.stop());

const placeBulk = (rows: number) => {
  const lines = Array.from({ length: rows }, (_, n) => `Tent ${n},"Light, warm",50`);
  return sendBulk(person, 'create', { file: csvOf(['product_name,features,length', ...lines].join('\n')) });
};

it('places what a cap leaves, and nothing of what passes it', async () => {
  await owner.send('POST', '/admin/credits/caps', { person_id: person.id, monthly_credits: 5 * rowPrice });
  expect((await placeBulk(3)).status).toBe(200);
  const { status, body } = await placeBulk(3);
  expect([status, body.code, body.message]).toEqual([
    409,
    'OWN_CAP_REACHED',
    `This costs ${3 * rowPrice} credits, but your monthly limit leaves only ${2 * rowPrice}`,
  ]);
  expect(
    await product.sql('select count(*)::int as rows, sum(credits_reserved)::int as still_reserved from order_details'),
  ).toEqual([{ rows: 3, still_reserved: 3 * rowPrice }]);
  expect((await placeBulk(2)).status).toBe(200);
});
