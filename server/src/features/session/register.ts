import { toInterfaceLanguage } from '@folio/contract/languages';
import { sqlErrorCode, uniqueViolation, whenCommitted } from '../../kernel/db/database.ts';
import { forbidden, invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { accountRows } from '../accounts/index.ts';
import { grantCredits, ledgerConfig } from '../ledger/index.ts';
import { getFlags } from '../platform/index.ts';
import { openSession } from './open-session.ts';
import { hashPassword, refuseTrivial } from './password.ts';
import { setSessionCookie } from './session-cookies.ts';
import type { SignedIn } from './signed-in.ts';

interface Registration {
  name: string;
  email: string;
  password: string;
  company?: string | null | undefined;
  locale?: string | null | undefined;
  industry_name?: string | null | undefined;
  country?: string | null | undefined;
  customer_type?: string | null | undefined;
  job_role?: string | null | undefined;
  utm_source?: string | null | undefined;
  utm_medium?: string | null | undefined;
  utm_campaign?: string | null | undefined;
}

/**
 * Creates an account with its founder (`master`), grants the initial credits and signs in.
 * The first founder of the installation is staff; registration is open to them even when it is closed.
 */
export function createRegister(kernel: Kernel) {
  return async (context: CallContext, input: Registration): Promise<SignedIn> => {
    await refuseTrivial('password', input.password, [input.name, input.email, input.company ?? '']);
    const passwordHash = await hashPassword(input.password);
    const { password: _, company, locale, ...facts } = input;
    try {
      return await kernel.database.transaction(async (tx) => {
        const isFirst = await accountRows.isFirstRegistration(tx);
        if (!isFirst && !(await getFlags(tx)).is_registration_open) throw forbidden('registration_closed');
        const accountId = await accountRows.insertAccount(tx, company?.trim() || input.name);
        const language = toInterfaceLanguage(locale ?? context.header('accept-language')?.split(',')[0]);
        const user = await accountRows.insertUser(tx, {
          ...facts,
          account_id: accountId,
          password_hash: passwordHash,
          role: 'master',
          is_admin: isFirst,
          locale: language,
        });
        await grantCredits(tx, { accountId, userId: user.id, amount: ledgerConfig.of(kernel.config).initialCredits });
        const token = await openSession(tx, context, { userId: user.id });
        whenCommitted(tx, () => setSessionCookie(context, token, false));
        return { user: { id: user.id, name: user.name, email: user.email }, token };
      });
    } catch (problem) {
      if (sqlErrorCode(problem) === uniqueViolation) throw invalidField('email', 'email_taken');
      throw problem;
    }
  };
}
