// Random tokens, their hashes, and encryption of provider keys at rest.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A new token: 256 random bits, url-safe, with a prefix that secret scanners and people recognise. */
export function newToken(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** What the database keeps instead of a token: its SHA-256. Tokens are random, so no salt is needed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const keyOf = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, 'folio', 'provider-keys', 32));

/** Encrypts with AES-256-GCM; the answer holds version, nonce, tag and text in base64. */
export function encryptSecret(plain: string, secretKey: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), nonce);
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')}`;
}

/** Undoes `encryptSecret`; throws when the text was changed or the key is another one. */
export function decryptSecret(sealed: string, secretKey: string): string {
  const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
