// Answers of requests that Node could not parse, which never reach Fastify: the same envelope as everywhere, in English since no header was read.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refusalOf } from '../kernel/error-envelope.ts';
import { AppError } from '../kernel/errors.ts';
import type { Log } from '../kernel/log.ts';

/** Maximum time a caller can take to read the answer until the connection is closed, in milliseconds. */
const lingerMs = 1000;

const phrases: Record<number, string> = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' };

function failureOf(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError(431, 'too_large');
  return new AppError(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400, 'broken_body');
}

function answerOf(problem: AppError, log: Log): string {
  const { status, envelope } = refusalOf(problem, 'en', log);
  const body = JSON.stringify({ status: 'error', ...envelope });
  const lines = [
    `HTTP/1.1 ${status} ${phrases[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

export interface Unparsed {
  /** Notes the answer that a connection is used for. */
  follow: (socket: Socket, response: ServerResponse) => void;
  /** For Node's `clientError`. */
  refuse: (problem: NodeJS.ErrnoException, socket: Socket) => void;
}

export function createUnparsed(log: Log): Unparsed {
  const current = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();
  return {
    follow: (socket, response) => void current.set(socket, response),
    refuse: (problem, socket) => {
      // The bytes that follow the first fault are faults as well.
      if (refused.has(socket)) return;
      refused.add(socket);
      const response = current.get(socket);
      const isAnswering = response !== undefined && response.headersSent && !response.writableFinished;
      if (problem.code === 'ECONNRESET' || !socket.writable || isAnswering) {
        socket.destroy();
        return;
      }
      // Closed at once, the connection would be reset, and the caller might not read why.
      socket.end(answerOf(failureOf(problem.code), log));
      const timer = setTimeout(() => socket.destroy(), lingerMs);
      socket.once('close', () => clearTimeout(timer));
    },
  };
}
