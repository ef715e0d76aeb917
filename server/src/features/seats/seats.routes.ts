import type { InterfaceLanguage } from '@folio/contract/languages';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { authorize } from '../../kernel/policy.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { rpc } from '../../kernel/rpc.ts';
import { accountRights, accountRows } from '../accounts/index.ts';
import { refuseForeignOrigin } from '../session/index.ts';
import { listAccountWorkspaces } from '../workspaces/index.ts';
import { acceptInvitation, getInvitation } from './accept-invitation.ts';
import { editSeat } from './edit-seat.ts';
import { createHandOver } from './hand-over.ts';
import { createInvitations, type KeptInvitation } from './invite-person.ts';
import { removeSeat } from './remove-seat.ts';
import { presentSeat } from './seats.present.ts';
import { countSeats, listSeats } from './seats.queries.ts';
import { unlinkSingleSignOn } from './unlink-single-sign-on.ts';

export function seatRoutes(kernel: Kernel) {
  const { database } = kernel;
  const { invite, resend } = createInvitations(kernel);
  const handOver = createHandOver(kernel);
  const describe = ({ seat: { email }, isMailed }: KeptInvitation, language: InterfaceLanguage): string => {
    if (kernel.config.smtpUrl === null) return message('invitation_in_outbox', language, { email });
    return message(isMailed ? 'seat_invited' : 'invitation_mail_failed', language, { email });
  };
  const acceptances = createRateLimit(database, 'accept-invitation', 30, 3600);
  return {
    show: rpc.seats.show.handler(async ({ context: { actor }, input }) => {
      authorize(actor, accountRights.manageSeats);
      const { search, state, page, per_page: perPage } = input;
      const { rows, filtered } = await listSeats(database, actor.accountId, { search, state, page, perPage });
      const used = await countSeats(database, actor.accountId);
      const { max_seats: max } = (await accountRows.getUserWithAccount(database, actor.id)).account;
      return {
        list: rows.map((row) => presentSeat(row, actor)),
        workspaces: await listAccountWorkspaces(database, actor.accountId),
        limit: { available_seats: Math.max(0, max - used), max_seats: max },
        recordsTotal: used,
        recordsFiltered: filtered,
      };
    }),
    create: rpc.seats.create.handler(({ context, input }) => {
      // Beside the result saved for the key: the database holds no token.
      let url: string | null = null;
      return withIdempotencyKey(
        kernel,
        context,
        { call: 'seats.create', body: input },
        async (keep: Keep<KeptInvitation>) => {
          const { url: made, ...sent } = await invite(context.actor, input, keep);
          url = made;
          return sent;
        },
        (sent) => ({ message: describe(sent, context.reader.language), seat: sent.seat, invitation_url: url }),
      );
    }),
    edit: rpc.seats.edit.handler(async ({ context: { actor, reader }, input }) => {
      const { id, role, access_level, is_disabled, workspace_ids, force_control_panel } = input;
      const changes = { role, access_level, is_disabled, workspace_ids, force_control_panel };
      return {
        seat: await editSeat(kernel, actor, id, changes),
        message: message('seat_changed', reader.language),
      };
    }),
    resendLink: rpc.seats.resendLink.handler(async ({ context: { actor, reader }, input }) => {
      const sent = await resend(actor, input.id);
      return { message: describe(sent, reader.language), seat: sent.seat, invitation_url: sent.url };
    }),
    remove: rpc.seats.remove.handler(async ({ context: { actor, reader }, input }) => {
      const { moved, wasInvited } = await removeSeat(kernel, actor, input.id);
      const key = wasInvited ? 'invitation_withdrawn' : 'seat_deleted';
      return { message: message(key, reader.language), moved_documents: moved };
    }),
    unlinkSingleSignOn: rpc.seats.unlinkSingleSignOn.handler(async ({ context: { actor, reader }, input }) => ({
      seat: await unlinkSingleSignOn(kernel, actor, input.id),
      message: message('seat_unlinked', reader.language),
    })),
    handOver: rpc.seats.handOver.handler(async ({ context: { actor, reader }, input }) => {
      const seat = await handOver(actor, input.id, input.current_password);
      return { message: message('account_handed_over', reader.language, { name: seat.name ?? '' }), seat };
    }),
    showInvitation: rpc.seats.showInvitation.handler(async ({ input }) => {
      const { email, company, invited_by } = await getInvitation(kernel, input.token);
      return { invitation: { email, company, invited_by } };
    }),
    acceptInvitation: rpc.seats.acceptInvitation.handler(async ({ context, input }) => {
      refuseForeignOrigin(context, 'POST', kernel.config.publicUrl);
      await acceptances.spend([context.network]);
      const { user, token } = await acceptInvitation(kernel, context, input);
      return { user, 'service-api': { token } };
    }),
  };
}
