// What listens: Node's server, which asks `answer` before Fastify.
import { createServer as createNodeServer, type RequestListener, type Server } from 'node:http';
import type { UnchangedAnswers } from './unchanged-answers.ts';

/** The most that a request may take to arrive, in milliseconds. */
export const requestTimeout = 120_000;

/** How long an idle connection is kept, in milliseconds: longer than proxies keep theirs (60 s), so that none is closed under a request. */
const keepAliveTimeout = 72_000;

/** For Fastify's `serverFactory`. What is known to be unchanged is answered before any of Fastify's work, which takes three times as long. */
export const createServer =
  ({ answer }: Pick<UnchangedAnswers, 'answer'>) =>
  (handle: RequestListener): Server =>
    createNodeServer({ requestTimeout, keepAliveTimeout }, (request, response) => {
      if (!answer(request, response)) handle(request, response);
    });
