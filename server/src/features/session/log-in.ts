import { unauthenticated } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { recordAudit } from '../audit/index.ts';
import { createAuthenticators } from './authenticator.ts';
import { findKnownDevice, recordDevice } from './known-device.ts';
import { openSession } from './open-session.ts';
import { isPasswordOf } from './password.ts';
import { requestCode, type SecondFactorNeeded } from './second-factor.ts';
import { findUserByEmail, lockUser } from './session.queries.ts';
import { setSessionCookie } from './session-cookies.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Guesses allowed in 15 minutes: for one account from one network, from one network, and for one account from everywhere. The last is high, so
 * a stranger with a user's email cannot shut them out, and it still bounds guessing from many networks.
 */
const triesPerAccount = 10;
const triesPerAddress = 100;
const triesFromEverywhere = 100;
const windowSeconds = 900;

/** A user without a session, as the log names them. */
export const asActor = (user: { id: number; account_id: number }) => ({
  id: user.id,
  accountId: user.account_id,
  impersonator: null,
});

/**
 * Signs in with email and password. A wrong address and a wrong password answer the same words in the same time;
 * too many tries answer 429 for either. With a second factor the right password answers a token that waits for the code.
 */
export function createLogIn(kernel: Kernel) {
  const perAccount = createRateLimit(kernel.database, 'login-account', triesPerAccount, windowSeconds);
  const fromEverywhere = createRateLimit(kernel.database, 'login-everywhere', triesFromEverywhere, windowSeconds);
  const perDevice = createRateLimit(kernel.database, 'login-device', triesPerAccount, windowSeconds);
  const perAddress = createRateLimit(kernel.database, 'login-address', triesPerAddress, windowSeconds);
  const authenticators = createAuthenticators(kernel);
  return async (
    context: CallContext,
    input: { email: string; password: string; remember?: boolean | undefined },
  ): Promise<SignedIn | SecondFactorNeeded> => {
    const user = await findUserByEmail(kernel.database, input.email);
    const device = user && findKnownDevice(kernel, context, user.id);
    const pair = `${input.email} ${context.network}`;
    // Attempts from known devices are counted apart: others cannot use them up.
    if (device) await perDevice.spend([device]);
    else {
      await perAddress.spend([context.network]);
      await perAccount.spend([pair]);
      await fromEverywhere.spend([input.email]);
    }
    const fits = await isPasswordOf(user && !user.disabled_at ? user.password_hash : null, input.password);
    if (!user || !fits) {
      if (user)
        await recordAudit(kernel.database, asActor(user), {
          action: 'session.refused',
          subjectId: user.id,
          subjectName: user.name,
        });
      throw unauthenticated('wrong_credentials');
    }
    await (device ? perDevice.clear(device) : perAccount.clear(pair));
    const needsCode = await authenticators.isOn(user.id);
    const opened = await kernel.database.transaction(async (tx) => {
      // Changed while it was compared: the old one opens nothing any more.
      const now = await lockUser(tx, user.id, 'share');
      if (now?.password_hash !== user.password_hash || now.disabled_at) throw unauthenticated('wrong_credentials');
      if (needsCode) return requestCode(tx, user.id);
      await recordAudit(tx, asActor(user), { action: 'session.began', subjectId: user.id, subjectName: user.name });
      return openSession(tx, context, { userId: user.id, isRemembered: input.remember ?? false });
    });
    if (typeof opened !== 'string') return opened;
    setSessionCookie(context, opened, input.remember ?? false);
    recordDevice(kernel, context, user.id);
    return { user: { id: user.id, name: user.name, email: user.email }, token: opened };
  };
}
