import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let person: TestCaller;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  person = await product.register('Factual Person');
});
afterAll(() => product.stop());

const save = (facts: Record<string, string | null>) => person.send('POST', '/tools/update_user_info', facts);

it('refuses facts that are on no list, each at its field', async () => {
  const { status, body } = await save({ job_role: 'astronaut', country: 'Atlantis', customer_type: 'king' });
  expect(status).toBe(422);
  expect(Object.keys(body.errors as object).sort()).toEqual(['country', 'customer_type', 'job_role']);
  const answer = await product.visitor.send('POST', '/services/auth/register', {
    name: 'Other Person',
    email: 'other-facts@example.com',
    password: 'trail-shoes-in-november',
    country: 'Atlantis',
  });
  expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([422, ['country']]);
});

it('keeps those of the lists, and takes an empty text as none', async () => {
  const listed = { job_role: 'founder', country: 'IT', customer_type: 'agency' };
  expect((await save(listed)).body.user_info).toMatchObject(listed);
  expect((await save({ country: '' })).body.user_info).toMatchObject({ ...listed, country: null });
});
