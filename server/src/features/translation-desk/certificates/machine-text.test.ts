// Machine text is never certified, also where it belongs to a request.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument } from '../../../testing/build.ts';
import { buildCertifyingDesk, type CertifyingDesk } from '../../../testing/certificates.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let desk: CertifyingDesk;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildCertifyingDesk(product);
});
afterAll(() => product.stop());

const refused = [409, 'NOT_BY_PEOPLE', false];
const answerOf = async (detailId: number) => {
  const call = { order_detail_id: detailId, stage: 'certificate' };
  const { status, body } = await desk.act(desk.owner, 'add_stage', call);
  return [status, body.code, (await desk.certificatesOf(detailId)).can.certify];
};

it('is refused for a document without a request, and for one whose people finished nothing', async () => {
  const { detailId } = await buildDocument(product, desk.owner);
  expect(await answerOf(detailId)).toEqual(refused);
  const [line] = (await desk.authorised({})).lines;
  const lineDetail = line?.order_detail_id ?? 0;
  await product.sql(
    `update translation_requests set state = 'approved' where order_id = (select order_id from order_details where id = $1)`,
    [lineDetail],
  );
  await product.sql(`update order_details set status = 'accepted' where id = $1`, [lineDetail]);
  expect(await answerOf(lineDetail)).toEqual(refused);
});
