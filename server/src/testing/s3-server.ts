// A small S3 server for tests on loopback: it checks signatures, knows parts, ranges, lists and signed URLs, and fails as stores do.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type S3Keys, signatureFault } from './s3-signature.ts';

interface StoredObject {
  body: Buffer;
  tag: string;
  writtenAt: Date;
  headers: Record<string, string | undefined>;
}

/** Faults that the server injects before it responds to requests. */
export interface S3Faults {
  /** Answers as many requests with this status. */
  refuse?: { status: number; code: string; times: number };
  /** Closes the connection after so many bytes of the body of as many answers. */
  cut?: { afterBytes: number; times: number };
  /** Milliseconds before each answer begins. */
  delayMs?: number;
  /** Closes the connection while part two of an upload is sent. */
  cutUploads?: boolean;
}

export interface S3Server {
  endpoint: string;
  keys: S3Keys;
  bucket: string;
  objects: Map<string, StoredObject>;
  /** Uploads that are neither complete nor aborted. */
  uploads: Map<string, Map<number, Buffer>>;
  faults: S3Faults;
  /** Method and path of every request. */
  requests: string[];
  close: () => Promise<void>;
}

/** All parts of an upload but the last have at least so many bytes. */
const minPartBytes = 5 * 1024 * 1024;

class S3Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const tagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const element = (name: string, ...content: string[]) => `<${name}>${content.join('')}</${name}>`;

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml', 'x-amz-request-id': randomUUID() });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}

function listObjects(server: S3Server, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const max = Math.min(1000, Number(query.get('max-keys') ?? 1000));
  const found = [...server.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = found.slice(0, max);
  return element(
    'ListBucketResult',
    element('IsTruncated', String(found.length > page.length)),
    ...(found.length > page.length ? [element('NextContinuationToken', escaped(page.at(-1) ?? ''))] : []),
    element('KeyCount', String(page.length)),
    ...page.map((key) => {
      const object = server.objects.get(key) as StoredObject;
      return element(
        'Contents',
        element('Key', escaped(key)),
        element('LastModified', object.writtenAt.toISOString()),
        element('Size', String(object.body.length)),
        element('ETag', escaped(object.tag)),
      );
    }),
  );
}

function rangeOf(header: string | undefined, bytes: number): [number, number] | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? bytes - Number(to) : Number(from);
  if (start >= bytes) throw new S3Refusal(416, 'InvalidRange');
  return [start, to === '' || from === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)];
}

function sendObject(server: S3Server, request: IncomingMessage, response: ServerResponse, key: string, query: URLSearchParams) {
  const object = server.objects.get(key);
  if (!object) throw new S3Refusal(404, 'NoSuchKey');
  const condition = request.headers['if-match'];
  if (condition !== undefined && condition !== object.tag) throw new S3Refusal(412, 'PreconditionFailed');
  const range = rangeOf(request.headers.range, object.body.length);
  const body = range ? object.body.subarray(range[0], range[1] + 1) : object.body;
  const given = (name: string) => query.get(`response-${name}`);
  response.writeHead(range ? 206 : 200, {
    'content-length': body.length,
    'content-type': given('content-type') ?? 'application/octet-stream',
    ...(given('content-disposition') && { 'content-disposition': given('content-disposition') ?? '' }),
    ...(range && { 'content-range': `bytes ${range[0]}-${range[1]}/${object.body.length}` }),
    etag: object.tag,
    'last-modified': object.writtenAt.toUTCString(),
    'accept-ranges': 'bytes',
  });
  const { cut } = server.faults;
  if (request.method === 'HEAD') return response.end();
  if (!cut || cut.times === 0 || body.length <= cut.afterBytes) return response.end(body);
  cut.times -= 1;
  response.write(body.subarray(0, cut.afterBytes), () => setTimeout(() => response.destroy(), 20));
}

function completeUpload(server: S3Server, uploadId: string, xml: string): StoredObject['body'] {
  const parts = server.uploads.get(uploadId);
  if (!parts) throw new S3Refusal(404, 'NoSuchUpload');
  const named = [...xml.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number));
  const tags = [...xml.matchAll(/<ETag>(.*?)<\/ETag>/g)].map(([, tag = '']) => tag.replaceAll('&quot;', '"'));
  const bodies = named.map((number, index) => {
    const body = parts.get(number);
    if (!body || tagOf(body) !== tags[index]) throw new S3Refusal(400, 'InvalidPart');
    if (body.length < minPartBytes && index < named.length - 1) throw new S3Refusal(400, 'EntityTooSmall');
    return body;
  });
  if (named.some((number, index) => index > 0 && number <= (named[index - 1] ?? 0))) throw new S3Refusal(400, 'InvalidPartOrder');
  server.uploads.delete(uploadId);
  return Buffer.concat(bodies);
}

