// Emails with review links. They are in the language of the requesting member.
import { toInterfaceLanguage } from '@folio/contract/languages';
import { companyMail, oneLine } from '../../kernel/company-mail.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { dayText } from '../../kernel/messages/day-text.ts';
import { message } from '../../kernel/messages/messages.ts';
import { decryptSecret } from '../../kernel/secrets.ts';
import { accountRows } from '../accounts/index.ts';
import { findCreator, type LinkRow, type ShownLink } from './review-links.queries.ts';

/** The address that a link's token opens. Throws where the token was encrypted with a key that is gone. */
export const urlOf = (kernel: Kernel, link: Pick<LinkRow, 'token_sealed'>) =>
  `${kernel.config.publicUrl}/review/${decryptSecret(link.token_sealed, kernel.config.secretKey)}`;

/** The company and the member in the sender's name, and the language of that member. */
export async function senderOf(kernel: Kernel, link: LinkRow) {
  const account = await accountRows.findAccount(kernel.database, link.account_id);
  const creator = await findCreator(kernel.database, link.creator_id);
  return {
    company: oneLine(account?.name ?? ''),
    branding: account?.branding ?? {},
    name: oneLine(creator?.name ?? ''),
    language: toInterfaceLanguage(creator?.locale),
  };
}

/**
 * Sends the link to its guest. `note` is the requester's text, `title` the subject if it is not a task. Throws the errors of the mail
 * server.
 */
export async function sendLink(
  kernel: Kernel,
  { link, guest, tasks }: ShownLink,
  { note = '', title, isReminder = false }: { note?: string; title?: string; isReminder?: boolean } = {},
): Promise<void> {
  const { company, branding, name, language } = await senderOf(kernel, link);
  const titles = title === undefined ? tasks.map((task) => oneLine(task.title)) : [oneLine(title)];
  const [first = ''] = titles;
  const subject =
    titles.length === 1
      ? message(isReminder ? 'review_link_mail_reminder' : 'review_link_mail_subject', language, { company, title: first })
      : message('review_link_mail_subject_many', language, { company, count: titles.length });
  await kernel.mailer.send(
    companyMail({
      to: guest.email,
      language,
      branding,
      subject,
      lines: [
        message('review_link_mail_hello', language, { guest: oneLine(guest.name) }),
        // An account that nobody has named has the name of its first person.
        message(company === name ? 'review_link_mail_text_own' : 'review_link_mail_text', language, { name, company }),
        ...titles.map((title) => `– ${title}`),
        ...(note.trim() === '' ? [] : [message('review_link_mail_note', language, { name, note: note.trim() })]),
      ],
      button: { label: message('review_link_mail_button', language), url: urlOf(kernel, link) },
      foot: message('review_link_mail_foot', language, { day: dayText(link.expires_at.toISOString(), language) }),
    }),
  );
}
