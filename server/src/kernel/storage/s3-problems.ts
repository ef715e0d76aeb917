// Bucket errors, as a sentence for the operator.

import { isStorageAway, StorageProblem } from './storage-problem.ts';
import type { Bucket } from './storage-url.ts';
import { nameOfBucket } from './storage-url.ts';

interface Failure extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const byName: Record<string, (store: string) => string> = {
  NoSuchBucket: (store) => `The bucket of ${store} does not exist; create it, or correct STORAGE_URL.`,
  InvalidAccessKeyId: (store) => `${store} does not know the access key; check AWS_ACCESS_KEY_ID.`,
  SignatureDoesNotMatch: (store) => `${store} refuses the signature; check AWS_SECRET_ACCESS_KEY and the region of STORAGE_URL.`,
  AuthorizationHeaderMalformed: (store) => `${store} is in another region; correct region in STORAGE_URL.`,
  PermanentRedirect: (store) => `${store} is in another region; correct region or endpoint in STORAGE_URL.`,
  ExpiredToken: (store) => `The session token for ${store} has expired; renew AWS_SESSION_TOKEN.`,
  RequestTimeTooSkewed: (store) => `The clock of this machine differs from that of ${store}; synchronise it by NTP.`,
  AccessDenied: (store) =>
    `${store} denies access; allow GetObject, PutObject, DeleteObject, ListBucket and AbortMultipartUpload.`,
  CredentialsProviderError: (store) => `There are no credentials for ${store}; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
};

const byCode: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it closed the connection',
  EPIPE: 'it closed the connection',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that host',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed; name it in NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is of an unknown authority; name that in NODE_EXTRA_CA_CERTS',
};

const fullNames = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage', 'InsufficientCapacity']);

const reasonOf = ({ name, code = '', message }: Failure): string => {
  if (byCode[code]) return byCode[code];
  if (name === 'TimeoutError' || /timed? ?out/i.test(message)) return 'it does not answer in time';
  if (/aborted|socket hang up|premature/i.test(message)) return 'it closed the connection';
  return '';
};

/** Returns true if the store reports a missing file. A missing bucket is a different error. */
export const isNoFile = (problem: unknown): boolean => {
  const { name, $metadata } = problem as Failure;
  return name === 'NoSuchKey' || name === 'NotFound' || ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket');
};

/** True where the store did not answer at all. The SDK also gives the name to connections that were closed, which have a code. */
export const isSilence = (problem: unknown): boolean => {
  const { name, code } = problem as Failure;
  return code === 'ETIMEDOUT' || (name === 'TimeoutError' && code === undefined);
};

/** True where another try may succeed. */
export const isPassing = (problem: unknown): boolean => reasonOf(problem as Failure) !== '';

/** The failure of a request as a `StorageProblem`. */
export function storageProblem(problem: unknown, bucket: Bucket): Error {
  if (isStorageAway(problem)) return problem as Error;
  const failure = problem as Failure;
  const store = nameOfBucket(bucket);
  const status = failure.$metadata?.httpStatusCode;
  if (status === 507 || fullNames.has(failure.name))
    return new StorageProblem(`${store} is full; free some space there.`, { cause: problem, isFull: true });
  // Ceph names the access key, and only its message the other one.
  if (/^KMS\.| kms-keyid/.test(`${failure.name} ${failure.message}`))
    return new StorageProblem(`${store} cannot use the key that it should encrypt with; check STORAGE_KMS_KEY.`, {
      cause: problem,
    });
  const sentence = byName[failure.name] ?? (status === 403 ? byName['AccessDenied'] : undefined);
  if (sentence) return new StorageProblem(sentence(store), { cause: problem });
  if (status !== undefined && status >= 500)
    return new StorageProblem(`${store} answers ${status}; it is overloaded or out of order.`, { cause: problem });
  const reason = reasonOf(failure) || `${failure.name}${status ? `, status ${status}` : ''}`;
  return new StorageProblem(`${store} cannot be reached: ${reason}.`, { cause: problem });
}
