// The key with which this installation signs, and the X.509 certificate that names it. Made once, when something is signed for the first time.
import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kernel } from '../../../kernel/kernel.ts';
import { decryptSecret, encryptSecret } from '../../../kernel/secrets.ts';
import { findSigningKey, saveSigningKey } from '../core/certificates.queries.ts';

/** Bits of the RSA key; BSI TR-02102-1 asks for 3,000 and more. */
const keyBits = 3072;
/** Years that the X.509 certificate is valid for: a signed PDF is checked long after it was made. */
const validYears = 30;

const makePair = promisify(generateKeyPair);

export interface InstallationKey {
  /** PKCS#8, PEM. */
  privateKey: string;
  /** X.509, PEM. */
  certificate: string;
}

/** Self-signed, for signatures alone (RFC 5280). */
async function certifyKey(privateKey: string, publicKey: Buffer, name: string, now: Date): Promise<string> {
  const [{ AttributeTypeAndValue, BasicConstraints, Certificate, Extension, PublicKeyInfo, Time }, asn1] = await Promise.all([
    import('pkijs'),
    import('asn1js'),
  ]);
  const key = await crypto.subtle.importKey(
    'pkcs8',
    Buffer.from(privateKey.replace(/-----[^-]+-----|\s/g, ''), 'base64'),
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const certificate = new Certificate();
  certificate.version = 2;
  // Positive, 128 bits.
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  certificate.serialNumber = new asn1.Integer({ valueHex: new Uint8Array(serial).buffer });
  for (const names of [certificate.issuer, certificate.subject])
    names.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value: new asn1.Utf8String({ value: name }) }));
  const begin = new Date(now);
  begin.setUTCMilliseconds(0);
  const end = new Date(begin);
  end.setUTCFullYear(end.getUTCFullYear() + validYears);
  // From 2050 on dates are written as GeneralizedTime (RFC 5280, 4.1.2.5).
  const timeOf = (value: Date) => new Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value });
  certificate.notBefore = timeOf(begin);
  certificate.notAfter = timeOf(end);
  certificate.subjectPublicKeyInfo = PublicKeyInfo.fromBER(new Uint8Array(publicKey).buffer);
  // digitalSignature and nonRepudiation.
  const usage = new asn1.BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 });
  certificate.extensions = [
    new Extension({
      extnID: '2.5.29.19',
      critical: true,
      extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(false),
    }),
    new Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage.toBER(false) }),
  ];
  await certificate.sign(key, 'SHA-256');
  const lines =
    Buffer.from(certificate.toSchema().toBER(false))
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** The key; of two processes that make it at the same time one keeps its own, and both use that. */
export async function installationKey({ database, config, clock }: Kernel): Promise<InstallationKey> {
  let row = await findSigningKey(database);
  if (!row) {
    const { privateKey, publicKey } = await makePair('rsa', {
      modulusLength: keyBits,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const certificate = await certifyKey(privateKey, publicKey, new URL(config.publicUrl).hostname, clock.now());
    row = await saveSigningKey(database, { private_key_sealed: encryptSecret(privateKey, config.secretKey), certificate });
  }
  return { privateKey: decryptSecret(row.private_key_sealed, config.secretKey), certificate: row.certificate };
}
