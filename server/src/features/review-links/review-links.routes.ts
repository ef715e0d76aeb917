// Calls on review links, for the members that create them.
import type { ReviewLink } from '@folio/contract/review-links';
import { notFound } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { can } from '../../kernel/policy.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { rpc } from '../../kernel/rpc.ts';
import { accountRows } from '../accounts/index.ts';
import { findTask, refuseWhereHidden, taskRights } from '../tasks/index.ts';
import { listOpenQuestions, waiveQuestion } from './guest-questions.ts';
import { createLink, extendLink, getShownLink, revokeLink } from './make-link.ts';
import { listLinks, namesOf, type ShownLink } from './review-links.queries.ts';
import { sendLink, urlOf } from './review-mails.ts';

/** Emails with links that an account may cause in an hour. */
const mailsAnHour = 200;

const presentLinks = async (kernel: Kernel, rows: readonly ShownLink[]): Promise<ReviewLink[]> => {
  const names = await namesOf(
    kernel.database,
    rows.map(({ link }) => link.creator_id),
  );
  return rows.map(({ link, guest, isExpired, openedAt, tasks }) => ({
    id: link.id,
    workspace_id: link.workspace_id,
    guest: { id: guest.id, name: guest.name, email: guest.email },
    tasks,
    may: link.may,
    expires_at: link.expires_at.toISOString(),
    revoked_at: link.revoked_at?.toISOString() ?? null,
    state: link.revoked_at ? 'revoked' : isExpired ? 'expired' : 'active',
    opened_at: openedAt?.toISOString() ?? null,
    created_by: { id: link.creator_id, name: names.get(link.creator_id) ?? '' },
    created_at: link.created_at.toISOString(),
  }));
};

export function reviewLinkRoutes(kernel: Kernel) {
  const { database } = kernel;
  const mails = createRateLimit(database, 'review-link-mails', mailsAnHour, 3600);
  const present = async (shown: ShownLink): Promise<ReviewLink> => {
    const [link] = await presentLinks(kernel, [shown]);
    if (!link) throw notFound('review_link_not_found');
    return link;
  };
  const mail = async (shown: ShownLink): Promise<boolean> => {
    try {
      await sendLink(kernel, shown);
      return true;
    } catch (problem) {
      kernel.log.error({ err: problem }, 'A review link could not be emailed');
      return false;
    }
  };
  const { smtpUrl } = kernel.config;
  /** True when whoever has the link could decide for the guest, and the guest has another way to get it. */
  const isForGuestAlone = async ({ link }: ShownLink): Promise<boolean> => {
    if (link.may !== 'approve') return false;
    const account = await accountRows.findAccount(database, link.account_id);
    return smtpUrl !== null || account?.branding.guest_codes !== false;
  };
  const sentAs = (isMailed: boolean, url: string | null) => {
    if (!isMailed) return url === null ? 'review_link_not_mailed' : 'review_link_mail_failed';
    return smtpUrl === null ? 'review_link_in_outbox' : 'review_link_created';
  };
  return {
    show: rpc.reviewLinks.show.handler(async ({ context: { actor }, input }) => {
      await refuseWhereHidden(database, actor);
      if (!actor.workspaceIds.includes(input.workspace_id)) throw notFound('workspace_not_found');
      const rows = await listLinks(database, input.workspace_id, input.task_id);
      const task = input.task_id === undefined ? null : await findTask(database, input.task_id);
      const questions = task?.workspace_id === input.workspace_id ? await listOpenQuestions(database, task) : [];
      return {
        review_links: await presentLinks(kernel, rows),
        open_questions: questions.map(({ id, guest, text, at }) => ({ id, guest, text, asked_at: at.toISOString() })),
        can: { create: can(actor, taskRights.manage) },
      };
    }),
    create: rpc.reviewLinks.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'reviewLinks.create', body: input },
        async (keep: Keep<{ id: number; isMailed: boolean }>) => {
          const { actor } = context;
          await mails.spend([String(actor.accountId)]);
          const shown = await createLink(kernel, actor, input, (tx, id) => keep(tx, { id, isMailed: false }));
          return { id: shown.link.id, isMailed: await mail(shown) };
        },
        async ({ id, isMailed }) => {
          const { actor, reader } = context;
          const shown = await getShownLink(database, actor, id);
          const { email } = shown.guest;
          const url = (await isForGuestAlone(shown)) ? null : urlOf(kernel, shown.link);
          return {
            message: message(sentAs(isMailed, url), reader.language, { email }),
            review_link: await present(shown),
            url,
            is_mailed: isMailed,
          };
        },
      ),
    ),
    waiveQuestion: rpc.reviewLinks.waiveQuestion.handler(async ({ context: { actor, reader }, input }) => {
      await waiveQuestion(kernel, actor, input);
      return { message: message('question_waived', reader.language) };
    }),
    extend: rpc.reviewLinks.extend.handler(async ({ context: { actor, reader }, input }) => ({
      message: message('review_link_extended', reader.language),
      review_link: await present(await extendLink(kernel, actor, input.id, input.days)),
    })),
    revoke: rpc.reviewLinks.revoke.handler(async ({ context: { actor, reader }, input }) => ({
      message: message('review_link_revoked_now', reader.language),
      review_link: await present(await revokeLink(kernel, actor, input.id)),
    })),
  };
}
