// An email to the user whose password was changed: if it was not them, it is how they learn of it.
import { toInterfaceLanguage } from '@folio/contract/languages';
import { companyMail } from '../../kernel/company-mail.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { accountRows } from '../accounts/index.ts';

async function send(kernel: Kernel, userId: number): Promise<void> {
  const { user, account } = await accountRows.getUserWithAccount(kernel.database, userId);
  const language = toInterfaceLanguage(user.locale);
  await kernel.mailer.send(
    companyMail({
      to: user.email,
      language,
      branding: account.branding,
      subject: message('password_mail_subject', language),
      lines: message('password_mail_text', language, { name: user.name }).split('\n\n'),
      button: { label: message('password_mail_button', language), url: `${kernel.config.publicUrl}/reset-password` },
      foot: message('password_mail_foot', language),
    }),
  );
}

/** Sends the letter after the answer; a mail server that is away is logged and undoes nothing. */
export function sendPasswordChanged(kernel: Kernel, userId: number): void {
  send(kernel, userId).catch((problem: unknown) =>
    kernel.log.error({ err: problem }, 'The mail about a new password was not sent'),
  );
}
