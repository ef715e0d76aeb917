import type { InboxProvider } from '../../kernel/inbox.ts';
import { dayOfYearText } from '../../kernel/messages/day-text.ts';
import { message } from '../../kernel/messages/messages.ts';
import { listOpenOffers } from './core/offers.queries.ts';
import { listOpenQuotes } from './core/quotes.queries.ts';

/** Quotes for their requesters. Ends when the quote is accepted, declined, changed or over. */
const quotes: InboxProvider = {
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

/** Jobs for their linguists. Ends when a linguist accepts the job, or when the offer is declined, withdrawn or expired. */
const jobOffers: InboxProvider = {
  name: 'job offers',
  list: async (db, reader, now) =>
    (await listOpenOffers(db, reader, now)).map(({ id, job_id, title, words: count, expires_at, created_at }) => ({
      key: `offer:job:${id}`,
      kind: 'offer',
      subject: { job_id },
      path: '/tool/translation_manager',
      workspace_id: null,
      at: created_at,
      due_at: expires_at.toISOString(),
      can: ['accept'],
      words: (language) => ({
        title: message('inbox_job', language, { title }),
        reason: message(count === 1 ? 'inbox_job_reason' : 'inbox_job_reason_many', language, {
          count,
          day: dayOfYearText(expires_at.toISOString(), language),
        }),
      }),
    })),
};

export const deskInbox: readonly InboxProvider[] = [quotes, jobOffers];
