// SQL of monthly limits that are nearly or entirely used.
import { maxInboxItems } from '@folio/contract/inbox';
import type { Db } from '../../kernel/db/database.ts';

export interface NearCapRow {
  id: number;
  workspace_id: number | null;
  name: string;
  monthly: number;
  used: number;
  /** The first day of the month, or when the limit was set in it. */
  since: Date;
}

/** Limits of an account of which at least this share is used this month. */
export async function listNearCaps(db: Db, accountId: number, share: number): Promise<NearCapRow[]> {
  const { rows } = await db.client.query<NearCapRow>(
    `select c.id, c.workspace_id, coalesce(w.name, u.name, '') as name, c.monthly_credits as monthly, spent.used,
       greatest(c.created_at, date_trunc('month', now() at time zone 'utc') at time zone 'utc') as since
     from credit_caps c left join users u on u.id = c.user_id left join workspaces w on w.id = c.workspace_id
     cross join lateral (select coalesce(sum(m.credits), 0)::int as used from credit_months m
       where m.month = date_trunc('month', now() at time zone 'utc')::date
         and (m.user_id = c.user_id or m.workspace_id = c.workspace_id)) spent
     where c.account_id = $1 and spent.used > 0 and spent.used >= c.monthly_credits * $2::float8
     order by c.id desc limit ${maxInboxItems}`,
    [accountId, share],
  );
  return rows;
}
