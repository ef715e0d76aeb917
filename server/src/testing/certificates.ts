// Certified translations for tests: linguists with certifications, and requests with all their stages.
import type { Certificate } from '@folio/contract/certificates';
import type { TestCaller, TestProduct } from './test-product.ts';
import { buildTranslationDesk } from './translation-team.ts';

export const courtOf = (more: object = {}) => ({
  body: 'Regional Court of Altenried',
  number: '4471/DE-EN',
  expires_on: null,
  ...more,
});

/** A translation desk on which Tom, the third linguist, is certified. */
export async function buildCertifyingDesk(product: TestProduct) {
  const desk = await buildTranslationDesk(product);
  const [ines, ruth, tom] = desk.linguists;
  const linguistId = async (caller: TestCaller) => {
    const [row] = await product.sql<{ id: number }>('select id from linguists where user_id = $1', [caller.id]);
    return row?.id ?? 0;
  };
  const certify = async (caller: TestCaller, certifications: object[]) => {
    const { status } = await desk.staff.send('POST', '/features/linguists/edit', {
      id: await linguistId(caller),
      certifications,
    });
    if (status !== 200) throw new Error(`Certifications were refused: ${status}`);
  };
  await certify(tom, [courtOf()]);
  await desk.staff.send('POST', '/features/translation-rates/edit', {
    translation_rates: [
      { source_language: 'en', target_language: 'de', stage: 'translation', rate: 0.5 },
      { source_language: 'en', target_language: '*', stage: 'revision', rate: 0.2 },
      { source_language: 'en', target_language: 'de', stage: 'page', rate: 60 },
    ],
  });
  const work = async (caller: TestCaller, job: number, status: string, edit?: (target: string) => string) => {
    await desk.untilOffered(job);
    const accepted = await desk.jobCall(caller, 'accept', { id: job });
    if (accepted.status !== 200) throw new Error(`The job was refused: ${String(accepted.body.code)}`);
    await desk.jobCall(caller, 'start', { id: job });
    await desk.confirmAll(caller, job, status, edit);
    const delivered = await desk.jobCall(caller, 'deliver', { id: job });
    if (delivered.status !== 200)
      throw new Error(`The delivery was refused: ${delivered.status} ${JSON.stringify(delivered.body)}`);
    return delivered;
  };
  const certificatesOf = async (orderDetailId: number, caller = desk.owner) => {
    const { body } = await caller.get('/features/certificates/show', { order_detail_id: orderDetailId });
    return { list: body.certificates as Certificate[], can: body.can as { certify: boolean } };
  };
  return {
    ...desk,
    certify,
    linguistId,
    work,
    certificatesOf,
    /** A certified request with translation and revision delivered. The certificate's job waits for a linguist to accept it. */
    upToCertificate: async (more: object = {}) => {
      const request = await desk.authorised({ kind: 'certified', destination_country: 'United Kingdom', ...more });
      const [translation = 0, revision = 0, certificate = 0] = await desk.jobsOf(request.id);
      await work(ines, translation, 'confirmed');
      await work(ruth, revision, 'reviewed');
      return { request, detailId: request.lines[0]?.order_detail_id ?? 0, job: certificate };
    },
    /** A managed translation that is approved. */
    approvedTranslation: async () => {
      const request = await desk.authorised({});
      const [translation = 0, revision = 0] = await desk.jobsOf(request.id);
      await work(ines, translation, 'confirmed');
      await work(ruth, revision, 'reviewed');
      await desk.act(desk.owner, 'approve', { id: request.id });
      return { request, detailId: request.lines[0]?.order_detail_id ?? 0 };
    },
    /** The bytes of a file of a certificate. */
    fileOf: async (id: number, part = 'certificate', caller = desk.owner): Promise<Buffer> => {
      const answer = await fetch(`${product.url}/api/features/certificates/download?id=${id}&part=${part}`, {
        headers: { authorization: `Bearer ${caller.token}` },
      });
      if (!answer.ok) throw new Error(`The file was refused: ${answer.status}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}
export type CertifyingDesk = Awaited<ReturnType<typeof buildCertifyingDesk>>;
