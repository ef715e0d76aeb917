// The HTTP side of the process: API, documentation, health, and the built web app.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError, notFound } from '../kernel/errors.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { createServer, requestTimeout } from './create-server.ts';
import { jobs } from './features.ts';
import { ofFastify, refuse } from './refuse.ts';
import { createUnparsed } from './refuse-unparsed.ts';
import { refuseMethod, serveApi } from './serve-api.ts';
import { serveMetrics } from './serve-metrics.ts';
import { traceRequests } from './trace-requests.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Above every limit of `api-calls.ts`, which are judged call by call. */
const maxAnyBodyBytes = 128 * 1024 * 1024;

/** Seconds for which a browser can cache a file with a hash of its content in its name. */
const hashedFileSeconds = 31_536_000;

/** Seconds a browser keeps to https after it came by it: a year. */
const hstsSeconds = 31_536_000;

/** Hashes of the page's inline scripts, by which the content security policy lets exactly them run. */
function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
}

/** Browser features that no page uses; the microphone is for recordings. */
const closedDevices = 'camera=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), midi=(), microphone=(self)';

/** Addresses that a page of this server may show in a frame; no other page may be in one. */
const guideFrames = '/style-guide/';

type AnswerKind = 'page' | 'frame' | 'call' | 'file';
type AnswerHeaders = Parameters<FastifyReply['headers']>[0];

/** Code, styles, fonts and the gallery's files, in which nothing runs. Workers have a policy of their own, so theirs is a page's. */
const partOfPage = /^\/(?:assets\/(?![^?]*worker)[^?]*\.(?:js|css|woff2)|example-files\/[^?]*\.(?:webp|jpg|mp3|mp4))(?:\?|$)/;

function kindOf(url: string): AnswerKind {
  if (url.startsWith(guideFrames)) return 'frame';
  if (url.startsWith('/api/') && !url.startsWith('/api/docs')) return 'call';
  return partOfPage.test(url) ? 'file' : 'page';
}

/** Headers that browsers need for responses other than pages; a kilobyte less with each. */
const headersOfParts = ['x-content-type-options', 'cross-origin-resource-policy', 'referrer-policy', 'strict-transport-security'];

function headersOf(kind: AnswerKind, all: AnswerHeaders): AnswerHeaders {
  if (kind === 'page' || kind === 'frame') return all;
  const parts = Object.fromEntries(Object.entries(all).filter(([name]) => headersOfParts.includes(name)));
  // Were the answer of a call opened as a page, nothing in it would run or load, and no page may frame it.
  return kind === 'file' ? parts : { ...parts, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
}

const fileOptions = { index: false, preCompressed: true, cacheControl: false } as const;

function serveWeb(app: FastifyInstance, kernel: Kernel): void {
  const file = join(webFolder, 'index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const { downloadOrigin } = kernel.storage;
  const fromStorage = downloadOrigin === null ? [] : [downloadOrigin];
  app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(page ?? '')],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...fromStorage],
        // Films and sounds are loaded whole before they are played.
        mediaSrc: ["'self'", 'blob:', ...fromStorage],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        // The style guide draws its components in frames.
        frameAncestors: [({ url }) => (url?.startsWith(guideFrames) ? "'self'" : "'none'")],
        upgradeInsecureRequests: null,
      },
    },
    // Only an address that people use by https may ask for it; HSTS=off leaves it to a proxy.
    strictTransportSecurity: kernel.config.isHstsSent ? { maxAge: hstsSeconds, includeSubDomains: false } : false,
  });
  // Worked out once for each kind of answer, not for each answer.
  const made = new Map<AnswerKind, AnswerHeaders>();
  app.addHook('onRequest', (request, reply, done) => {
    const kind = kindOf(request.url);
    let headers = made.get(kind);
    if (!headers) {
      reply.helmet();
      headers = headersOf(kind, { ...reply.getHeaders(), 'permissions-policy': closedDevices });
      for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
      made.set(kind, headers);
    }
    reply.headers(headers);
    done();
  });
  if (page === null) return;
  // A route for each of the thousand files below it would be made at every start.
  app.register(fastifyStatic, {
    ...fileOptions,
    root: join(webFolder, 'assets'),
    prefix: '/assets/',
    // Their names change with their content, and none is requested in parts.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (response) => {
      response.header('cache-control', `public, max-age=${hashedFileSeconds}, immutable`);
    },
  });
  // Their addresses end in a hash of their content (`features/tools/example-files.ts`). Videos are requested in parts.
  app.register(fastifyStatic, {
    ...fileOptions,
    root: join(webFolder, 'example-files'),
    prefix: '/example-files/',
    preCompressed: false,
    lastModified: false,
    decorateReply: false,
    setHeaders: (response) => {
      response.header('cache-control', `public, max-age=${hashedFileSeconds}, immutable`);
    },
  });
  app.register(fastifyStatic, {
    ...fileOptions,
    root: webFolder,
    wildcard: false,
    globIgnore: ['assets/**', 'example-files/**'],
    decorateReply: false,
    setHeaders: (response) => {
      response.header('cache-control', 'no-cache');
    },
  });
  const packed = brotliCompressSync(page);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    return acceptsBrotli ? reply.header('content-encoding', 'br').send(packed) : reply.send(page);
  };
  app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return refuseMethod(kernel.log, request, reply);
    if (request.method !== 'GET')
      return refuse(kernel.log, request, reply.header('allow', 'GET, HEAD'), new AppError(405, 'method_not_allowed'));
    // No page has a dot in its address: `/llms.txt` and `/.well-known/…` are files, which are not there.
    const isFile =
      ['/api', '/assets/', '/example-files/'].some((prefix) => request.url.startsWith(prefix)) ||
      /\/\.|\.[a-z0-9]{1,8}$/i.test(request.url.split('?', 1)[0] ?? '');
    return isFile ? refuse(kernel.log, request, reply, notFound('no_such_call')) : sendPage(request, reply);
  });
}

