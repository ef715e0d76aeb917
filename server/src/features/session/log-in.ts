import { invalidField, unauthenticated } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { createAuthenticators } from './authenticator.ts';
import { openSession } from './open-session.ts';
import { isPasswordOf } from './password.ts';
import { askForCode, type SecondFactorNeeded } from './second-factor.ts';
import { findUserByEmail } from './session.queries.ts';
import { setSessionCookie } from './session-cookies.ts';

/** Guesses allowed for one account and for one address in 15 minutes. */
const triesPerAccount = 10;
const triesPerAddress = 100;
const windowSeconds = 900;

export interface SignedIn {
  user: { id: number; name: string; email: string };
  token: string;
}

/**
 * Signs in with email and password. A wrong address and a wrong password answer the same words in the same time;
 * too many tries answer 429 for either. With a second factor the right password answers a token that waits for the code.
 */
export function createLogIn(kernel: Kernel) {
  const perAccount = createRateLimit(kernel.database, 'login-account', triesPerAccount, windowSeconds);
  const perAddress = createRateLimit(kernel.database, 'login-address', triesPerAddress, windowSeconds);
  const authenticators = createAuthenticators(kernel);
  return async (
    context: CallContext,
    input: { email: string; password: string; remember?: boolean | undefined },
  ): Promise<SignedIn | SecondFactorNeeded> => {
    await perAddress.spend([context.ip]);
    await perAccount.spend([input.email]);
    const user = await findUserByEmail(kernel.database, input.email);
    const fits = await isPasswordOf(user && !user.disabled_at ? user.password_hash : null, input.password);
    if (!user || !fits) throw unauthenticated('wrong_credentials');
    await perAccount.clear(input.email);
    if (await authenticators.isOn(user.id)) return askForCode(kernel, user.id);
    const token = await openSession(kernel.database, context, { userId: user.id, isRemembered: input.remember ?? false });
    setSessionCookie(context, token, input.remember ?? false);
    return { user: { id: user.id, name: user.name, email: user.email }, token };
  };
}

/** Refuses a password that is too easy to guess. */
export function refuseTrivial(field: string, isTrivial: boolean): void {
  if (isTrivial) throw invalidField(field, 'trivial_password');
}
