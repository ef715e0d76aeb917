// SQL of publications, by day.
import type { WebsiteKind } from '@folio/contract/website-kinds';
import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { inScope } from '../../kernel/db/scope.ts';
import { users } from '../accounts/accounts.table.ts';
import { orderDetails } from '../orders/orders.table.ts';
import { websites } from '../websites/websites.table.ts';
import { workspaces } from '../workspaces/workspaces.table.ts';
import { publicationEvents } from './publications.table.ts';

export interface SentFilter {
  accountId: number;
  workspaceIds: readonly number[];
  /** Also includes this user's publications outside workspaces. */
  ownOf: number | null;
  /** First and last day, both included. */
  from: string;
  to: string;
  userId?: number | undefined;
  websiteId?: number | undefined;
  tool?: string | undefined;
  limit: number;
}

export interface SentText {
  id: number;
  order_detail_id: number;
  workspace_id: number | null;
  title: string;
  website_id: number;
  website: string;
  website_kind: WebsiteKind;
  user_id: number;
  user: string;
  isFailed: boolean;
  day: string;
  time: string;
}

const clock = sql`(${publicationEvents.created_at} at time zone coalesce(${workspaces.time_zone}, 'UTC'))`;

/** Publications and failures within the days by the workspace's clock, of documents and websites that still exist; `limit` and one more at most. */
export async function listSentTexts(db: Db, filter: SentFilter): Promise<SentText[]> {
  const { workspaceIds, ownOf, from, to, userId, websiteId, tool, limit } = filter;
  const own = ownOf === null ? undefined : inScope({ workspaceId: null, userId: ownOf }, publicationEvents);
  const shared = workspaceIds.length === 0 ? undefined : inArray(publicationEvents.workspace_id, [...workspaceIds]);
  if (!own && !shared) return [];
  return db.orm
    .select({
      id: publicationEvents.id,
      order_detail_id: publicationEvents.order_detail_id,
      workspace_id: publicationEvents.workspace_id,
      title: orderDetails.title,
      website_id: publicationEvents.website_id,
      website: websites.name,
      website_kind: websites.kind,
      user_id: publicationEvents.user_id,
      user: users.name,
      isFailed: sql<boolean>`${publicationEvents.state} = 'failed'`,
      day: sql<string>`to_char(${clock}, 'YYYY-MM-DD')`,
      time: sql<string>`to_char(${clock}, 'HH24:MI')`,
    })
    .from(publicationEvents)
    .innerJoin(orderDetails, eq(orderDetails.id, publicationEvents.order_detail_id))
    .innerJoin(websites, eq(websites.id, publicationEvents.website_id))
    .innerJoin(users, eq(users.id, publicationEvents.user_id))
    .leftJoin(workspaces, eq(workspaces.id, publicationEvents.workspace_id))
    .where(
      and(
        eq(publicationEvents.account_id, filter.accountId),
        or(own, shared),
        inArray(publicationEvents.state, ['live', 'remote_draft', 'failed']),
        gte(publicationEvents.created_at, sql`${from}::date - interval '1 day'`),
        lt(publicationEvents.created_at, sql`${to}::date + interval '2 days'`),
        sql`${clock}::date between ${from}::date and ${to}::date`,
        userId === undefined ? undefined : eq(publicationEvents.user_id, userId),
        websiteId === undefined ? undefined : eq(publicationEvents.website_id, websiteId),
        tool === undefined ? undefined : eq(orderDetails.tool_slug, tool),
      ),
    )
    .orderBy(publicationEvents.created_at, publicationEvents.id)
    .limit(limit + 1);
}
