// The two halves of a login with a second factor: a short-lived token for the right password, a session for the right code.
import { type Db, whenCommitted } from '../../kernel/db/database.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { hashToken, newToken } from '../../kernel/secrets.ts';
import { recordAudit } from '../audit/index.ts';
import type { Authenticators } from './authenticator.ts';
import { recordDevice } from './known-device.ts';
import { openSession } from './open-session.ts';
import { findOneTimeToken, insertOneTimeToken, lockUser, spendOneTimeToken } from './session.queries.ts';
import { setSessionCookie } from './session-cookies.ts';
import type { SignedIn } from './signed-in.ts';

const minutes = 5;

export interface SecondFactorNeeded {
  token: string;
  expiresAt: Date;
}

/** The token that stands for a password that was right. */
export async function requestCode(tx: Db, userId: number): Promise<SecondFactorNeeded> {
  const token = newToken('second_factor');
  const link = { token_hash: hashToken(token), purpose: 'second_factor', user_id: userId } as const;
  const expiresAt = await insertOneTimeToken(tx, link, minutes * 60);
  return { token, expiresAt };
}

/** Finishes the login. A wrong code leaves the token; too many answer 429. Throws 401 for a token that ended. */
export async function finishLogIn(
  kernel: Kernel,
  authenticators: Authenticators,
  context: CallContext,
  input: { token: string; code: string; remember?: boolean | undefined },
): Promise<SignedIn> {
  const known = await findOneTimeToken(kernel.database, 'second_factor', hashToken(input.token));
  if (!known) throw unauthenticated('second_factor_ended');
  await authenticators.refuseWrongCode(known.user_id, input.code);
  return kernel.database.transaction(async (tx) => {
    const user = await lockUser(tx, known.user_id, 'share');
    // Ends with the password that it stands for.
    const spent = user && (await spendOneTimeToken(tx, 'second_factor', hashToken(input.token)));
    if (!spent || user.disabled_at) throw unauthenticated('second_factor_ended');
    const isRemembered = input.remember ?? false;
    await recordAudit(
      tx,
      { id: user.id, accountId: user.account_id, impersonator: null },
      {
        action: 'session.began',
        subjectId: user.id,
        subjectName: user.name,
      },
    );
    const token = await openSession(tx, context, { userId: user.id, isRemembered });
    whenCommitted(tx, () => {
      setSessionCookie(context, token, isRemembered);
      recordDevice(kernel, context, user.id);
    });
    return { user: { id: user.id, name: user.name, email: user.email }, token };
  });
}
