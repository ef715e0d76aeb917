import type { InboxProvider } from '../../kernel/inbox.ts';
import { dayOfYearText } from '../../kernel/messages/day-text.ts';
import { message } from '../../kernel/messages/messages.ts';
import { listOpenQuotes } from './core/quotes.queries.ts';

/** Quotes for who asked for them. Ends when the quote is accepted, declined, changed or over. */
export const quoteInbox: InboxProvider = {
  name: 'quotes',
  list: async (db, reader, now) =>
    (await listOpenQuotes(db, reader, now)).map(({ id, workspace_id, title, hash, credits, valid_until, updated_at }) => ({
      key: `offer:${id}:${hash.slice(0, 12)}`,
      kind: 'offer',
      subject: { request_id: id },
      path: `/tool/translation_requests/${id}`,
      workspace_id,
      at: updated_at,
      due_at: valid_until,
      can: ['accept'],
      words: (language) => ({
        title: message('inbox_offer', language, { title }),
        reason: message(credits === 1 ? 'inbox_offer_reason' : 'inbox_offer_reason_many', language, {
          count: credits,
          day: dayOfYearText(valid_until, language),
        }),
      }),
    })),
};
