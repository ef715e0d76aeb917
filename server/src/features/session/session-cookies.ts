// The browser's side of a session: two HttpOnly cookies, one's own and, while acting as someone else, a second that wins.
import type { CallContext } from '../../kernel/rpc.ts';

const sessionCookie = 'folio_token';
const impersonationCookie = 'folio_impersonate_token';

/** "Remember me" keeps a session for 8760 hours (one year). */
export const rememberedSeconds = 8760 * 3600;

/** A session lives 12 hours from its last use. */
export const slidingSeconds = 12 * 3600;

/** Acting as someone else ends an hour after it began. */
export const actingSeconds = 3600;

function readCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').map((part) => part.trim().split('=') as [string, string?]);
  return new Map(pairs.map(([name, value]) => [name, value ?? '']));
}

export interface SessionCookies {
  own: string | null;
  acting: string | null;
}

export function readSessionCookies(context: Pick<CallContext, 'header'>): SessionCookies {
  const cookies = readCookies(context.header('cookie'));
  return { own: cookies.get(sessionCookie) || null, acting: cookies.get(impersonationCookie) || null };
}

/** Without "remember me" the cookie ends with the browser. A login ends any impersonation. */
export function setSessionCookie(context: CallContext, token: string, isRemembered: boolean): void {
  if (readSessionCookies(context).acting !== null) context.setCookie(impersonationCookie, null);
  context.setCookie(sessionCookie, token, isRemembered ? rememberedSeconds : undefined);
}

export const setActingCookie = (context: CallContext, token: string) => context.setCookie(impersonationCookie, token);

export const clearActingCookie = (context: CallContext) => context.setCookie(impersonationCookie, null);

export function clearSessionCookies(context: CallContext): void {
  context.setCookie(sessionCookie, null);
  context.setCookie(impersonationCookie, null);
}

/** Removes the cookie of a session that has ended, so that the next person on this browser begins without it. */
export function clearDeadCookie(context: Pick<CallContext, 'header' | 'setCookie'>): void {
  const { own: dead, acting: other } = readSessionCookies(context);
  if (dead !== null && other === null && context.header('authorization') === undefined) context.setCookie(sessionCookie, null);
}
