import { type AccessLevel, accessLevelGives, type Seat } from '@folio/contract/seats';
import type { Actor } from '../../kernel/actor.ts';
import { sqlErrorCode, uniqueViolation } from '../../kernel/db/database.ts';
import { conflict, forbidden, invalidField, notFound } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { authorize } from '../../kernel/policy.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { accountRights, accountRows } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { obstacle } from './seats.policy.ts';
import { showSeat } from './seats.present.ts';
import {
  countSeats,
  findAccountOfEmail,
  findSeat,
  insertSeat,
  lockAccountWorkspaces,
  lockSeat,
  updateSeat,
} from './seats.queries.ts';
import { type InvitationMail, invitationUrl, newInvitationLink, sendInvitation } from './send-invitation.ts';

interface Invitation {
  email: string;
  access_level: AccessLevel;
  workspace_ids?: number[] | undefined;
}

export interface KeptInvitation {
  seat: Seat;
  isMailed: boolean;
}

interface SentInvitation extends KeptInvitation {
  /** Null if a mail server sends the link. */
  url: string | null;
}

/** Mails an account may cause in an hour. */
const mailsAnHour = 200;

/** Inviting someone, and sending the link again. Both mail after the transaction, so that no link is sent for a seat that is not there. */
export function createInvitations(kernel: Kernel) {
  const mails = createRateLimit(kernel.database, 'invitation-mails', mailsAnHour, 3600);

  /** Without a mail server, the link comes back to the inviter. */
  async function send(mail: InvitationMail): Promise<Omit<SentInvitation, 'seat'>> {
    const isMailed = await sendInvitation(kernel, mail);
    return { isMailed, url: kernel.config.smtpUrl === null ? invitationUrl(kernel, mail.token) : null };
  }

  /** Throws 409 when no seat is left or the address is invited already, 422 when it has an account, 404 for a foreign workspace. */
  async function invite(
    actor: Actor,
    { email, access_level, workspace_ids = [] }: Invitation,
    keep: Keep<KeptInvitation>,
  ): Promise<SentInvitation> {
    authorize(actor, accountRights.manageSeats);
    await mails.spend([String(actor.accountId)]);
    const { token, ...link } = newInvitationLink();
    const { seat, company } = await kernel.database.transaction(async (tx) => {
      const account = await accountRows.lockAccount(tx, actor.accountId);
      const holder = await findAccountOfEmail(tx, email);
      if (holder === actor.accountId) throw conflict('already_in_team');
      if (holder !== null) throw invalidField('email', 'email_taken');
      if ((await countSeats(tx, actor.accountId)) >= account.max_seats) throw conflict('seat_limit', { max: account.max_seats });
      const named = accessLevelGives[access_level].joins === 'named_workspaces' ? [...new Set(workspace_ids)] : [];
      if ((await lockAccountWorkspaces(tx, actor.accountId, named)).length < named.length) throw notFound('workspace_not_found');
      const columns = { account_id: actor.accountId, email, access_level, workspace_ids: named, invited_by: actor.id, ...link };
      const id = await insertSeat(tx, columns).catch((problem: unknown) => {
        throw sqlErrorCode(problem) === uniqueViolation ? conflict('already_invited') : problem;
      });
      await recordAudit(tx, actor, {
        action: 'seat.invited',
        subjectId: id,
        subjectName: email,
        details: { access_level, workspaces: named.length },
      });
      const seat = await showSeat(tx, actor, id);
      // Not sent yet: where the process dies before, a repetition says so, and the link can be sent again.
      await keep(tx, { seat, isMailed: false });
      return { seat, company: account };
    });
    const mail = { email, token, company, invitedBy: actor.name, language: actor.language };
    return { seat, ...(await send(mail)) };
  }

  /** A new link for an invitation that waits; the earlier one no longer works. */
  async function resend(actor: Actor, id: number): Promise<SentInvitation> {
    authorize(actor, accountRights.manageSeats);
    const { token, ...link } = newInvitationLink();
    await mails.spend([String(actor.accountId)]);
    const { seat, company } = await kernel.database.transaction(async (tx) => {
      const account = await accountRows.lockAccount(tx, actor.accountId);
      const found = (await lockSeat(tx, actor.accountId, id)) ? await findSeat(tx, actor.accountId, id) : null;
      if (!found) throw notFound('seat_not_found');
      if (found.user_id !== null) throw conflict('seat_taken');
      if (obstacle(actor, found)) throw forbidden();
      await updateSeat(tx, id, { ...link, invited_by: actor.id });
      await recordAudit(tx, actor, { action: 'seat.invited_again', subjectId: id, subjectName: found.email });
      return { seat: await showSeat(tx, actor, id), company: account };
    });
    const mail = { email: seat.email, token, company, invitedBy: actor.name, language: actor.language };
    return { seat, ...(await send(mail)) };
  }

  return { invite, resend };
}
