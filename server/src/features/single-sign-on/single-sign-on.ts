// Login at the company's own provider: leaves with a sealed note of the request, returns with a session.
import { setTimeout } from 'node:timers/promises';
import { sqlErrorCode, uniqueViolation } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { decryptSecret, encryptSecret } from '../../kernel/secrets.ts';
import { createSignInProvider, type SignedInPerson, type SignInChecks, type SignInProvider } from '../../kernel/sign-in.ts';
import { recordAudit } from '../audit/index.ts';
import { findActor, openSession, sessionCookies } from '../session/index.ts';
import { findPerson, type Refusal, SignInRefused } from './find-person.ts';
import { type SignInConfig, singleSignOnConfig } from './single-sign-on.config.ts';
import { findJoinedAccount } from './single-sign-on.queries.ts';

const cookieName = 'folio_sign_in';
/** Seconds that someone may take at the provider. */
const maxSeconds = 600;
const callbackPath = '/api/services/auth/oidc/callback';

interface Note extends SignInChecks {
  remember: boolean;
  redirect: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** A path of our own pages; anything else leads home. */
export function safePath(path: string | undefined): string {
  const isLocal = path !== undefined && /^\/(?![/\\])[^\\\s]*$/.test(path);
  return isLocal ? path : '/';
}

export interface SingleSignOn {
  /** Redirect target of the browser. */
  start: (context: CallContext, query: { remember?: string; redirect?: string }) => Promise<string>;
  /** Redirect target after the login; a session is open if it succeeded. */
  finish: (context: CallContext, query: string) => Promise<string>;
}

const cookieIn = (context: CallContext) =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(context.header('cookie') ?? '')?.[1] ?? null;

const asActor = ({ id, accountId }: { id: number | null; accountId: number }) => ({ id, accountId, impersonator: null });

/** Longest address (RFC 5321), in characters. */
const maxAddress = 254;

/** In the account that new users join, or that of a known user. The address comes from the provider. */
async function recordRefusal(
  kernel: Kernel,
  config: SignInConfig,
  person: SignedInPerson,
  refused: SignInRefused,
): Promise<void> {
  const { refusal, known } = refused;
  const accountId = known?.accountId ?? (await findJoinedAccount(kernel.database, config.accountId))?.id;
  if (accountId === undefined) return;
  await recordAudit(kernel.database, asActor({ id: known?.id ?? null, accountId }), {
    action: 'session.refused',
    subjectId: known?.id ?? null,
    subjectName: known?.name ?? person.email?.slice(0, maxAddress) ?? null,
    details: { provider: person.issuer, reason: refusal },
  });
}

const providers = new WeakMap<SignInConfig, SignInProvider>();

function providerOf(config: SignInConfig): SignInProvider {
  const known = providers.get(config) ?? createSignInProvider(config);
  providers.set(config, known);
  return known;
}

/** Milliseconds to wait at a logout for a provider with unknown endpoints. */
const maxEndMs = 3000;

/** The address that ends a session at its provider and leads back to the login page. A provider that does not respond keeps its session. */
export async function endSessionUrl({ config, log }: Kernel, issuer: string): Promise<string | null> {
  const signIn = singleSignOnConfig.of(config);
  if (!signIn?.endsSession || signIn.issuer !== issuer) return null;
  try {
    const late = setTimeout(maxEndMs, null, { ref: false });
    return await Promise.race([providerOf(signIn).end(`${config.publicUrl}/login`), late]);
  } catch (problem) {
    log.warn({ err: problem }, 'A session was not ended at the sign-in provider');
    return null;
  }
}

/** Null where no provider is configured. */
export function createSingleSignOn(kernel: Kernel): SingleSignOn | null {
  const { config, database, clock, log } = kernel;
  const signIn = singleSignOnConfig.of(config);
  if (!signIn) return null;
  const provider = providerOf(signIn);
  const redirectUri = `${config.publicUrl}${callbackPath}`;
  const failed = (code: Refusal | 'failed' | 'away') => `/login?sso=${code}`;

  function readNote(context: CallContext): Note | null {
    const sealed = cookieIn(context);
    if (!sealed) return null;
    try {
      const note = JSON.parse(decryptSecret(decodeURIComponent(sealed), config.secretKey)) as Note;
      return note.until > clock.now().getTime() ? note : null;
    } catch {
      return null;
    }
  }

  return {
    start: async (context, { remember, redirect }) => {
      try {
        const { url, checks } = await provider.begin(redirectUri);
        const until = clock.now().getTime() + maxSeconds * 1000;
        const note: Note = { ...checks, remember: remember === '1' || remember === 'true', redirect: safePath(redirect), until };
        context.setCookie(cookieName, encodeURIComponent(encryptSecret(JSON.stringify(note), config.secretKey)), maxSeconds);
        return url;
      } catch (problem) {
        log.warn({ err: problem }, 'The sign-in provider could not be reached');
        return failed('away');
      }
    },
    finish: async (context, query) => {
      const note = readNote(context);
      context.setCookie(cookieName, null);
      if (!note) return failed('failed');
      try {
        const person = await provider.finish(new URL(`${redirectUri}${query}`), note);
        const signedIn = await findActor(kernel, context, 'GET').catch(() => null);
        const signedInId = signedIn?.impersonator === null ? signedIn.id : null;
        const enter = () =>
          database.transaction(async (tx) => {
            const known = await findPerson(tx, signIn, person, signedInId);
            await recordAudit(tx, asActor(known), {
              action: 'session.began',
              subjectId: known.id,
              subjectName: known.name,
              details: { provider: person.issuer },
            });
            return openSession(tx, context, { userId: known.id, isRemembered: note.remember, issuer: signIn.issuer });
          });
        // Two first visits at once create one user: the second finds the user of the first.
        const letIn = enter().catch((problem: unknown) => {
          if (sqlErrorCode(problem) === uniqueViolation) return enter();
          throw problem;
        });
        const token = await letIn.catch(async (problem: unknown) => {
          if (problem instanceof SignInRefused) await recordRefusal(kernel, signIn, person, problem);
          throw problem;
        });
        sessionCookies.setSessionCookie(context, token, note.remember);
        return note.redirect;
      } catch (problem) {
        if (problem instanceof SignInRefused) return failed(problem.refusal);
        log.warn({ err: problem }, 'A sign-in at the provider failed');
        return failed('failed');
      }
    },
  };
}
