// Certificates through HTTP: permissions to certify, issued certificates, and later changes.
import { createHash, createVerify, X509Certificate } from 'node:crypto';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCertifyingDesk, type CertifyingDesk, courtOf } from '../../../testing/certificates.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { jobIn, requestIn } from '../../../testing/translation-team.ts';

let product: TestProduct;
let desk: CertifyingDesk;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildCertifyingDesk(product);
});
afterAll(() => product.stop());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const textOf = async (pdf: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text.replace(/\s+/g, ' ');
const verifyNumber = (number: string) => product.visitor.get(`/services/verify/${encodeURIComponent(number)}`);

describe('a certified request', () => {
  it('goes through translation, revision and certificate, and ends with a signed certificate of its files', async () => {
    const { request, detailId, job } = await desk.upToCertificate();
    expect(request.quote?.rows.map(({ stage, unit, credits }) => [stage, unit, credits])).toEqual([
      ['translation', 'pages', 100],
      ['revision', 'words', 100],
      ['certificate', 'flat', 100],
    ]);
    const tom = desk.linguists[2];
    await desk.untilOffered(job);
    expect(jobIn(await desk.jobCall(tom, 'accept', { id: job }))).toMatchObject({ stage: 'certificate', state: 'accepted' });
    await desk.jobCall(tom, 'start', { id: job });
    const early = await desk.jobCall(tom, 'deliver', { id: job });
    expect([early.status, early.body.code]).toEqual([422, 'SEGMENTS_WITH_FAULTS']);
    await desk.confirmAll(tom, job, 'confirmed');
    const faults = await tom.send('POST', '/features/translation-jobs/segments/check', { job_id: job });
    expect(faults.body.errors).toBe(4);
    expect((await desk.jobCall(tom, 'deliver', { id: job })).status).toBe(422);
    expect((await desk.certificatesOf(detailId)).list).toEqual([]);
    await desk.confirmAll(tom, job, 'reviewed');
    expect((await desk.jobCall(tom, 'deliver', { id: job })).status).toBe(200);

    const { list, can } = await desk.certificatesOf(detailId);
    expect(can.certify).toBe(false);
    const [certificate] = list;
    expect(certificate).toMatchObject({
      state: 'valid',
      translator: 'Tom Becker',
      body: 'Regional Court of Altenried',
      body_number: '4471/DE-EN',
      source_language: 'en',
      target_language: 'de',
      statement_languages: ['de', 'en'],
      words: 19,
      pages: 1,
      version_number: 3,
      is_current: true,
      can: { download: true, revoke: false },
    });
    const { number = '', id = 0 } = certificate ?? {};
    expect(number).toMatch(/^FC-\d{4}-[0-9A-HJKMNP-TV-Z]{6}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const pdf = await desk.fileOf(id);
    expect(certificate?.certificate_sha256).toBe(sha256(pdf));
    const text = await textOf(pdf);
    for (const words of [number, 'Tom Becker', 'Regional Court of Altenried', '4471/DE-EN', 'United Kingdom'])
      expect(text).toContain(words);
    expect(text).toContain('richtig und vollständig');
    expect(text).toContain('complete and correct');
    expect(text.replaceAll(' ', '')).toContain(certificate?.source_sha256[0]);
    expect(text.replaceAll(' ', '')).toContain(certificate?.target_sha256[0]);

    const files = unzipSync(new Uint8Array(await desk.fileOf(id, 'package')));
    const hashes = Object.entries(files).map(([name, bytes]) => [name.split('/')[0], sha256(bytes)]);
    expect(hashes).toContainEqual(['certificate', certificate?.certificate_sha256]);
    expect(hashes).toContainEqual(['source', certificate?.source_sha256[0]]);
    expect(hashes).toContainEqual(['translation', certificate?.target_sha256[0]]);
    const { signed, signature, certificate: pem } = JSON.parse(Buffer.from(files['checksums.json'] ?? []).toString());
    expect(createVerify('sha256').update(signed).verify(new X509Certificate(pem).publicKey, signature, 'base64')).toBe(true);
    expect(JSON.parse(signed).files).toHaveLength(4);
    for (const { name, sha256: sum } of JSON.parse(signed).files) expect(sum).toBe(sha256(files[name] ?? new Uint8Array()));
    const printed = Buffer.from(files[`translation/${number}-translation.pdf`] ?? []);
    expect(await textOf(printed)).toContain('Unsere Stiefel wiegen 0,9 kg.');

    const units = await product.sql<{ quality: string }>(
      `select distinct quality from memory_units where origin_name = $1 and account_id = (select account_id from users where id = $2)`,
      [request.title, desk.owner.id],
    );
    expect(units).toEqual([{ quality: 'certified' }]);
    const audits = `select subject_id from audit_entries where action = 'certificate.issued'`;
    expect(await product.sql(audits)).toEqual([{ subject_id: id }]);
    expect(requestIn(await desk.act(desk.owner, 'approve', { id: request.id })).state).toBe('approved');
  });

  it('is delivered once by 20 calls at once', async () => {
    const { detailId, job } = await desk.upToCertificate();
    const tom = desk.linguists[2];
    await desk.untilOffered(job);
    await desk.jobCall(tom, 'accept', { id: job });
    await desk.jobCall(tom, 'start', { id: job });
    await desk.confirmAll(tom, job, 'reviewed');
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.jobCall(tom, 'deliver', { id: job })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(19).fill(409)]);
    expect((await desk.certificatesOf(detailId)).list).toHaveLength(1);
    const kept = `select 1 from assets where order_detail_id = $1 and role = 'certificate'`;
    expect(await product.sql(kept, [detailId])).toHaveLength(3);
    expect(await product.sql('select 1 from signing_keys')).toHaveLength(1);
  });
});

