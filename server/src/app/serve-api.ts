// The calls of the contract under Fastify: caller and size are checked before a body is read.
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordActing } from '../features/audit/index.ts';
import { findActor, sessionCookies } from '../features/session/index.ts';
import { createSingleSignOn } from '../features/single-sign-on/index.ts';
import { networkOf } from '../kernel/client-network.ts';
import { withActBeforeCommit } from '../kernel/db/before-commit.ts';
import { AppError, notFound } from '../kernel/errors.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Log } from '../kernel/log.ts';
import { admit, type CallContext, createRpcHandler, notModified } from '../kernel/rpc.ts';
import { type ApiCall, type ApiMethod, apiCalls } from './api-calls.ts';
import { hasTag, tagOf } from './entity-tag.ts';
import { readerLanguage, refuse } from './refuse.ts';
import { canReadReplica } from './replica-calls.ts';
import { readBody, refuseBody } from './request-body.ts';
import { createRouter } from './router.ts';
import { serveChanges } from './serve-changes.ts';
import { recordActor } from './trace-requests.ts';

/** Smaller answers gain less than packing them costs. */
const minCompressedBytes = 1024;

/** Addresses below `/api` that are no calls of the contract. */
const outsideContract = ['/api/openapi.json', '/api/docs', '/api/changes'].map((url) => ({ url, method: 'GET' as const }));

const patterns = [...apiCalls, ...outsideContract].map(({ url, method }) => ({
  method,
  pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** The methods that the contract has at an address. */
function methodsAt(url: string): ApiMethod[] {
  const path = url.split('?', 1)[0] ?? '';
  return [...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
}

/** Refuses a request to an unknown address, or with the wrong method. */
export function refuseMethod(log: Log, request: FastifyRequest, reply: FastifyReply) {
  const methods = methodsAt(request.url);
  // Also where a part of the path is longer than anything that could be found by it.
  if (methods.length === 0 || methods.some((method) => method === request.method))
    return refuse(log, request, reply, notFound('no_such_call'));
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return refuse(log, request, reply.header('allow', allowed), new AppError(405, 'method_not_allowed'));
}

function cookieLine(name: string, value: string | null, maxAgeSeconds: number | undefined, isSecure: boolean): string {
  const age = value === null ? '; Max-Age=0' : maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${age}`;
}

/** Requests with a response that the caller has already. */
const unchanged = new WeakSet<FastifyRequest>();

function contextOf(kernel: Kernel, request: FastifyRequest, reply: FastifyReply): CallContext {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const cookies: string[] = [];
  let actor: ReturnType<typeof findActor> | undefined;
  const setCookie: CallContext['setCookie'] = (name, value, maxAgeSeconds) => {
    cookies.push(cookieLine(name, value, maxAgeSeconds, kernel.config.publicUrl.startsWith('https:')));
    reply.removeHeader('set-cookie');
    reply.header('set-cookie', cookies);
  };
  // Only the page's own check of its session forgets a dead one: the late answer of a poll must not undo a new login.
  const findOrForget = async () => {
    const found = await findActor(kernel, { header }, request.method);
    recordActor(request, found);
    if (found === null && request.url.split('?', 1)[0] === '/api/user') sessionCookies.clearDeadCookie({ header, setCookie });
    return found;
  };
  return {
    header,
    findActor: () => (actor ??= findOrForget()),
    findActorNow: () => findActor(kernel, { header }, request.method),
    setHeader: (name, value) => void reply.header(name, value),
    entityTag: () => String(reply.getHeader('etag') ?? '') || null,
    tagWith: (state) => {
      const tag = tagOf(JSON.stringify(state));
      reply.header('etag', tag);
      // A call that is answered once more, by the primary, may have changed in between.
      unchanged.delete(request);
      if (!hasTag(request.headers['if-none-match'], tag)) return;
      unchanged.add(request);
      throw notModified;
    },
    setCookie,
    recordingActing: (actor, act, run) => withActBeforeCommit(kernel.database, (tx) => recordActing(tx, actor, act), run),
    network: networkOf(request.ip),
    log: kernel.log,
    reader: { language: readerLanguage(request) },
  };
}

/** Serves a call from a replica; does nothing without a replica, or if the call needs the primary. */
function readerOf({ replicas }: Kernel, call: ApiCall): Pick<CallContext, 'read'> {
  if (replicas === null || !canReadReplica(call)) return {};
  return { read: (position, run) => replicas.read(`${call.feature}.${call.name}`, position, run) };
}

export function serveApi(app: FastifyInstance, kernel: Kernel): void {
  const handler = createRpcHandler(createRouter(kernel));
  app.register(async (api) => {
    // After the tag of an answer was made; requests that come packed are refused. Streams of events stay as they are.
    await api.register(compress, {
      globalDecompression: false,
      threshold: minCompressedBytes,
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
    api.removeAllContentTypeParsers();
    // oRPC reads the body itself.
    api.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null, undefined));
    // Hooks run in this order: the tag is made by the next.
    api.addHook('onSend', async (request, reply, payload) => {
      // User content is downloaded, never opened as a page of this site.
      const disposition = reply.getHeader('content-disposition');
      if (typeof disposition === 'string') reply.header('content-disposition', disposition.replace(/^inline/, 'attachment'));
      // A browser that knew a redirect by its tag would open a URL that has ended.
      if (reply.statusCode === 302) reply.removeHeader('etag');
      const isUnchanged = unchanged.has(request);
      if (!isUnchanged) {
        if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
        if (reply.hasHeader('etag')) return payload;
        const tag = tagOf(payload);
        reply.header('etag', tag);
        if (!hasTag(request.headers['if-none-match'], tag)) return payload;
      }
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      return null;
    });
    // Made with the first reader: the generator is large, and most starts end without one.
    const documentation = async () => {
      const [{ openApiDocument }, { referencePage }] = await Promise.all([
        import('./open-api/open-api-document.ts'),
        import('./open-api/reference-page.ts'),
      ]);
      const document = await openApiDocument(`${kernel.config.publicUrl}/api`);
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
    serveChanges(api, kernel, (request, reply) => contextOf(kernel, request, reply));
    const incoming = join(kernel.config.dataDir, 'incoming');
    const serve = (call: ApiCall) => async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'private, no-cache');
      const context = { ...contextOf(kernel, request, reply), ...readerOf(kernel, call) };
      try {
        // Caller and size are checked before a byte of the body is read.
        await admit(context, call.declared);
        refuseBody(request.raw, call);
        const { body, release } = await readBody(request.raw, call, incoming);
        reply.raw.once('close', () => void release());
        request.body = body;
      } catch (problem) {
        return refuse(kernel.log, request, reply, problem, context.reader.language);
      }
      const { matched } = await handler.handle(request, reply, { prefix: '/api', context });
      if (!matched) return refuse(kernel.log, request, reply, notFound('no_such_call'));
    };
    for (const call of apiCalls) api.route({ method: call.method, url: call.url, exposeHeadRoute: false, handler: serve(call) });
    api.all('/api/*', (request, reply) => refuseMethod(kernel.log, request, reply));
  });
}
