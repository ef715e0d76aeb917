// SQL of websites with broken pages.
import { maxInboxItems } from '@folio/contract/inbox';
import type { Db } from '../../kernel/db/database.ts';
import { reachSql } from '../../kernel/db/scope.ts';
import type { InboxReader } from '../../kernel/inbox.ts';

export interface BrokenRow {
  website_id: number;
  website: string;
  workspace_id: number | null;
  pages: number;
  /** When the newest of them broke. */
  since: Date;
}

/** Websites in reach with the pages that do not answer. */
export async function listBroken(db: Db, reader: InboxReader): Promise<BrokenRow[]> {
  const { rows } = await db.client.query<BrokenRow>(
    `select w.id as website_id, w.name as website, w.workspace_id, broken.pages, broken.since
     from websites w cross join lateral (
       select count(*)::int as pages, max(coalesce(p.failing_since, p.created_at)) as since from page_urls p
       where p.website_id = w.id and p.state = 'broken') broken
     where w.account_id = $3 and ${reachSql('w', '$2', '$1')} and broken.since is not null
     order by broken.since desc, w.id limit ${maxInboxItems}`,
    [reader.id, reader.workspaceIds, reader.accountId],
  );
  return rows;
}
