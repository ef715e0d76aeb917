// A span for each request: route, method, status, and how the caller is known. Neither the address, which may have secrets, nor bodies.
import { type OpenSpan, openSpan } from '@folio/engine/work/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../kernel/actor.ts';

const spans = new WeakMap<FastifyRequest, OpenSpan>();
/** Asked by supervisors every few seconds. */
const quiet = new Set(['/healthz', '/readyz', '/metrics']);
const traceparent = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Notes how the caller of a request is known. */
export const recordActor = (request: FastifyRequest, actor: Actor | null): void =>
  spans.get(request)?.note({ 'folio.actor.kind': actor === null ? 'none' : actor.session.kind });

export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'other';
    const given = request.headers['traceparent'];
    const span = quiet.has(route)
      ? null
      : openSpan({
          name: `${request.method} ${route}`,
          kind: 'server',
          values: { 'http.request.method': request.method, 'http.route': route },
          parent: typeof given === 'string' && traceparent.test(given) ? given : null,
        });
    if (span === null) return done();
    spans.set(request, span);
    span.within(done);
  });
  // Reading a body continues where its bytes come in, which is outside of the span.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.note({ 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.fail(String(reply.statusCode));
    span?.end();
    done();
  });
  // A caller that goes away before the answer has no response.
  app.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.end();
    done();
  });
}
