import type { InterfaceLanguage } from '@folio/contract/languages';
import type { SQL } from 'drizzle-orm';
import { companyMail, oneLine } from '../../kernel/company-mail.ts';
import { inDays } from '../../kernel/db/in-days.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { hashToken, newToken } from '../../kernel/secrets.ts';
import type { AccountBranding } from '../accounts/index.ts';

const linkDays = 7;

/** A new link for an invitation, valid for `linkDays` of the database's clock: the token is only in the email, its hash in the row. */
export function newInvitationLink(): { token: string; token_hash: Buffer; expires_at: SQL<Date> } {
  const token = newToken('invitation');
  return { token, token_hash: hashToken(token), expires_at: inDays(linkDays) };
}

export interface InvitationMail {
  email: string;
  token: string;
  company: { name: string; branding: AccountBranding };
  invitedBy: string;
  language: InterfaceLanguage;
}

/** The page that accepts an invitation. */
export const invitationUrl = (kernel: Kernel, token: string): string => `${kernel.config.publicUrl}/invitation/${token}`;

/** Mails the link in the inviter's language and the company's looks. False when it could not be sent; the seat is held all the same. */
export async function sendInvitation(kernel: Kernel, invitation: InvitationMail): Promise<boolean> {
  const { email, token, company, language } = invitation;
  const names = { company: oneLine(company.name), name: oneLine(invitation.invitedBy), days: linkDays };
  // A founder without a company has an account of their own name.
  const isAlone = names.company === names.name;
  try {
    await kernel.mailer.send(
      companyMail({
        to: email,
        language,
        branding: company.branding,
        subject: message(isAlone ? 'invitation_mail_subject_alone' : 'invitation_mail_subject', language, names),
        lines: message(isAlone ? 'invitation_mail_text_alone' : 'invitation_mail_text', language, names).split('\n\n'),
        button: {
          label: message('invitation_mail_button', language),
          url: invitationUrl(kernel, token),
        },
        foot: message('invitation_mail_foot', language, names),
      }),
    );
    return true;
  } catch (problem) {
    kernel.log.error({ err: problem }, 'An invitation could not be mailed');
    return false;
  }
}
