// Every answer of a test's product passes here: a failed call answers only codes that the contract declares for it.

import { errorsOutsideCalls, generalErrors } from '@folio/contract/errors';
import type { FastifyInstance } from 'fastify';
import { apiCalls } from '../app/api-calls.ts';
import { declaredErrors } from '../app/declared-errors.ts';

const declared = new Map(apiCalls.map((call) => [`${call.method} ${call.url}`, declaredErrors(call)]));
const outside = [...Object.entries(errorsOutsideCalls), ...Object.entries(generalErrors)];

function isDeclared(route: string, status: number, code: string): boolean {
  const codes = declared.get(route);
  if (codes) return codes[status]?.includes(code) ?? false;
  return outside.some(([of, list]) => Number(of) === status && list.some((one) => one === code));
}

/** Watches the answers of a server that does not listen yet; the list grows with every answer that nobody declared. */
export function watchAnswers(app: FastifyInstance): string[] {
  const undeclared: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const isFailure = reply.statusCode >= 400 && typeof payload === 'string' && request.url.startsWith('/api/');
    if (!isFailure || !String(reply.getHeader('content-type')).includes('json')) return payload;
    const { code } = JSON.parse(payload) as { code?: string };
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    if (!isDeclared(route, reply.statusCode, code ?? '')) undeclared.push(`${route} answered ${reply.statusCode} ${code}`);
    return payload;
  });
  return undeclared;
}
