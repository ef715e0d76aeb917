// Emails that guests cause: codes for another browser, and word that a link reached the wrong person.
import type { InterfaceLanguage } from '@folio/contract/languages';
import { companyMail, oneLine } from '../../kernel/company-mail.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { type OpenedLink, reviewLinkRows, reviewMails } from '../review-links/index.ts';

const { senderOf, urlOf } = reviewMails;
const { findCreator } = reviewLinkRows;

/** Sends a code to the guest of a link. */
export async function sendCode(
  kernel: Kernel,
  { link, guest }: OpenedLink,
  code: string,
  reader: InterfaceLanguage,
): Promise<void> {
  const { company, branding } = await senderOf(kernel, link);
  const subject = message('review_code_mail_subject', reader, { company, code });
  await kernel.mailer.send(
    companyMail({
      to: guest.email,
      language: reader,
      branding,
      subject,
      lines: [message('review_code_mail_text', reader, { code })],
      button: { label: message('review_link_mail_button', reader), url: urlOf(kernel, link) },
      foot: message('review_code_mail_foot', reader),
    }),
  );
}

/** Informs the creator of a link that its guest does not know of it. */
export async function sendRefusal(
  kernel: Kernel,
  { link, guest, isEnded }: OpenedLink & { isEnded: boolean },
  path: string,
): Promise<void> {
  const creator = await findCreator(kernel.database, link.creator_id);
  if (!creator) return;
  const { branding, language } = await senderOf(kernel, link);
  const subject = message('review_link_refused_subject', language, { guest: oneLine(guest.name) });
  await kernel.mailer.send(
    companyMail({
      to: creator.email,
      language,
      branding,
      subject,
      lines: [
        message(isEnded ? 'review_link_refused_text' : 'review_link_reported_text', language, {
          guest: oneLine(guest.name),
          email: guest.email,
        }),
      ],
      button: { label: message('notice_mail_open', language), url: `${kernel.config.publicUrl}${path}` },
      foot: '',
    }),
  );
}
