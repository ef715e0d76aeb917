import type { InterfaceLanguage } from '@folio/contract/languages';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { hashToken, newToken } from '../../kernel/secrets.ts';

const linkDays = 7;

/** A new link for an invitation: the token goes into the mail and nowhere else, its hash into the row. */
export function newInvitationLink(kernel: Kernel): { token: string; token_hash: Buffer; expires_at: Date } {
  const token = newToken('invitation');
  const expiresAt = new Date(kernel.clock.now().getTime() + linkDays * 86_400_000);
  return { token, token_hash: hashToken(token), expires_at: expiresAt };
}

/** Names come from people: in a subject line they stay on one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Mails the link in the inviter's language, as plain text. False when it could not be sent; the seat is held all the same. */
export async function sendInvitation(
  kernel: Kernel,
  invitation: { email: string; token: string; company: string; invitedBy: string; language: InterfaceLanguage },
): Promise<boolean> {
  const { email, token, language } = invitation;
  const names = { company: oneLine(invitation.company), name: oneLine(invitation.invitedBy), days: linkDays };
  try {
    await kernel.mailer.send({
      to: email,
      subject: message('invitation_mail_subject', language, names),
      text: message('invitation_mail_text', language, {
        ...names,
        link: `${kernel.config.publicUrl}/invitation/${token}`,
      }),
    });
    return true;
  } catch (problem) {
    kernel.log.error({ err: problem }, 'An invitation could not be mailed');
    return false;
  }
}