describe('the certifier', () => {
  it('has a certification with a number that is valid today for both languages', async () => {
    const { request, job } = await desk.upToCertificate();
    const [ines, , tom] = desk.linguists;
    const accept = () => desk.jobCall(tom, 'accept', { id: job });
    await desk.untilOffered(job);
    const offered = await product.sql<{ user_id: number }>(
      'select l.user_id from job_offers o join linguists l on l.id = o.linguist_id where o.job_id = $1',
      [job],
    );
    expect(offered).toEqual([{ user_id: tom.id }]);
    for (const certifications of [
      [],
      [courtOf({ expires_on: '2020-01-01' })],
      [courtOf({ number: '' })],
      [courtOf({ languages: ['de', 'fr'] })],
    ]) {
      await desk.certify(tom, certifications);
      const refused = await accept();
      expect([refused.status, refused.body.code]).toEqual([409, 'CERTIFICATION_MISSING']);
    }
    const other = await desk.jobCall(desk.staff, 'offer', { id: job, linguist_ids: [await desk.linguistId(ines)] });
    expect([other.status, other.body.code]).toEqual([409, 'CERTIFICATION_NEEDED']);
    await desk.certify(tom, [courtOf({ expires_on: '2020-01-01' }), courtOf({ languages: ['en-GB', 'de'] })]);
    expect((await accept()).status).toBe(200);
    await desk.jobCall(tom, 'start', { id: job });
    await desk.confirmAll(tom, job, 'reviewed');
    await desk.certify(tom, [courtOf({ expires_on: '2020-01-01' })]);
    const late = await desk.jobCall(tom, 'deliver', { id: job });
    expect([late.status, late.body.code]).toEqual([409, 'CERTIFICATION_MISSING']);
    await desk.certify(tom, [courtOf()]);
    expect((await desk.jobCall(tom, 'deliver', { id: job })).status).toBe(200);
    await desk.act(desk.owner, 'approve', { id: request.id });
  });

  it('is offered a job that waited for a certification, once it is added', async () => {
    const [, , tom] = desk.linguists;
    await desk.certify(tom, [courtOf({ languages: ['de'] })]);
    const { job } = await desk.upToCertificate();
    expect(await product.sql('select state from translation_jobs where id = $1', [job])).toEqual([{ state: 'new' }]);
    await desk.certify(tom, [courtOf({ languages: ['de', 'en'] })]);
    await desk.untilOffered(job);
    expect((await desk.jobCall(tom, 'accept', { id: job })).status).toBe(200);
    await desk.certify(tom, [courtOf()]);
  });

  it('may have translated it, but reviews every segment personally', async () => {
    const [ines, , tom] = desk.linguists;
    await desk.certify(ines, [courtOf({ number: '12' })]);
    const { detailId, job } = await desk.upToCertificate();
    await desk.untilOffered(job);
    expect((await desk.jobCall(tom, 'accept', { id: job })).status).toBe(200);
    await desk.jobCall(tom, 'start', { id: job });
    await desk.confirmAll(tom, job, 'reviewed');
    // Tom's review does not count for the statement of Ines.
    await desk.jobCall(desk.staff, 'withdraw', { id: job, note: 'Ill' });
    await desk.jobCall(desk.staff, 'offer', { id: job, linguist_ids: [await desk.linguistId(ines)] });
    expect((await desk.jobCall(ines, 'accept', { id: job })).status).toBe(200);
    await desk.jobCall(ines, 'start', { id: job });
    expect((await desk.jobCall(ines, 'deliver', { id: job })).status).toBe(422);
    await product.sql(`update segment_states set status = 'reviewed' where job_id = $1`, [job]);
    const others = await desk.jobCall(ines, 'deliver', { id: job });
    expect([others.status, others.body.code]).toEqual([422, 'SEGMENTS_WITH_FAULTS']);
    expect(Object.keys(others.body.errors as object)).toEqual(['segments.1', 'segments.2', 'segments.3', 'segments.4']);
    expect(others.body.message).toContain('(no. 1, 2, 3, 4)');
    await product.sql(`update segment_states set status = 'draft' where job_id = $1`, [job]);
    await desk.confirmAll(ines, job, 'reviewed');
    expect((await desk.jobCall(ines, 'deliver', { id: job })).status).toBe(200);
    expect((await desk.certificatesOf(detailId)).list[0]?.translator).toBe('Ines Albrecht');
    await desk.certify(ines, []);
  });
});

