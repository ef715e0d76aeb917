import type { InboxProvider } from '../../kernel/inbox.ts';
import { message } from '../../kernel/messages/messages.ts';
import { listOpenMentions } from './mentions.queries.ts';

/** Ends when the person replies or the thread is resolved. */
export const mentionInbox: InboxProvider = {
  name: 'mentions',
  list: async (db, reader, now) =>
    (await listOpenMentions(db, reader, now)).map(({ id, order_detail_id, workspace_id, title, person, text, created_at }) => ({
      key: `mention:${id}`,
      kind: 'mention',
      subject: { order_detail_id, comment_id: id },
      path: `/orders/${order_detail_id}?comment=${id}`,
      workspace_id,
      at: created_at,
      due_at: null,
      can: ['reply'],
      words: (language) => ({ title: message('inbox_mention', language, { person, title }), reason: text }),
    })),
};
