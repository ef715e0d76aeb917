// Mails of notices: one at once, or a day's together. A mail may go out twice where a worker dies right after sending, never not at all.
import { type InterfaceLanguage, toInterfaceLanguage } from '@folio/contract/languages';
import { type CompanyBranding, companyMail } from '../../kernel/company-mail.ts';
import { defineJob, defineSweep } from '../../kernel/define-job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { countInbox, listInbox, presentItem } from '../inbox/index.ts';
import { listAudiencePeople } from './audience.queries.ts';
import { dueLines } from './due-dates.ts';
import { noticeMailQueue } from './notification-queues.ts';
import { noticeText } from './notifications.present.ts';
import { claimDueDigest, findMailPerson, findWaitingMail, markMailed } from './notifications.queries.ts';

const problemOf = (problem: unknown) => (problem instanceof Error ? problem.message : 'unknown');

interface MailPerson {
  user: { email: string; locale: string };
  account: { branding: CompanyBranding };
}

/** Sends lines with a way into the product, as text and page alike. */
export async function sendLines(
  kernel: Kernel,
  { user, account }: MailPerson,
  mail: { subject: string; lines: Parameters<typeof companyMail>[0]['lines']; path: string | null },
): Promise<void> {
  const language: InterfaceLanguage = toInterfaceLanguage(user.locale);
  const url = `${kernel.config.publicUrl}${mail.path ?? '/inbox'}`;
  const unsubscribeUrl = `${kernel.config.publicUrl}/my-profile?tab=notifications`;
  const foot = message('notice_mail_foot', language, { link: unsubscribeUrl });
  const button = { label: message('notice_mail_open', language), url };
  const { subject, lines } = mail;
  const { branding } = account;
  await kernel.mailer.send(companyMail({ to: user.email, language, branding, subject, lines, button, foot, unsubscribeUrl }));
}

/** The job behind a mail that goes out at once. */
export const noticeMailJob = defineJob(noticeMailQueue, {
  lane: 'care',
  run: async (kernel, { noticeId }) => {
    const waiting = await findWaitingMail(kernel.database, noticeId);
    if (!waiting) return;
    const { notice, user } = waiting;
    const language = toInterfaceLanguage(user.locale);
    const text = noticeText(notice, language);
    const due = await dueLines(kernel, user.id, [notice], language);
    await sendLines(kernel, waiting, { subject: text, lines: [text, ...due.filter((line) => line !== null)], path: notice.path });
    await markMailed(kernel.database, [noticeId], { state: 'sent' });
  },
  onFail: (kernel, { noticeId }) =>
    markMailed(kernel.database, [noticeId], { state: 'failed', problem: 'the mail server refused or was away' }),
});

/** The most items of the inbox that a digest lists. */
const maxItems = 20;

/** Inbox items of a user that the digest does not list yet; a heading comes before them. */
async function inboxLines(
  kernel: Kernel,
  user: NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>['user'],
  language: InterfaceLanguage,
  said: ReadonlySet<string>,
) {
  const [person] = await listAudiencePeople(kernel.database, [user.id], [], false);
  if (!person) return [];
  const { id, account_id: accountId, role, workspace_ids: workspaceIds } = person;
  const reader = {
    id,
    accountId,
    role,
    workspaceIds,
    isAdmin: user.is_admin,
    staffScope: user.is_admin ? user.staff_scope : null,
    impersonator: null,
  };
  const entries = await listInbox(kernel, reader);
  const waiting = entries.filter(({ state, reason }) => state === 'todo' && !said.has(reason.path)).slice(0, maxItems);
  if (waiting.length === 0) return [];
  const lines = waiting.map((entry) => {
    const { title, reason, path } = presentItem(entry, language);
    return { text: `${title}: ${reason}`, url: `${kernel.config.publicUrl}${path}`, note: null };
  });
  return [message('digest_inbox', language, { count: countInbox(entries).todo }), ...lines];
}

/** Until then a digest that a worker claimed is not sent by another: more than the slowest mail server is waited for. */
const claimMs = 20 * 60_000;

/** Sends one due digest; false when none was due. Two workers at once send those of different people. No transaction waits for the mail server. */
export async function sendDueDigest(kernel: Kernel): Promise<boolean> {
  const { database, clock, log } = kernel;
  const now = clock.now();
  const notices = await database.transaction((tx) => claimDueDigest(tx, now, new Date(now.getTime() + claimMs)));
  const [first] = notices;
  if (!first) return false;
  const ids = notices.map((notice) => notice.id);
  const person = await findMailPerson(database, first.user_id);
  if (!person) {
    await markMailed(database, ids, { state: 'failed', problem: 'the person cannot sign in any more' });
    return true;
  }
  const language = toInterfaceLanguage(person.user.locale);
  try {
    const due = await dueLines(kernel, first.user_id, notices, language);
    const lines = notices.map((notice, at) => {
      const text = noticeText(notice, language);
      return notice.path === null ? text : { text, url: `${kernel.config.publicUrl}${notice.path}`, note: due[at] ?? null };
    });
    const said = new Set(notices.flatMap(({ path }) => path ?? []));
    await sendLines(kernel, person, {
      subject: message('notice_digest_subject', language, { count: notices.length }),
      lines: [...lines, ...(await inboxLines(kernel, person.user, language, said))],
      path: null,
    });
  } catch (problem) {
    log.warn({ err: problem }, 'A digest was not sent');
    await markMailed(database, ids, { state: 'failed', problem: problemOf(problem) });
    return true;
  }
  await markMailed(database, ids, { state: 'sent' });
  return true;
}

/** Looks for due digests every five minutes. */
export const digestSweep = defineSweep({
  name: 'digest.send',
  cron: '*/5 * * * *',
  retries: 1,
  timeout: 300,
  run: async (kernel, { signal }) => {
    while (!signal.aborted && (await sendDueDigest(kernel)));
  },
});