describe('a certificate', () => {
  it('is added to a finished translation of people for 100 credits, and to no other document', async () => {
    const add = (detailId: number) => desk.act(desk.owner, 'add_stage', { order_detail_id: detailId, stage: 'certificate' });
    const { detailId } = await desk.approvedTranslation();
    expect((await desk.certificatesOf(detailId)).can.certify).toBe(true);
    const before = await desk.balance();
    const added = await desk.added(detailId, 'certificate');
    expect([added.kind, added.state]).toEqual(['certified', 'authorised']);
    expect(await desk.balance()).toEqual({ available: before.available - 100, reserved: before.reserved + 100 });
    const second = await add(detailId);
    expect([second.status, second.body.code]).toEqual([409, 'DOCUMENT_OF_REQUEST']);
    const { id } = added;
    const [job = 0] = await desk.jobsOf(id);
    const tom = desk.linguists[2];
    await desk.untilOffered(job);
    await desk.jobCall(tom, 'accept', { id: job });
    const rows = await desk.segmentsOf(tom, job);
    expect(rows.map(({ target }) => target)).toContain('Dr. Hess trägt sie.');
    await desk.jobCall(tom, 'start', { id: job });
    await desk.confirmAll(tom, job, 'reviewed');
    expect((await desk.jobCall(tom, 'deliver', { id: job })).status).toBe(200);
    await desk.act(desk.owner, 'approve', { id });
    const done = await add(detailId);
    expect([done.status, done.body.code]).toEqual([409, 'CERTIFIED_ALREADY']);
    expect(await desk.balance()).toEqual({ available: before.available - 100, reserved: before.reserved });
  });

  it('stays valid for its version when the text changes, and is replaced by that of the present text', async () => {
    const { detailId, job, request } = await desk.upToCertificate();
    const tom = desk.linguists[2];
    expect((await desk.work(tom, job, 'reviewed')).status).toBe(200);
    await desk.act(desk.owner, 'approve', { id: request.id });
    const [first] = (await desk.certificatesOf(detailId)).list;
    const show = async () => {
      const { body } = await desk.owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detailId });
      return (body.orders as { content: { html: string } }[])[0]?.content;
    };
    const content = await show();
    const save = async (html: string) => {
      const saved = await desk.owner.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html } });
      expect(saved.status).toBe(200);
    };
    await save((content?.html ?? '').replace('trägt', 'nutzt'));
    const edited = await desk.certificatesOf(detailId);
    expect(edited.list[0]).toMatchObject({ state: 'valid', is_current: false });
    expect(edited.can.certify).toBe(true);
    const [certified] = await product.sql<{ id: number }>(
      'select id from document_versions where order_detail_id = $1 and number = $2',
      [detailId, first?.version_number],
    );
    const restored = await desk.owner.send('POST', '/services/orders/versions/restore', { version_id: certified?.id });
    expect(restored.status).toBe(200);
    expect((await desk.certificatesOf(detailId)).list[0]).toMatchObject({ state: 'valid', is_current: true });
    await save((content?.html ?? '').replace('trägt', 'nutzt'));
    const added = await desk.added(detailId, 'certificate');
    const [next = 0] = await desk.jobsOf(added.id);
    await desk.untilOffered(next);
    await desk.jobCall(tom, 'accept', { id: next });
    expect((await desk.segmentsOf(tom, next)).map(({ target }) => target)).toContain('Dr. Hess nutzt sie.');
    await desk.jobCall(tom, 'start', { id: next });
    await desk.confirmAll(tom, next, 'reviewed');
    expect((await desk.jobCall(tom, 'deliver', { id: next })).status).toBe(200);
    const { list } = await desk.certificatesOf(detailId);
    expect(list.map(({ state, is_current: isCurrent }) => [state, isCurrent])).toEqual([
      ['valid', true],
      ['replaced', false],
    ]);
    expect(list[1]).toMatchObject({ number: first?.number, replaced_by: list[0]?.number });
    const shown = await verifyNumber(first?.number ?? '');
    expect(shown.body.certificate).toMatchObject({ state: 'replaced', replaced_at: expect.any(String) });
    await desk.act(desk.owner, 'approve', { id: added.id });

    await save(`<p>New first paragraph.</p>${content?.html}`);
    const moved = await desk.act(desk.owner, 'add_stage', { order_detail_id: detailId, stage: 'certificate' });
    expect([moved.status, moved.body.code]).toEqual([409, 'PARAGRAPHS_DIFFER']);
  });

  it('is revoked once with a reason by who certified or a coordinator', async () => {
    const { detailId, job } = await desk.upToCertificate();
    const [ines, , tom] = desk.linguists;
    await desk.work(tom, job, 'reviewed');
    const [certificate] = (await desk.certificatesOf(detailId)).list;
    const id = certificate?.id ?? 0;
    const revoke = (caller: typeof tom, reason = 'A page was missing') =>
      caller.send('POST', '/features/certificates/revoke', { id, reason });
    expect((await revoke(desk.owner)).status).toBe(403);
    expect((await revoke(desk.stranger)).status).toBe(403);
    expect((await revoke(ines)).status).toBe(404);
    expect((await revoke(tom, ' ')).body.errors).toEqual({ reason: ['This field is required'] });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => revoke(n % 2 === 0 ? tom : desk.staff)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'CERTIFICATE_STATE')).toHaveLength(19);
    const audits = await product.sql<{ reason: string }>(
      `select details->>'reason' as reason from audit_entries where action = 'certificate.revoked' and subject_id = $1`,
      [id],
    );
    expect(audits).toEqual([{ reason: 'A page was missing' }]);
    const { body } = await verifyNumber(certificate?.number ?? '');
    expect(body.certificate).toMatchObject({ state: 'revoked', revoked_at: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain('page was missing');
    expect((await desk.certificatesOf(detailId)).list[0]).toMatchObject({
      state: 'revoked',
      revoke_reason: 'A page was missing',
    });
  });

  it('opens for who reaches its document and for who certified, and for nobody else', async () => {
    const { detailId, job } = await desk.upToCertificate();
    const [ines, , tom] = desk.linguists;
    await desk.work(tom, job, 'reviewed');
    const [certificate] = (await desk.certificatesOf(detailId)).list;
    const id = certificate?.id ?? 0;
    expect((await desk.fileOf(id)).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await desk.fileOf(id, 'certificate', tom)).length).toBeGreaterThan(1000);
    // A coordinator may revoke it, but reads no customer's files.
    for (const caller of [desk.stranger, ines, desk.staff])
      expect((await caller.get('/features/certificates/download', { id })).status).toBe(404);
    expect((await product.visitor.get('/features/certificates/download', { id })).status).toBe(401);
    expect((await desk.stranger.get('/features/certificates/show', { order_detail_id: detailId })).status).toBe(404);
  });
});
