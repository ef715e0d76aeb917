// Who makes a call: a bearer token (session or API token) or the browser's cookie.
import { timingSafeEqual } from 'node:crypto';
import type { Actor } from '../../kernel/actor.ts';
import { onPrimary } from '../../kernel/db/routed-database.ts';
import { forbidden, unauthenticated } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { hashToken } from '../../kernel/secrets.ts';
import { type FoundActor, findActorByApiToken, findActorBySession, touchApiToken, touchSession } from './session.queries.ts';
import { readSessionCookies, rememberedSeconds, slidingSeconds } from './session-cookies.ts';

/** Prefixes tell the two kinds of token apart, so that each costs one look-up. */
export const sessionPrefix = 'folio_session';
export const apiTokenPrefix = 'folio_api';

async function keepAlive(kernel: Kernel, found: FoundActor, tokenHash: Buffer): Promise<void> {
  if (!found.isStale) return;
  const { session } = found.actor;
  if (session.kind === 'api_token') return touchApiToken(kernel.database, tokenHash);
  const seconds = found.isRemembered ? rememberedSeconds : slidingSeconds;
  // An impersonation does not slide: it ends an hour after it began.
  if (!found.actor.impersonator) await touchSession(kernel.database, session.id, seconds);
}

/** The holder of a token, or null when it is unknown, ended or its owner is disabled. */
export const findActorByToken = (kernel: Kernel, token: string): Promise<Actor | null> =>
  onPrimary(() => findActorOf(kernel, token));

async function findActorOf(kernel: Kernel, token: string): Promise<Actor | null> {
  const tokenHash = hashToken(token);
  const found = token.startsWith(`${apiTokenPrefix}_`)
    ? await findActorByApiToken(kernel.database, tokenHash)
    : await findActorBySession(kernel.database, tokenHash);
  if (!found) return null;
  await keepAlive(kernel, found, tokenHash);
  return found.actor;
}

function sameHost(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Throws 403 for a write that a browser sent from a page of another site. */
export function refuseForeignOrigin(context: Pick<CallContext, 'header'>, method: string, publicUrl: string): void {
  if (method === 'GET' || method === 'HEAD') return;
  const origin = context.header('origin');
  if (origin === undefined) {
    const site = context.header('sec-fetch-site');
    if (site === undefined || site === 'same-origin' || site === 'none') return;
    throw forbidden('wrong_origin');
  }
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (host !== '' && (sameHost(host, context.header('host') ?? '') || sameHost(host, new URL(publicUrl).host))) return;
  throw forbidden('wrong_origin');
}

/**
 * Reads bearer header or cookie; a bearer wins, since anyone who sends one means it. Cookies hold sessions only, never API tokens.
 * Throws 401 where an impersonation has ended: what was meant for the other person is never done as oneself.
 */
export async function findActor(kernel: Kernel, context: Pick<CallContext, 'header'>, method: string): Promise<Actor | null> {
  const bearer = /^bearer\s+(\S+)$/i.exec(context.header('authorization') ?? '')?.[1];
  if (bearer !== undefined) return findActorByToken(kernel, bearer);
  const cookies = readSessionCookies(context);
  const token = cookies.acting ?? cookies.own;
  if (token === null) return null;
  refuseForeignOrigin(context, method, kernel.config.publicUrl);
  const actor = token.startsWith(`${sessionPrefix}_`) ? await findActorByToken(kernel, token) : null;
  if (!actor && cookies.acting) throw unauthenticated('impersonation_ended');
  return actor;
}
