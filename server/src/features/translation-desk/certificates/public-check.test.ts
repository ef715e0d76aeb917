// Checking the number of a certificate without an account.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCertifyingDesk, type CertifyingDesk } from '../../../testing/certificates.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let desk: CertifyingDesk;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildCertifyingDesk(product);
});
afterAll(() => product.stop());

const verifyNumber = (number: string) => product.visitor.get(`/services/verify/${encodeURIComponent(number)}`);

describe('the public check', () => {
  it('says what a certificate is, however its number is typed, and nothing of text or customer', async () => {
    const { detailId, job } = await desk.upToCertificate({ title: 'Secret merger contract' });
    await desk.work(desk.linguists[2], job, 'reviewed');
    const [certificate] = (await desk.certificatesOf(detailId)).list;
    const number = certificate?.number ?? '';
    const typed = await verifyNumber(` ${number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `);
    expect(typed.status).toBe(200);
    expect(typed.body.certificate).toMatchObject({ number, state: 'valid', translator: 'Tom Becker' });
    const said = JSON.stringify(typed.body);
    for (const secret of ['Secret', 'Olga', 'Stiefel', 'boots', 'United Kingdom', '.txt']) expect(said).not.toContain(secret);
    expect((await desk.certificatesOf(detailId)).list[0]).toMatchObject({ checks: 1, checked_at: expect.any(String) });
    for (const unknown of ['FC-2026-000000-0000', 'x', '%00', 'FC', 'a'.repeat(60)]) {
      const answer = await verifyNumber(unknown);
      expect([unknown, answer.status, answer.body.code]).toEqual([unknown, 404, 'CERTIFICATE_NOT_FOUND']);
    }
    expect((await verifyNumber('a'.repeat(61))).status).toBe(422);
  });

  it('outlives the document, whose files go', async () => {
    const { detailId, job, request } = await desk.upToCertificate();
    await desk.work(desk.linguists[2], job, 'reviewed');
    await desk.act(desk.owner, 'approve', { id: request.id });
    const [certificate] = (await desk.certificatesOf(detailId)).list;
    const removed = await desk.owner.send('DELETE', '/services/orders/delete', { order_detail_id: detailId });
    expect(removed.status).toBe(200);
    expect((await verifyNumber(certificate?.number ?? '')).body.certificate).toMatchObject({ state: 'valid' });
    expect((await desk.owner.get('/features/certificates/download', { id: certificate?.id })).status).toBe(404);
  });

  it('is limited for who guesses numbers', async () => {
    await product.sql('delete from rate_limits');
    const statuses: number[] = [];
    for (let tries = 0; tries < 62; tries += 1) statuses.push((await verifyNumber('FC-2026-000000-0000')).status);
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
    await product.sql('delete from rate_limits');
  });
});