async function answer(server: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', server.endpoint);
  const query = url.searchParams;
  server.requests.push(`${request.method} ${url.pathname}`);
  const { faults } = server;
  if (faults.cutUploads && query.get('partNumber') === '2') return void request.socket.destroy();
  const body = await buffer(request);
  if (faults.delayMs) await new Promise((resolve) => setTimeout(resolve, faults.delayMs));
  if (faults.refuse && faults.refuse.times > 0) {
    faults.refuse.times -= 1;
    throw new S3Refusal(faults.refuse.status, faults.refuse.code);
  }
  const fault = signatureFault(request, body, server.keys);
  if (fault) throw new S3Refusal(403, fault);
  const [, bucket, key] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
  if (bucket !== server.bucket) throw new S3Refusal(404, 'NoSuchBucket');
  if (!key) return sendXml(response, 200, listObjects(server, query));
  const keep = (kept: Buffer) => {
    const encryption = request.headers['x-amz-server-side-encryption'];
    const keyId = request.headers['x-amz-server-side-encryption-aws-kms-key-id'];
    const headers = { encryption: encryption?.toString(), keyId: keyId?.toString() };
    server.objects.set(key, { body: kept, tag: tagOf(kept), writtenAt: new Date(), headers });
  };
  const uploadId = query.get('uploadId');
  const { method } = request;
  if (method === 'POST' && query.has('uploads')) {
    const id = randomUUID();
    server.uploads.set(id, new Map());
    return sendXml(response, 200, element('InitiateMultipartUploadResult', element('UploadId', id)));
  }
  if (method === 'PUT' && uploadId !== null) {
    const parts = server.uploads.get(uploadId);
    if (!parts) throw new S3Refusal(404, 'NoSuchUpload');
    parts.set(Number(query.get('partNumber')), body);
    return void response.writeHead(200, { etag: tagOf(body) }).end();
  }
  if (method === 'POST' && uploadId !== null) {
    keep(completeUpload(server, uploadId, body.toString()));
    return sendXml(response, 200, element('CompleteMultipartUploadResult', element('Key', escaped(key))));
  }
  if (method === 'DELETE' && uploadId !== null) {
    server.uploads.delete(uploadId);
    return void response.writeHead(204).end();
  }
  if (method === 'PUT') {
    keep(body);
    return void response.writeHead(200, { etag: tagOf(body) }).end();
  }
  if (method === 'DELETE') {
    server.objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (method !== 'GET' && method !== 'HEAD') throw new S3Refusal(405, 'MethodNotAllowed');
  sendObject(server, request, response, key, query);
}

/** Listens on a free port, or the given one, of the loopback address, with an empty bucket. */
export async function startS3Server(port = 0): Promise<S3Server> {
  const http = createServer((request, response) => {
    answer(server, request, response).catch((problem: unknown) => {
      if (!(problem instanceof S3Refusal)) return response.destroy();
      if (request.method === 'HEAD') return response.writeHead(problem.status).end();
      sendXml(response, problem.status, element('Error', element('Code', problem.code), element('Message', problem.code)));
    });
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const server: S3Server = {
    endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    keys: { accessKeyId: 'folio-tests', secretAccessKey: 'secret-of-the-bucket-of-tests' },
    bucket: 'folio-files',
    objects: new Map(),
    uploads: new Map(),
    faults: {},
    requests: [],
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return server;
}

/** The variables by which a process of the product uses that bucket. */
export const s3Environment = (
  { bucket, endpoint, keys }: Pick<S3Server, 'bucket' | 'endpoint' | 'keys'>,
  prefix = 'product',
): Record<string, string> => ({
  STORAGE_URL: `s3://${bucket}/${prefix}?region=eu-central-1&endpoint=${encodeURIComponent(endpoint)}`,
  AWS_ACCESS_KEY_ID: keys.accessKeyId,
  AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
});
