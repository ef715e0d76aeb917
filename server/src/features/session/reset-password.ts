// A forgotten password: a link by mail, once, for 60 minutes. The answer does not reveal whether the address exists. The mail is a job, so
// that a mail server that is down gets it later; the link is made with each try, and the job's row holds none.
import { toInterfaceLanguage } from '@folio/contract/languages';
import { changePermissions } from '../../kernel/access.ts';
import { companyMail } from '../../kernel/company-mail.ts';
import { defineJob } from '../../kernel/define-job.ts';
import { AppError, invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { hashToken, newToken } from '../../kernel/secrets.ts';
import { accountRows } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { asActor } from './log-in.ts';
import { hashPassword, isPasswordOf, refuseTrivial } from './password.ts';
import { sendPasswordChanged } from './password-mail.ts';
import { resetMailQueue } from './reset-mail-queue.ts';
import {
  cancelOneTimeTokens,
  findOneTimeToken,
  findUserByEmail,
  findUserById,
  insertOneTimeToken,
  lockUser,
  setPasswordHash,
  spendOneTimeToken,
} from './session.queries.ts';

const linkMinutes = 60;

async function sendLink(kernel: Kernel, userId: number): Promise<void> {
  const user = await findUserById(kernel.database, userId);
  if (!user || user.disabled_at) return;
  const token = newToken('reset');
  await cancelOneTimeTokens(kernel.database, 'reset_password', user.id);
  const link = { token_hash: hashToken(token), purpose: 'reset_password', user_id: user.id } as const;
  await insertOneTimeToken(kernel.database, link, linkMinutes * 60);
  const language = toInterfaceLanguage(user.locale);
  const account = await accountRows.findAccount(kernel.database, user.account_id);
  await kernel.mailer.send(
    companyMail({
      to: user.email,
      language,
      branding: account?.branding ?? {},
      subject: message('reset_mail_subject', language),
      lines: message('reset_mail_text', language, { name: user.name }).split('\n\n'),
      button: { label: message('reset_mail_button', language), url: `${kernel.config.publicUrl}/reset-password/${token}` },
      foot: message('reset_mail_foot', language),
    }),
  );
}

/** The job that sends links. */
export const resetMailJob = defineJob(resetMailQueue, {
  lane: 'care',
  run: async (kernel, { userId }) => {
    try {
      await sendLink(kernel, userId);
    } catch (problem) {
      kernel.log.warn({ err: problem, userId }, 'A reset mail could not be sent; it is tried again');
      throw problem;
    }
  },
  onFail: async (kernel, { userId }) => kernel.log.error({ userId }, 'A reset mail could not be sent; no further try follows'),
});

/** Has the link sent when the address is known; looked up after the answer, so that the time reveals nothing either. */
export function createRequestReset(kernel: Kernel) {
  const perAccount = createRateLimit(kernel.database, 'reset-account', 5, 3600);
  const perAddress = createRateLimit(kernel.database, 'reset-address', 30, 3600);
  async function askForLink(email: string): Promise<void> {
    const user = await findUserByEmail(kernel.database, email);
    if (!user || user.disabled_at) return;
    await kernel.database.transaction(async (tx) => {
      await kernel.jobs.send(resetMailQueue, { userId: user.id }, tx);
      await recordAudit(tx, asActor(user), { action: 'password.reset_asked', subjectId: user.id, subjectName: user.name });
    });
  }
  return async (ip: string, email: string): Promise<void> => {
    await perAddress.spend([ip]);
    await perAccount.spend([email]);
    askForLink(email).catch((problem: unknown) => kernel.log.error({ err: problem }, 'A reset mail could not be asked for'));
  };
}

/** Sets the password, ends all access of the user, and tells them by email. */
export async function resetPassword(
  kernel: Kernel,
  input: { token: string; password: string; password_confirmation: string },
): Promise<void> {
  if (input.password !== input.password_confirmation) throw invalidField('password_confirmation', 'passwords_differ');
  await refuseTrivial('password', input.password, []);
  const passwordHash = await hashPassword(input.password);
  const { userId, ended } = await kernel.database.transaction(async (tx) => {
    const tokenHash = hashToken(input.token);
    const link = await findOneTimeToken(tx, 'reset_password', tokenHash);
    const user = link && (await lockUser(tx, link.user_id, 'no key update'));
    const spent = user && (await spendOneTimeToken(tx, 'reset_password', tokenHash));
    if (!spent || user.disabled_at) throw new AppError(422, 'reset_link_invalid');
    await refuseTrivial('password', input.password, [user.name, user.email]);
    if (await isPasswordOf(user.password_hash, input.password)) throw invalidField('password', 'same_password');
    await setPasswordHash(tx, user.id, user.password_hash, passwordHash);
    await recordAudit(tx, asActor(user), { action: 'password.reset', subjectId: user.id, subjectName: user.name });
    return { userId: user.id, ended: await changePermissions(kernel, tx, { userId: user.id, cause: 'password' }) };
  });
  sendPasswordChanged(kernel, userId, ended);
}
