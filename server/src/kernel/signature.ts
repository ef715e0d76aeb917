import { createHmac } from 'node:crypto';

/**
 * Headers of a signed JSON body. `x-folio-signature` is "sha256=" and the hex HMAC-SHA256 of "timestamp.body", the timestamp in seconds as in
 * `x-folio-timestamp`; `x-folio-delivery` names the delivery, the same for every try of it. Without a secret nothing is signed.
 */
export function signedHeaders(secret: string | null, body: string, delivery: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const headers = { 'content-type': 'application/json', 'x-folio-timestamp': timestamp, 'x-folio-delivery': delivery };
  if (!secret) return headers;
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { ...headers, 'x-folio-signature': `sha256=${signature}` };
}
