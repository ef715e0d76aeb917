// The signature of a certificate, verified by node:crypto on its own reading of the file and by OpenSSL, another program.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renewSealedValues } from '../../../kernel/renew-sealed-values.ts';
import { buildCertifyingDesk } from '../../../testing/certificates.ts';
import { type ReadSignature, readSignature, signingTimeOid } from '../../../testing/pdf-signature.ts';
import { startOwnProduct, type TestProduct } from '../../../testing/test-product.ts';
import { installationKey } from './installation-key.ts';

const run = promisify(execFile);

let product: TestProduct;
let folder: string;

beforeAll(async () => {
  product = await startOwnProduct({ LOG_LEVEL: 'warn' });
  folder = await mkdtemp(join(tmpdir(), 'signature-'));
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true });
});

async function deliverCertificate(): Promise<Buffer> {
  const desk = await buildCertifyingDesk(product);
  const { detailId, job } = await desk.upToCertificate();
  await desk.work(desk.linguists[2], job, 'reviewed');
  return desk.fileOf((await desk.certificatesOf(detailId)).list[0]?.id ?? 0);
}
let delivered: Promise<Buffer> | null = null;
/** A signed certificate, made once. */
const signedPdf = (): Promise<Buffer> => {
  delivered ??= deliverCertificate();
  return delivered;
};

/** Verifies the signature by OpenSSL, trusting the certificate of the installation alone. */
async function verifyWithOpenssl({ signed, cms, certificate }: ReadSignature): Promise<string> {
  const file = (name: string) => join(folder, name);
  await writeFile(file('signed.bin'), signed);
  await writeFile(file('signature.der'), cms);
  await writeFile(file('trusted.pem'), certificate.toString());
  const given = ['-in', file('signature.der'), '-inform', 'DER', '-content', file('signed.bin'), '-binary'];
  const trusted = ['-CAfile', file('trusted.pem'), '-partial_chain', '-purpose', 'any', '-out', file('out.bin')];
  const { stderr } = await run('openssl', ['cms', '-verify', ...given, ...trusted]).catch((problem: { stderr?: string }) => {
    if (problem.stderr === undefined) throw problem;
    return { stderr: problem.stderr };
  });
  return stderr;
}

it('is PAdES, over the whole file, by an RSA key of 3,072 bits', async () => {
  const signature = readSignature(await signedPdf());
  expect(signature).toMatchObject({ subFilter: 'ETSI.CAdES.detached', isValid: true });
  expect(signature.attributes).not.toContain(signingTimeOid);
  expect(signature.certificate.publicKey.asymmetricKeyDetails?.modulusLength).toBe(3072);
  expect(signature.certificate.ca).toBe(false);
  expect(signature.certificate.verify(signature.certificate.publicKey)).toBe(true);
  expect(signature.certificate.subject).toBe('CN=127.0.0.1');
  expect(await verifyWithOpenssl(signature)).toMatch(/verification successful/i);
});

it('is broken by one changed byte, wherever it is', async () => {
  const pdf = await signedPdf();
  const sizes = [20, Math.floor(pdf.length / 3), pdf.length - 40];
  for (const at of sizes) {
    const changed = Buffer.from(pdf);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    const signature = readSignature(changed);
    expect([at, signature.isValid]).toEqual([at, false]);
    expect(await verifyWithOpenssl(signature)).toMatch(/digest failure|verification failure|verify error/i);
  }
});

it('is made by a key that is kept encrypted and follows a new SECRET_KEY', async () => {
  const { privateKey } = await installationKey(product.kernel);
  const [row] = await product.sql<{ private_key_sealed: string }>('select private_key_sealed from signing_keys');
  expect(row?.private_key_sealed).toMatch(/^v2\./);
  expect(row?.private_key_sealed).not.toContain('PRIVATE KEY');
  const { secretKey } = product.kernel.config;
  const next = { current: 'another key of this installation, long enough', previous: [secretKey.current] };
  expect((await renewSealedValues(product.kernel.database, next)).renewed).toBeGreaterThan(0);
  product.kernel.config.secretKey = next;
  expect(privateKey).toContain('BEGIN PRIVATE KEY');
  expect((await installationKey(product.kernel)).privateKey).toBe(privateKey);
});
