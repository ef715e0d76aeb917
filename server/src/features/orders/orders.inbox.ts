import type { InboxProvider } from '../../kernel/inbox.ts';
import { message } from '../../kernel/messages/messages.ts';
import { listHeld } from './held-orders.queries.ts';
import { reasonOf } from './orders.present.ts';
import { automaticReasons, modelReasons } from './waiting-reasons.ts';

/** Orders on hold, for their orderer. Ends when they are generated, canceled or deleted. */
export const holdInbox: InboxProvider = {
  name: 'held orders',
  list: async (db, reader) =>
    (await listHeld(db, reader, automaticReasons)).map((row) => {
      const { id, bulk_order_id: bulk, workspace_id, attempt, held } = row;
      return {
        key: bulk === null ? `hold:${id}:${attempt}` : `hold:bulk:${bulk}`,
        kind: 'hold',
        subject: bulk === null ? { order_detail_id: id } : { bulk_order_id: bulk },
        path: bulk === null ? `/orders/${id}` : `/orders/bulk/${bulk}`,
        workspace_id,
        at: row.updated_at,
        due_at: null,
        can: reader.isAdmin && modelReasons.has(row.reason ?? '') ? ['connect_model'] : [],
        words: (language) => {
          const reason = reasonOf(row, language) ?? '';
          const words =
            bulk === null
              ? message('inbox_hold', language, { reason })
              : message(held > 1 ? 'inbox_hold_rows_many' : 'inbox_hold_rows', language, { reason, count: held });
          return { title: row.title, reason: words.trim() };
        },
      };
    }),
};
