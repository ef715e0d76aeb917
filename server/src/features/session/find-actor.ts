// Identifies the caller: a bearer token (session or API token) or the browser's cookie.
import { timingSafeEqual } from 'node:crypto';
import type { Actor } from '../../kernel/actor.ts';
import { batchLookups } from '../../kernel/batch-lookups.ts';
import { onPrimary } from '../../kernel/db/replicas/read-replicas.ts';
import { forbidden, unauthenticated } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { hashToken } from '../../kernel/secrets.ts';
import { type FoundActor, findActors, touchApiToken, touchSession } from './session.queries.ts';
import { readSessionCookies, rememberedSeconds, slidingSeconds } from './session-cookies.ts';

/** Prefixes distinguish the two kinds of token, so that each costs one look-up. */
export const sessionPrefix = 'folio_session';
export const apiTokenPrefix = 'folio_api';

async function keepAlive(kernel: Kernel, found: FoundActor, tokenHash: string): Promise<void> {
  if (!found.isStale) return;
  const { session } = found.actor;
  if (session.kind === 'api_token') return touchApiToken(kernel.database, Buffer.from(tokenHash, 'hex'));
  const seconds = found.isRemembered ? rememberedSeconds : slidingSeconds;
  // An impersonation does not slide: it ends an hour after it began.
  if (!found.actor.impersonator) await touchSession(kernel.database, session.id, seconds);
}

interface Caller {
  actor: Actor;
  /** Settles when the use is written down, once for all calls that found it together. */
  keptAlive: Promise<void>;
}

type Finder = (tokenHash: string) => Promise<Caller | undefined>;

const finders = new WeakMap<Kernel, { session: Finder; apiToken: Finder }>();

/** The look-up of every call, by the hash of its token in hexadecimal digits; those that arrive at once make one statement. */
function findersOf(kernel: Kernel): { session: Finder; apiToken: Finder } {
  const known = finders.get(kernel);
  if (known) return known;
  const of = (kind: 'session' | 'apiToken') =>
    batchLookups(async (hashes) => {
      const found = await findActors(kernel.database, kind, hashes);
      return new Map(
        [...found].map(([hash, one]) => {
          const keptAlive = keepAlive(kernel, one, hash);
          // Its callers throw it.
          keptAlive.catch(() => undefined);
          return [hash, { actor: one.actor, keptAlive }];
        }),
      );
    });
  const made = { session: of('session'), apiToken: of('apiToken') };
  finders.set(kernel, made);
  return made;
}

/** The holder of a token, or null when it is unknown, ended or its owner is disabled. */
export const findActorByToken = (kernel: Kernel, token: string): Promise<Actor | null> =>
  onPrimary(() => findActorOf(kernel, token));

async function findActorOf(kernel: Kernel, token: string): Promise<Actor | null> {
  const kind = token.startsWith(`${apiTokenPrefix}_`) ? 'apiToken' : 'session';
  const caller = await findersOf(kernel)[kind](hashToken(token).toString('hex'));
  await caller?.keptAlive;
  return caller?.actor ?? null;
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
 * Reads bearer header or cookie; a bearer wins, because its sender means it. Cookies hold sessions only, never API tokens. Throws 401 if an
 * impersonation has ended: an act meant for the other user is never done as oneself.
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
