// SQL of job offers that a linguist can still accept.
import { maxInboxItems } from '@folio/contract/inbox';
import type { Db } from '../../../kernel/db/database.ts';
import type { InboxReader } from '../../../kernel/inbox.ts';

export interface OpenOfferRow {
  id: number;
  job_id: number;
  title: string;
  words: number;
  expires_at: Date;
  created_at: Date;
}

/** Returns no rows if the reader has lost the role of a linguist, or if the account hides translations. */
export async function listOpenOffers(db: Db, reader: InboxReader, now: Date): Promise<OpenOfferRow[]> {
  if (reader.staffScope === null) return [];
  const { rows } = await db.client.query<OpenOfferRow>(
    `select o.id, o.job_id, r.title, j.words, o.expires_at, o.created_at
     from linguists g join job_offers o on o.linguist_id = g.id and o.state = 'open' and o.expires_at > $2
     join translation_jobs j on j.id = o.job_id and j.state = 'offered'
     join translation_requests r on r.id = j.request_id and r.state in ('authorised', 'in_progress', 'revision', 'delivered')
     where g.user_id = $1
       and not exists (select from accounts a where a.id = $3 and (a.branding->>'hide_translations')::boolean)
     order by o.expires_at, o.id limit ${maxInboxItems}`,
    [reader.id, now.toISOString(), reader.accountId],
  );
  return rows;
}
