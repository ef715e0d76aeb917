// Random tokens, their hashes, and encryption of provider keys at rest.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A new token: 256 random bits, url-safe, with a prefix that secret scanners and people recognise. */
export function newToken(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** Stored form of a token: its SHA-256. Tokens are random, so no salt is needed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The key that encrypts now, and earlier ones by which older values are still read. */
export interface SecretKeys {
  current: string;
  previous: string[];
  /** Reads the keys once more where they are in a file, so that a running process follows a rotation (`npm run rotate-key`). */
  reload?: () => void;
}

const keyOf = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, 'folio', 'provider-keys', 32));

/** Names a key without telling anything of it. */
const idOf = (key: Buffer) => createHash('sha256').update('folio key id').update(key).digest('hex').slice(0, 8);

/** Encrypts with AES-256-GCM; the answer holds version, the key's id, and nonce, tag and text in base64. */
export function encryptSecret(plain: string, keys: SecretKeys): string {
  keys.reload?.();
  const key = keyOf(keys.current);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return `v2.${idOf(key)}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')}`;
}

function open(bytes: Buffer, key: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

function candidatesFor(id: string | undefined, { current, previous }: SecretKeys): Buffer[] {
  return [current, ...previous].map(keyOf).filter((key) => id === undefined || idOf(key) === id);
}

/** Undoes `encryptSecret`, by whichever of the keys it was made; throws when the text was changed or its key is not among them. */
export function decryptSecret(sealed: string, keys: SecretKeys): string {
  const [, id, text] = /^v2\.([0-9a-f]{8})\.(.*)$/s.exec(sealed) ?? [];
  // Before version 2 no key was named.
  const bytes = Buffer.from(text ?? sealed.replace(/^v1\./, ''), 'base64');
  let candidates = candidatesFor(id, keys);
  if (candidates.length === 0 && keys.reload) {
    keys.reload();
    candidates = candidatesFor(id, keys);
  }
  for (const [index, key] of candidates.entries()) {
    try {
      return open(bytes, key);
    } catch (problem) {
      if (index === candidates.length - 1) throw problem;
    }
  }
  throw new Error('Encrypted with a key that is neither SECRET_KEY nor in SECRET_KEY_PREVIOUS');
}

/** The prefix of each value that the current key encrypts. */
export const currentPrefix = ({ current }: SecretKeys): string => `v2.${idOf(keyOf(current))}.`;
