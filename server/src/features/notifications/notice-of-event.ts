// Which notice an event makes, and how one hears of it who has not said otherwise.
import type { NotificationEvent } from '@folio/contract/notifications';
import type { HeardEvent } from '../../kernel/events.ts';

export interface Notice {
  event: NotificationEvent;
  /** Names and facts of the sentence. */
  data: Record<string, string | number | null>;
  /** Where it is looked at. */
  path: string | null;
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : null);

/** The notice of an event, or null where it is nobody's news. */
export function noticeOf(event: HeardEvent): Notice | null {
  const { data, subjectId } = event;
  const path = subjectId === null ? null : `/orders/${subjectId}`;
  // Of a bulk order's rows one hears once, at its end.
  if (data['bulk_order_id'] !== undefined) return null;
  switch (event.name) {
    case 'order.accepted':
      return { event: 'order_finished', data: { title: text(data['title']) }, path };
    case 'order.failed':
    case 'order.on_hold':
      return { event: 'order_failed', data: { title: text(data['title']), reason: text(data['reason']) }, path };
    case 'bulk_order.finished': {
      const counts = Object.fromEntries(
        ['rows', 'ready', 'failed', 'on_hold', 'cancelled'].map((name) => [name, text(data[name])]),
      );
      const isWhole = data['failed'] === 0 && data['on_hold'] === 0;
      return {
        event: isWhole ? 'order_finished' : 'order_failed',
        data: { bulk: subjectId, title: text(data['title']), ...counts },
        path: `/orders/bulk/${subjectId}`,
      };
    }
    case 'comment.created':
    case 'comment.mentioned': {
      const comment = text(data['comment_id']);
      return {
        event: event.name === 'comment.created' ? 'comment' : 'mention',
        data: {
          author_id: event.userId,
          person: text(data['person']),
          title: text(data['title']),
          text: text(data['text']),
          comment_id: comment,
        },
        path: `${path}?comment=${comment}`,
      };
    }
    case 'limit.reached':
      return {
        event: 'limits',
        data: { name: text(data['name']), used: text(data['used']), monthly: text(data['monthly']) },
        path: '/control-panel/credits',
      };
    default:
      return null;
  }
}

export interface Manner {
  in_app: boolean;
  email: boolean;
  rhythm: 'instant' | 'daily';
}

const byMail = new Set<NotificationEvent>(['mention', 'limits']);

/** Everything in the product; by mail only what somebody waits for. */
export const usualManner = (event: NotificationEvent): Manner => ({
  in_app: true,
  email: byMail.has(event),
  rhythm: 'instant',
});
