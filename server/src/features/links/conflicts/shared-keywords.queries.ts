// SQL of keywords that pages of one website share. Drafts and tasks are left out: this runs on every page, and they are found in Links.
import { maxInboxItems } from '@folio/contract/inbox';
import type { Db } from '../../../kernel/db/database.ts';
import { reachSql } from '../../../kernel/db/scope.ts';
import type { InboxReader } from '../../../kernel/inbox.ts';

export interface SharedRow {
  website_id: number;
  website: string;
  workspace_id: number | null;
  keywords: number;
  /** The first of them. */
  keyword: string;
  /** Two pages that share it, parted by a space. */
  urls: string;
  newest_page_id: number;
  since: Date;
}

/** Websites in reach with the keywords that several of their pages share and about which nothing was decided. */
export async function listSharedKeywords(db: Db, reader: InboxReader): Promise<SharedRow[]> {
  const { rows } = await db.client.query<SharedRow>(
    `select w.id as website_id, w.name as website, w.workspace_id, shared.keywords, shared.keyword, shared.urls,
       shared.newest_page_id, shared.since
     from websites w cross join lateral (
       select count(*)::int as keywords, coalesce((array_agg(one.keyword order by one.keyword))[1], '') as keyword,
         coalesce((array_agg(one.urls order by one.keyword))[1], '') as urls, coalesce(max(one.newest), 0) as newest_page_id, max(one.since) as since
       from (select lower(p.primary_kw) as keyword, array_to_string((array_agg(p.url order by p.id))[1:2], ' ') as urls, max(p.id) as newest,
           max(p.created_at) as since
         from page_urls p where p.website_id = w.id and p.primary_kw is not null and p.primary_kw <> ''
           and p.state in ('active', 'discovered') and p.indexable = 'yes'
           and not exists (select from keyword_conflicts c where c.website_id = w.id and lower(c.keyword) = lower(p.primary_kw)
             and c.state <> 'open')
         group by 1 having count(*) > 1) one) shared
     where w.account_id = $3 and ${reachSql('w', '$2', '$1')} and shared.since is not null
     order by shared.since desc, w.id limit ${maxInboxItems}`,
    [reader.id, reader.workspaceIds, reader.accountId],
  );
  return rows;
}
