// SQL of a person's orders that continue only when someone acts.
import { maxInboxItems } from '@folio/contract/inbox';
import type { Db } from '../../kernel/db/database.ts';
import { reachSql } from '../../kernel/db/scope.ts';
import type { InboxReader } from '../../kernel/inbox.ts';

export interface HeldRow {
  id: number;
  bulk_order_id: number | null;
  workspace_id: number | null;
  title: string;
  reason: string | null;
  reason_detail: string | null;
  attempt: number;
  updated_at: Date;
  /** Held rows of the bulk order; 1 for a single order. */
  held: number;
}

/** Rows of one bulk order are one. What waits for a quote or continues by itself is left out. */
export async function listHeld(db: Db, reader: InboxReader, automatic: readonly string[]): Promise<HeldRow[]> {
  const { rows } = await db.client.query<HeldRow>(
    `select * from (
       select distinct on (coalesce(-d.bulk_order_id, d.id)) d.id, d.bulk_order_id, d.workspace_id,
         case when d.bulk_order_id is null then d.title else o.title end as title, d.reason, d.reason_detail, d.attempt, d.updated_at,
         (count(*) over (partition by coalesce(-d.bulk_order_id, d.id)))::int as held
       from order_details d join orders o on o.id = d.order_id
       where d.user_id = $1 and d.status = 'onHold' and d.kind = 'content' and ${reachSql('d', '$2', '$1')}
         and d.resume_at is null and not coalesce(d.reason = any($3::text[]), false)
       order by coalesce(-d.bulk_order_id, d.id), d.updated_at desc) held
     order by updated_at desc, id desc limit ${maxInboxItems}`,
    [reader.id, reader.workspaceIds, automatic],
  );
  return rows;
}
