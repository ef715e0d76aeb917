// Calls of guests that open a review link: they read its token from a header, and the browser from a cookie.
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { Kernel } from '../../kernel/kernel.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { type CallContext, rpc } from '../../kernel/rpc.ts';
import { accountRows, presentBranding } from '../accounts/index.ts';
import { refuseForeignOrigin } from '../session/index.ts';
import { listGuestTasks, sendAttachment } from '../tasks/index.ts';
import { confirmCode, decisionNeeds, getLink, limitKeyOf, needsOf, newCode, openLink } from './guest-access.ts';
import { clientOfGuest, decideCampaign, packOfGuest } from './guest-campaigns.ts';
import { comment, decide, presentGuestTask, refuseLink, showAttachment, showTask } from './guest-decisions.ts';
import { sendCode, sendRefusal } from './guest-mails.ts';

/** Codes that one browser or network may ask for in an hour, and all unconfirmed ones of a link: an inbox must not be flooded. */
const codesAnHour = 5;
const maxCodesOfLink = 30;
/** Reports in an hour that a link reached the wrong person, by browser or network. */
const reportsAnHour = 3;
/** Writes per minute of one confirmed browser, or of a network without one (design: tasks). */
const writesAMinute = 30;
/** Calls with tokens that open nothing, per network and minute. */
const unknownAMinute = 60;

/** `h…@example.com`, so that a recipient of a forwarded link learns its owner. */
const masked = (email: string) => `${email.slice(0, 1)}…${email.slice(email.indexOf('@'))}`;

export function guestReviewRoutes(kernel: Kernel) {
  const { database } = kernel;
  const codes = createRateLimit(database, 'review-codes', codesAnHour, 3600);
  const codesOfLink = createRateLimit(database, 'review-codes-link', maxCodesOfLink, 3600);
  const reports = createRateLimit(database, 'review-reports', reportsAnHour, 3600);
  const writes = createRateLimit(database, 'review-writes', writesAMinute, 60);
  const strangers = createRateLimit(database, 'review-strangers', unknownAMinute, 60);

  /** Every call knows its link first; tokens that are tried out are counted. */
  const enter = async (context: CallContext) => {
    try {
      return await getLink(database, context);
    } catch (problem) {
      await strangers.spend([context.network]);
      throw problem;
    }
  };
  const enterToWrite = async (context: CallContext) => {
    refuseForeignOrigin(context, 'POST', kernel.config.publicUrl);
    const found = await enter(context);
    const limit = await limitKeyOf(database, context, found.link.id);
    await writes.spend([limit.key]);
    return { ...found, limit };
  };
  const readerOf = (context: CallContext) => toInterfaceLanguage(context.header('accept-language')?.split(',')[0]);

  return {
    show: rpc.guestReview.show.handler(async ({ context, input }) => {
      const found = await enter(context);
      const { link, guest } = found;
      const needs = await needsOf(database, context, link.id);
      const decision = needs === null ? await decisionNeeds(database, context, link) : null;
      const account = await accountRows.findAccount(database, link.account_id);
      const branding = presentBranding(account?.branding ?? {});
      const tasks = needs === null ? await listGuestTasks(database, guest, link.task_ids) : [];
      return {
        company: {
          name: account?.name ?? '',
          logo: branding.company_logo,
          has_theme: branding.company_custom_theme,
          color_background: branding.custom_color_background,
          color_primary: branding.custom_color_primary,
          color_secondary: branding.custom_color_secondary,
        },
        needs,
        decision_needs: decision,
        sent_to: needs === 'code' || decision === 'code' ? masked(guest.email) : null,
        guest: needs === null ? { name: guest.name } : null,
        may: link.may,
        texts: link.task_ids.length,
        expires_at: link.expires_at.toISOString(),
        tasks: tasks.map((task) => presentGuestTask(found, task)),
        client: needs === null ? await clientOfGuest(database, found, input?.campaign_id) : null,
      };
    }),
    open: rpc.guestReview.open.handler(async ({ context }) => {
      await enterToWrite(context);
      return { needs: await openLink(kernel, context) };
    }),
    sendCode: rpc.guestReview.sendCode.handler(async ({ context }) => {
      const { link, limit } = await enterToWrite(context);
      await codes.spend([limit.key]);
      if (!limit.isConfirmed) await codesOfLink.spend([String(link.id)]);
      const { code, ...found } = await newCode(kernel, context);
      await sendCode(kernel, found, code, readerOf(context));
      return { sent_to: masked(found.guest.email) };
    }),
    confirm: rpc.guestReview.confirm.handler(async ({ context, input }) => {
      await enterToWrite(context);
      await confirmCode(kernel, context, input.code);
      return {};
    }),
    task: rpc.guestReview.task.handler(async ({ context, input }) => {
      await enter(context);
      return showTask(kernel, context, input.task_id);
    }),
    attachment: rpc.guestReview.attachment.handler(async ({ context, input }) => {
      await enter(context);
      return sendAttachment(context, await showAttachment(kernel, context, input));
    }),
    comment: rpc.guestReview.comment.handler(async ({ context, input }) => {
      await enterToWrite(context);
      return { comments: await comment(kernel, context, input) };
    }),
    decide: rpc.guestReview.decide.handler(async ({ context, input }) => {
      await enterToWrite(context);
      return { task: await decide(kernel, context, input) };
    }),
    decideCampaign: rpc.guestReview.decideCampaign.handler(async ({ context, input }) => {
      await enterToWrite(context);
      return { client: await decideCampaign(kernel, context, input) };
    }),
    pack: rpc.guestReview.pack.handler(async ({ context, input }) => {
      await enter(context);
      return packOfGuest(kernel, context, input.campaign_id);
    }),
    notMe: rpc.guestReview.notMe.handler(async ({ context }) => {
      const { limit } = await enterToWrite(context);
      await reports.spend([limit.key]);
      const found = await refuseLink(kernel, context);
      await sendRefusal(kernel, found, `/task-assignment/${found.link.task_ids[0] ?? ''}`).catch((problem: unknown) => {
        kernel.log.error({ err: problem }, 'A refused review link could not be reported');
      });
      return { is_ended: found.isEnded };
    }),
  };
}
