// Turns events into notices, in the transaction that forgets the events; mails go out as jobs of the same transaction.
import type { EventSubscriber } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { PastEvent } from '../../kernel/raised-event.ts';
import { findLimitName, listAudienceGroups, listAudiencePeople, listSettingsOf } from './audience.queries.ts';
import { nextDigest } from './digest-time.ts';
import { type Notice, noticeOf } from './notice-of-event.ts';
import { noticeMailQueue } from './notification-queues.ts';
import { insertNotices, listNotifiedOfComments } from './notifications.queries.ts';
import { recipientsOf } from './recipients.ts';

type News = { event: PastEvent; notice: Notice };

export function createNotificationHandler(kernel: Kernel): EventSubscriber {
  return async (tx, events) => {
    const news = events.flatMap((event): News[] => {
      const notice = noticeOf(event);
      return notice ? [{ event, notice }] : [];
    });
    if (news.length === 0) return;
    const accountIds = [...new Set(news.map(({ event }) => event.accountId))];
    const kinds = [...new Set(news.map(({ notice }) => notice.event))];
    const groups = await listAudienceGroups(tx, accountIds, kinds);
    const named = news.flatMap(({ event, notice: { concerned } }) => {
      if (concerned.kind === 'people') return [event.userId ?? 0, ...concerned.ids, ...concerned.others];
      if (concerned.kind === 'named') return concerned.ids;
      return [event.userId ?? 0, concerned.kind === 'limit' ? (concerned.personId ?? 0) : 0];
    });
    const ids = [...new Set([...named, ...groups.flatMap((group) => group.member_ids)])].filter((id) => id > 0);
    const people = await listAudiencePeople(tx, ids, accountIds, kinds.includes('limits'));
    const settings = await listSettingsOf(
      tx,
      people.map((person) => person.id),
      kinds,
    );
    for (const { event, notice } of news)
      if (notice.concerned.kind === 'limit')
        notice.data['name'] = await findLimitName(tx, notice.concerned.personId, event.workspaceId);
    const changed = news.flatMap(({ notice }) => notice.changedCommentId ?? []);
    const notified = await listNotifiedOfComments(tx, ids, changed);
    const wasNotified = ({ changedCommentId }: Notice, userId: number) =>
      changedCommentId !== null && notified.has(`${userId}:${changedCommentId}`);
    const rows = news.flatMap(({ event, notice }) =>
      [...recipientsOf(event, notice, { people, groups, ownSettings: settings })]
        .filter(([id]) => !wasNotified(notice, id))
        .map(([userId, manner]) => ({
          user_id: userId,
          account_id: event.accountId,
          workspace_id: event.workspaceId,
          event_id: event.id,
          event: notice.event,
          data: notice.data,
          path: notice.path,
          in_app: manner.in_app,
          email_state: manner.email ? ('waiting' as const) : ('none' as const),
          digest_at: manner.email && manner.rhythm === 'daily' ? nextDigest(kernel.clock.now()) : null,
          created_at: event.at,
        })),
    );
    if (rows.length === 0) return;
    for (const { id, isInstantMail } of await insertNotices(tx, rows))
      if (isInstantMail) await kernel.jobs.send(noticeMailQueue, { noticeId: id }, tx);
  };
}