/** Catch-all route for requests that no hook would see otherwise: they too leave with the headers of all. */
const unreadable = '/unreadable-request';

/** True if the address can be decoded, and names a host as HTTP/1.1 asks. */
function isReadable({ url = '/', headers, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined && httpVersion === '1.1') return false;
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '') !== '';
  } catch {
    return false;
  }
}

/** Maximum time calls in flight can take once the process stops, in milliseconds. */
const lastCallsMs = 3_000;

/** Readiness waits 5 s for a database that does not answer, and not as long as calls do: supervisors ask with limits of seconds. */
const readiness = { text: 'select 1', query_timeout: 5_000 };

const lanesOfQueues: ReadonlyMap<string, string> = new Map(jobs.map(({ name, lane }) => [name, lane]));

/** The Fastify server with everything registered; `listen` and `close` are the caller's. */
export function createHttpServer(kernel: Kernel, options: { isHealthOnly?: boolean } = {}) {
  const unparsed = createUnparsed(kernel.log);
  const { trustedProxies: trusted } = kernel.config;
  const app = Fastify({
    serverFactory: createServer(unparsed),
    clientErrorHandler: unparsed.refuse,
    exposeHeadRoutes: false,
    logger: false,
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    bodyLimit: maxAnyBodyBytes,
    requestTimeout,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: (request) => (isReadable(request) ? (request.url ?? '/') : unreadable),
  });
  traceRequests(app);
  let isClosing = false;
  app.setErrorHandler((problem, request, reply) => refuse(kernel.log, request, reply, ofFastify(problem)));
  app.addHook('onRequest', async (request, reply) => {
    if (!isClosing) return;
    reply.header('connection', 'close');
    return refuse(kernel.log, request, reply, new AppError(503, 'database_away', { retryAfter: 2 }));
  });
  // Streams end with their subject, possibly in minutes: clients reconnect to the next process.
  app.addHook('preClose', (done) => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), lastCallsMs).unref();
    done();
  });
  app.get('/healthz', () => ({ status: 'success' }));
  app.get('/readyz', async () => {
    await kernel.database.client.query(readiness);
    if (!(await kernel.storage.hasSpace())) throw new AppError(503, 'storage_full');
    return { status: 'success' };
  });
  serveMetrics(app, kernel, lanesOfQueues);
  if (options.isHealthOnly) return app;
  serveWeb(app, kernel);
  app.all(unreadable, (request, reply) => refuse(kernel.log, request, reply, new AppError(400, 'broken_body')));
  serveApi(app, kernel);
  return app;
}
