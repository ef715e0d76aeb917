// The listener: Node's server, with Fastify behind it.
import { createServer as createNodeServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Unparsed } from './refuse-unparsed.ts';

/** The most that a request may take to arrive, in milliseconds. */
export const requestTimeout = 120_000;

/** Keep-alive time of an idle connection, in milliseconds: longer than proxies keep theirs (60 s), so that none is closed under a request. */
const keepAliveTimeout = 72_000;

/** Ends an answer with its first byte of body, which is when its headers are complete: neither a stream of events nor a download continues. */
function sendHeadersOnly(response: ServerResponse): void {
  response.write = () => {
    if (!response.writableEnded) response.end();
    return false;
  };
}

/**
 * For Fastify's `serverFactory`. HEAD is handled as GET everywhere; Node has already noted that its answer has no body. A request without `Host` reaches Fastify, so that
 * it is refused like others.
 */
export const createServer =
  ({ follow }: Pick<Unparsed, 'follow'>) =>
  (handle: RequestListener): Server =>
    createNodeServer({ requestTimeout, keepAliveTimeout, requireHostHeader: false }, (request, response) => {
      follow(request.socket, response);
      if (request.method === 'HEAD') {
        request.method = 'GET';
        sendHeadersOnly(response);
      }
      handle(request, response);
    });
