// The HTTP side of the process: API, documentation, health, and the built web app.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { toInterfaceLanguage } from '@folio/contract/languages';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { findActor } from '../features/session/index.ts';
import { createSingleSignOn } from '../features/single-sign-on/index.ts';
import { isDatabaseLost } from '../kernel/db/database.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { message } from '../kernel/messages/messages.ts';
import { type CallContext, createRpcHandler, notModified } from '../kernel/rpc.ts';
import { createRouter } from './router.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Largest request: ten files of 10 MB and their form. Bodies without a length are refused, so that this holds before a byte is read. */
const largestBody = 105 * 1024 * 1024;

/** Seconds a browser may keep a file whose name holds a hash of its content. */
const hashedFileSeconds = 31_536_000;

function cookieLine(name: string, value: string | null, maxAgeSeconds: number | undefined, isSecure: boolean): string {
  const age = value === null ? '; Max-Age=0' : maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${age}`;
}

const tagOf = (text: string) => `"${createHash('sha1').update(text).digest('base64url')}"`;

/** Requests whose answer the caller has already. */
const unchanged = new WeakSet<FastifyRequest>();

function contextOf(kernel: Kernel, request: FastifyRequest, reply: FastifyReply): CallContext {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const cookies: string[] = [];
  let actor: ReturnType<typeof findActor> | undefined;
  return {
    header,
    findActor: () => (actor ??= findActor(kernel, { header }, request.method)),
    setHeader: (name, value) => void reply.header(name, value),
    tagWith: (state) => {
      const tag = tagOf(JSON.stringify(state));
      reply.header('etag', tag);
      if (request.headers['if-none-match'] !== tag) return;
      unchanged.add(request);
      throw notModified;
    },
    setCookie: (name, value, maxAgeSeconds) => {
      cookies.push(cookieLine(name, value, maxAgeSeconds, kernel.config.publicUrl.startsWith('https:')));
      reply.removeHeader('set-cookie');
      reply.header('set-cookie', cookies);
    },
    ip: request.ip,
    log: kernel.log,
    reader: { language: 'en' },
  };
}

function errorBody(request: FastifyRequest, key: Parameters<typeof message>[0]) {
  return { status: 'error', message: message(key, toInterfaceLanguage(request.headers['accept-language'])) };
}

/** Hashes of the page's inline scripts, by which the content security policy lets exactly them run. */
function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
}

function serveWeb(app: FastifyInstance): void {
  const file = join(webFolder, 'index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : null;
  app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(page ?? '')],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        // Films and sounds are loaded whole before they are played.
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    // The address decides: behind https the proxy in front sends it.
    strictTransportSecurity: false,
  });
  if (page === null) return;
  app.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header(
        'cache-control',
        path.includes('/assets/') ? `public, max-age=${hashedFileSeconds}, immutable` : 'no-cache',
      );
    },
  });
  app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api') && !request.url.startsWith('/assets/');
    if (wantsPage) return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    return reply.code(404).send(errorBody(request, 'no_such_call'));
  });
}

function serveApi(app: FastifyInstance, kernel: Kernel): void {
  const handler = createRpcHandler(createRouter(kernel));
  app.register((api, _options, done) => {
    api.removeAllContentTypeParsers();
    // oRPC reads the body itself.
    api.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null, undefined));
    api.addHook('onRequest', async (request, reply) => {
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      if (encoding !== undefined) return reply.code(411).send(errorBody(request, 'broken_body'));
      if (length !== undefined && Number(length) > largestBody)
        return reply.code(413).header('connection', 'close').send(errorBody(request, 'too_large'));
    });
    api.addHook('onSend', async (request, reply, payload) => {
      // What people wrote is saved, never opened as a page of this site.
      const disposition = reply.getHeader('content-disposition');
      if (typeof disposition === 'string') reply.header('content-disposition', disposition.replace(/^inline/, 'attachment'));
      const isUnchanged = unchanged.has(request);
      if (!isUnchanged) {
        if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
        if (reply.hasHeader('etag')) return payload;
        const tag = tagOf(payload);
        reply.header('etag', tag);
        if (request.headers['if-none-match'] !== tag) return payload;
      }
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      return null;
    });
    // Made with the first reader: the generator is large, and most starts end without one.
    const documentation = async () => {
      const { openApiDocument, referencePage } = await import('./api-documentation.ts');
      const document = await openApiDocument(kernel.config.publicUrl);
      return { document, page: referencePage(document) };
    };
    let made: ReturnType<typeof documentation> | undefined;
    api.get('/api/openapi.json', async () => (await (made ??= documentation())).document);
    api.get('/api/docs', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send((await (made ??= documentation())).page),
    );
    // Redirects of a browser, not calls: they answer pages, and stand outside the contract.
    const signOn = createSingleSignOn(kernel);
    if (signOn) {
      api.get<{ Querystring: { remember?: string; redirect?: string } }>(
        '/api/services/auth/oidc/start',
        async (request, reply) => reply.redirect(await signOn.start(contextOf(kernel, request, reply), request.query), 302),
      );
      api.get('/api/services/auth/oidc/callback', async (request, reply) => {
        const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
        return reply.redirect(await signOn.finish(contextOf(kernel, request, reply), query), 302);
      });
    }
    api.all('/api/*', async (request, reply) => {
      reply.header('cache-control', 'private, no-cache');
      const { matched } = await handler.handle(request, reply, { prefix: '/api', context: contextOf(kernel, request, reply) });
      if (!matched) await reply.code(404).send(errorBody(request, 'no_such_call'));
    });
    done();
  });
}

/** How long calls in flight may take once the process stops, in milliseconds. */
const lastCallsMs = 3_000;

/** The Fastify server with everything registered; `listen` and `close` are the caller's. */
export function createHttpServer(kernel: Kernel, options: { isHealthOnly?: boolean } = {}) {
  const app = Fastify({
    logger: false,
    trustProxy: 'loopback',
    bodyLimit: largestBody,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setErrorHandler((problem, request, reply) => {
    const status = (problem as { statusCode?: number }).statusCode ?? 500;
    if (isDatabaseLost(problem)) return reply.code(503).header('retry-after', '2').send(errorBody(request, 'database_away'));
    if (status >= 500) kernel.log.error({ err: problem }, 'A request failed unexpectedly');
    return reply.code(status).send(errorBody(request, status >= 500 ? 'server_error' : 'broken_body'));
  });
  // Streams end when what they follow does, which may be minutes away: whoever listens comes back to the next process.
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), lastCallsMs).unref();
    done();
  });
  app.get('/healthz', () => ({ status: 'success' }));
  app.get('/readyz', async () => {
    await kernel.database.client.query('select 1');
    return { status: 'success' };
  });
  if (options.isHealthOnly) return app;
  serveWeb(app);
  serveApi(app, kernel);
  return app;
}
