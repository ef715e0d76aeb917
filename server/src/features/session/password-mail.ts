// An email to a user after a change of their password: they learn of a change by someone else.
import { type InterfaceLanguage, toInterfaceLanguage } from '@folio/contract/languages';
import type { PermissionChange } from '../../kernel/access.ts';
import { companyMail } from '../../kernel/company-mail.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { accountRows } from '../accounts/index.ts';

type Ended = PermissionChange['ended'];

/** The feeds and webhooks that ended, which the owner sets up again; nothing when there were none. */
function endedLines({ calendar_feed: feeds = 0, webhook: webhooks = 0 }: Ended, language: InterfaceLanguage): string[] {
  return [
    ...(feeds > 0 ? [message('password_mail_feeds', language, { count: feeds })] : []),
    ...(webhooks > 0 ? [message('password_mail_webhooks', language, { count: webhooks })] : []),
  ];
}

async function send(kernel: Kernel, userId: number, ended: Ended): Promise<void> {
  const { user, account } = await accountRows.getUserWithAccount(kernel.database, userId);
  const language = toInterfaceLanguage(user.locale);
  await kernel.mailer.send(
    companyMail({
      to: user.email,
      language,
      branding: account.branding,
      subject: message('password_mail_subject', language),
      lines: [...message('password_mail_text', language, { name: user.name }).split('\n\n'), ...endedLines(ended, language)],
      button: { label: message('password_mail_button', language), url: `${kernel.config.publicUrl}/reset-password` },
      foot: message('password_mail_foot', language),
    }),
  );
}

/** Sends the letter after the answer; a mail server that is away is logged and undoes nothing. */
export function sendPasswordChanged(kernel: Kernel, userId: number, ended: Ended): void {
  send(kernel, userId, ended).catch((problem: unknown) =>
    kernel.log.error({ err: problem }, 'The mail about a new password was not sent'),
  );
}
