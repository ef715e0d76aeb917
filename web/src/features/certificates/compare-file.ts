// Compares a file with a certificate by its checksum, in the browser: the file goes nowhere.
import type { PublicCertificate } from '@folio/contract/certificates';

export type Comparison = 'translation' | 'source' | 'certificate' | 'different' | 'unreadable' | 'insecure';

const hexOf = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

type Sums = Pick<PublicCertificate, 'source_sha256' | 'target_sha256' | 'certificate_sha256'>;

/** Which file of the certificate it is, or why nobody can say. */
export async function compareFile(file: Blob, certificate: Sums): Promise<Comparison> {
  // Browsers offer it on secure pages alone.
  if (!globalThis.crypto?.subtle) return 'insecure';
  let sum: string;
  try {
    sum = hexOf(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  } catch {
    return 'unreadable';
  }
  if (certificate.target_sha256.includes(sum)) return 'translation';
  if (certificate.certificate_sha256 === sum) return 'certificate';
  return certificate.source_sha256.includes(sum) ? 'source' : 'different';
}
