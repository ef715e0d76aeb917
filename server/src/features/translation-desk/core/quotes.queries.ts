// SQL of quotes that wait for their requester.
import { maxInboxItems } from '@folio/contract/inbox';
import type { Db } from '../../../kernel/db/database.ts';
import { reachSql } from '../../../kernel/db/scope.ts';
import type { InboxReader } from '../../../kernel/inbox.ts';

export interface QuoteRow {
  id: number;
  workspace_id: number | null;
  title: string;
  hash: string;
  credits: number;
  valid_until: string;
  updated_at: Date;
}

/** Nothing where the account hides translations. */
export async function listOpenQuotes(db: Db, reader: InboxReader, now: Date): Promise<QuoteRow[]> {
  const { rows } = await db.client.query<QuoteRow>(
    `select r.id, r.workspace_id, r.title, coalesce(r.quote->>'hash', '') as hash, coalesce((r.quote->>'total')::int, 0) as credits,
       coalesce(r.quote->>'valid_until', '') as valid_until, r.updated_at
     from translation_requests r
     where r.user_id = $1 and r.state = 'quoted' and ${reachSql('r', '$2', '$1')}
       and (r.quote->>'valid_until')::timestamptz >= $3::timestamptz
       and not exists (select from accounts a where a.id = r.account_id and (a.branding->>'hide_translations')::boolean)
     order by r.updated_at desc, r.id desc limit ${maxInboxItems}`,
    [reader.id, reader.workspaceIds, now.toISOString()],
  );
  return rows;
}
