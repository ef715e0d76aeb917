import { problemSentence } from '../../connectors/connectors.ts';
import type { InboxProvider } from '../../kernel/inbox.ts';
import { message } from '../../kernel/messages/messages.ts';
import { listFailedOf } from './failed-publications.queries.ts';

/** Failed publications, for their publisher. Ends when the document is sent again or deleted. */
export const publicationInbox: InboxProvider = {
  name: 'failed publications',
  list: async (db, reader) =>
    (await listFailedOf(db, reader)).map(({ id, attempt, website_id, order_detail_id, ...row }) => ({
      key: `failed_publication:${id}:${attempt}`,
      kind: 'failed_publication',
      subject: { order_detail_id, website_id },
      path: `/orders/${order_detail_id}`,
      workspace_id: row.workspace_id,
      at: row.updated_at,
      due_at: null,
      can: ['retry'],
      words: (language) => ({
        title: message('inbox_failed_publication', language, { title: row.title }),
        reason: problemSentence(row.problem, language) ?? row.website,
      }),
    })),
};
