// Translation pages are open while people work on translations, or for users with requests.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
});
afterAll(() => product.stop());

async function opens(caller: TestCaller) {
  const { body } = await caller.get('/tools/show_user_info');
  const { can } = body['user_info'] as { can: Record<string, boolean> };
  return [can['open_translation_requests'], can['open_translation_manager']];
}

it('are hidden while human services are off, except for requests in reach', async () => {
  const staff = await product.register('Staff Person');
  const owner = await product.register('Olga Owner');
  expect([await opens(staff), await opens(owner)]).toEqual([
    [false, false],
    [false, false],
  ]);
  const created = await owner.send('POST', '/features/translation-requests/create', {
    kind: 'machine',
    source_language: 'en',
    target_languages: ['de'],
    text: 'Our boots are warm.',
  });
  expect(created.status).toBe(200);
  expect([await opens(staff), await opens(owner)]).toEqual([
    [false, true],
    [true, false],
  ]);
  await staff.send('POST', '/admin/flags', { has_human_services: true });
  const other = await product.register('Other Person');
  expect([await opens(staff), await opens(other)]).toEqual([
    [true, true],
    [true, false],
  ]);
});
