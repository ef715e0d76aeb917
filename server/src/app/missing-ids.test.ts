// Values that forms send for "none", and unknown names of switches.
import { orderContext } from '@folio/contract/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
let staff: TestCaller;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
});
afterAll(() => product.stop());

it.each(['', 'null', 'undefined'])('an optional id that is %j is none', (none) => {
  const ids = { folder_id: none, brand_voice_id: none, website_id: none, guideline_id: none, workspace_id: none };
  expect(z.object(orderContext).parse(ids)).toEqual({
    folder_id: null,
    brand_voice_id: null,
    website_id: null,
    guideline_id: null,
    workspace_id: null,
  });
});

it('an empty id in the query of a list filters nothing', async () => {
  expect((await staff.get('/admin/audit', { person_id: '' })).status).toBe(200);
});

it('a switch that does not exist is refused by name, and nothing is saved', async () => {
  const { status, body } = await staff.send('POST', '/admin/flags', { human_services: true, is_in_maintenance: false });
  expect([status, body.errors]).toEqual([422, { human_services: ['This name is unknown. Check the spelling.'] }]);
  expect((await staff.get('/admin/flags')).body.flags).toMatchObject({ has_human_services: false });
});
