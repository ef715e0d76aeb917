// SQL of mentions that nobody has answered.
import { maxInboxItems } from '@folio/contract/inbox';
import type { Db } from '../../kernel/db/database.ts';
import { reachSql } from '../../kernel/db/scope.ts';
import type { InboxReader } from '../../kernel/inbox.ts';

export interface MentionRow {
  id: number;
  order_detail_id: number;
  workspace_id: number | null;
  title: string;
  person: string;
  text: string;
  created_at: Date;
}

/** Older mentions stay in the document alone. */
const maxDays = 90;

/** Comments that mention a person, in open threads in which they have not replied since. Their own comments do not count. */
export async function listOpenMentions(db: Db, reader: InboxReader, now: Date): Promise<MentionRow[]> {
  const { rows } = await db.client.query<MentionRow>(
    `select c.id, c.order_detail_id, d.workspace_id, d.title, coalesce(author.name, c.guest_name, '') as person,
       left(c.text, 300) as text, c.created_at
     from comments c join order_details d on d.id = c.order_detail_id
     left join users author on author.id = c.user_id left join comments thread on thread.id = c.parent_id
     where c.mentions @> array[$1::int] and c.user_id is distinct from $1::int and ${reachSql('d', '$2', '$1')}
       and c.created_at > $3::timestamptz - interval '${maxDays} days'
       and (case when c.parent_id is null then c.resolved_at else thread.resolved_at end) is null
       and not exists (select from comments reply where reply.parent_id = coalesce(c.parent_id, c.id)
         and reply.user_id = $1::int and reply.id > c.id)
     order by c.id desc limit ${maxInboxItems}`,
    [reader.id, reader.workspaceIds, now.toISOString()],
  );
  return rows;
}
