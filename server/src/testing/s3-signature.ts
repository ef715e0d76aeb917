// Signature version 4 as a store checks it, written from its documentation and apart from the SDK that signs.
import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

/** The code by which a store refuses the request, or null where it is signed. */
export type SignatureFault = 'AccessDenied' | 'InvalidAccessKeyId' | 'SignatureDoesNotMatch' | 'RequestTimeTooSkewed' | null;

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** 20261126T081500Z as milliseconds. */
const timeOf = (stamp: string) => Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

interface Signed {
  credential: string;
  signedHeaders: string;
  signature: string;
  stamp: string;
  payloadHash: string;
  validSeconds: number;
}

function signedParts({ headers }: IncomingMessage, query: URLSearchParams): Signed | null {
  const { authorization } = headers;
  if (authorization !== undefined) {
    const pattern = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/;
    const [, credential, signedHeaders, signature] = pattern.exec(authorization) ?? [];
    if (!credential || !signedHeaders || !signature) return null;
    const payloadHash = String(headers['x-amz-content-sha256']);
    return { credential, signedHeaders, signature, stamp: String(headers['x-amz-date']), payloadHash, validSeconds: 900 };
  }
  if (query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') return null;
  const named = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  return {
    credential: named('Credential'),
    signedHeaders: named('SignedHeaders'),
    signature: named('Signature'),
    stamp: named('Date'),
    payloadHash: 'UNSIGNED-PAYLOAD',
    validSeconds: Number(named('Expires')),
  };
}

/** True if these keys signed exactly this request, with this body. */
export function signatureFault(request: IncomingMessage, body: Buffer, keys: S3Keys, now = Date.now()): SignatureFault {
  const [path = '', search = ''] = (request.url ?? '').split('?', 2);
  const query = new URLSearchParams(search);
  const signed = signedParts(request, query);
  if (!signed) return 'AccessDenied';
  const [accessKeyId, day = '', region = '', service = '', end = ''] = signed.credential.split('/');
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  const age = (now - timeOf(signed.stamp)) / 1000;
  if (!(Math.abs(age) <= signed.validSeconds)) return request.headers.authorization ? 'RequestTimeTooSkewed' : 'AccessDenied';
  if (/^[0-9a-f]{64}$/.test(signed.payloadHash) && signed.payloadHash !== sha256(body)) return 'SignatureDoesNotMatch';
  const names = signed.signedHeaders.split(';');
  const canonicalQuery = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const canonicalHeaders = names.map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}\n`).join('');
  const canonical = [request.method, path, canonicalQuery, canonicalHeaders, signed.signedHeaders, signed.payloadHash].join('\n');
  const scope = [day, region, service, end].join('/');
  const text = ['AWS4-HMAC-SHA256', signed.stamp, scope, sha256(canonical)].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(
    (made, part) => hmac(made, part),
    `AWS4${keys.secretAccessKey}`,
  );
  return hmac(key, text).toString('hex') === signed.signature && names.includes('host') ? null : 'SignatureDoesNotMatch';
}
