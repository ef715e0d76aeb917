// The check of single sign-on: whether the provider answers, knows this client, and has the same time.
import { singleSignOnConfig } from '../features/single-sign-on/single-sign-on.config.ts';
import type { Settings } from '../kernel/config.ts';
import { examineSignInProvider } from '../kernel/sign-in.ts';
import { type CheckResult, ok, problem, warning } from './check-result.ts';

/** Seconds by which clocks may differ: tokens are refused before they begin and after they end. */
const maxSecondsApart = 60;

export async function checkSignIn(settings: Settings): Promise<CheckResult> {
  const name = 'Single sign-on';
  const config = singleSignOnConfig.of(settings);
  if (config === null) return ok(name, 'OIDC_ISSUER is not set: users log in with a password.');
  const redirectUri = `${settings.publicUrl}/api/services/auth/oidc/callback`;
  let facts: Awaited<ReturnType<typeof examineSignInProvider>>;
  try {
    facts = await examineSignInProvider(config, redirectUri);
  } catch (cause) {
    const { cause: inner, message, code } = cause as Error & { code?: string };
    const words = inner instanceof Error && inner.message !== '' ? inner.message : message;
    return problem(
      name,
      `${config.issuer} cannot be used: ${words.split('\n')[0] || (code ?? 'no answer')}.`,
      'Correct OIDC_ISSUER; for a certificate of your own authority, name its file in NODE_EXTRA_CA_CERTS.',
    );
  }
  const { secondsAhead, isClientKnown } = facts;
  if (isClientKnown === false)
    return problem(
      name,
      `${config.issuer} refuses the client ${config.clientId}.`,
      `Correct OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, and allow ${redirectUri} there.`,
    );
  if (secondsAhead !== null && Math.abs(secondsAhead) > maxSecondsApart)
    return problem(
      name,
      `The clock of ${config.issuer} is ${Math.abs(secondsAhead)} s ${secondsAhead > 0 ? 'ahead of' : 'behind'} this one.`,
      'Set both by NTP: tokens from another time are refused.',
    );
  if (isClientKnown === null)
    return warning(
      name,
      `${config.issuer} answers; whether it knows the client ${config.clientId} is not clear.`,
      'Log in once by single sign-on.',
    );
  return ok(name, `${config.issuer} answers and knows the client ${config.clientId}.`);
}
