// Answers of calls that fail before, beside or after the contract: the same envelope as everywhere.
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../kernel/error-envelope.ts';
import { AppError } from '../kernel/errors.ts';
import type { Log } from '../kernel/log.ts';
import { lengthOf } from './request-body.ts';

/** A refused body of more bytes than this is not read to its end: the connection is closed. */
const maxUnreadBytes = 64 * 1024;

/** The language that the browser asks for. */
export const readerLanguage = (request: FastifyRequest) => toInterfaceLanguage(request.headers['accept-language']?.split(',')[0]);

/** Sends the envelope of a failure, in the reader's language. */
export function refuse(
  log: Log,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: unknown,
  language = readerLanguage(request),
) {
  const { status, retryAfter, envelope } = refusalOf(problem, language, log);
  if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
  if (!request.raw.readableEnded && lengthOf(request.raw) > maxUnreadBytes) reply.header('connection', 'close');
  return reply.code(status).send({ status: 'error', ...envelope });
}

/** A failure of Fastify's own, which is always the request's fault, as one of ours. */
export function ofFastify(problem: unknown): unknown {
  const status = (problem as { statusCode?: number }).statusCode ?? 500;
  if (status >= 500) return problem;
  return new AppError(status, status === 413 ? 'too_large' : status === 415 ? 'unsupported_type' : 'broken_body');
}
