// SQL of publications that failed: of one website, of one person, and the website of a place that has been failing for longest.
import { maxInboxItems } from '@folio/contract/inbox';
import { and, asc, count, eq, min } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { inScope, reachSql } from '../../kernel/db/scope.ts';
import type { InboxReader } from '../../kernel/inbox.ts';
import type { Scope } from '../../kernel/policy.ts';
import { websites } from '../websites/websites.table.ts';
import { publications } from './publications.table.ts';

const failed = eq(publications.state, 'failed');

/** Ids of documents that did not go to a website, the longest waiting first. */
export async function listFailedDocuments(db: Db, websiteId: number, limit: number): Promise<number[]> {
  const rows = await db.orm
    .select({ id: publications.order_detail_id })
    .from(publications)
    .where(and(eq(publications.website_id, websiteId), failed))
    .orderBy(asc(publications.updated_at), asc(publications.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** True if a document's publication on a website has failed; holds while its document is locked. */
export async function isFailed(tx: Db, websiteId: number, orderDetailId: number): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: publications.id })
    .from(publications)
    .where(and(eq(publications.website_id, websiteId), eq(publications.order_detail_id, orderDetailId), failed));
  return rows.length > 0;
}

/** The website of a scope that refuses documents since the earliest moment, with how many did not go out; null where all take them. */
export async function findFailingWebsite(db: Db, scope: Scope) {
  const since = min(publications.updated_at);
  const [row] = await db.orm
    .select({ website: websites, since, documents: count() })
    .from(websites)
    .innerJoin(publications, and(eq(publications.website_id, websites.id), failed))
    .where(and(inScope(scope, websites), eq(websites.state, 'failing')))
    .groupBy(websites.id)
    .orderBy(asc(since), asc(websites.id))
    .limit(1);
  return row ?? null;
}

export interface FailedRow {
  id: number;
  website_id: number;
  website: string;
  order_detail_id: number;
  workspace_id: number | null;
  title: string;
  attempt: number;
  problem: string | null;
  updated_at: Date;
}

/** Failed publications of a user that are still in reach. */
export async function listFailedOf(db: Db, reader: InboxReader): Promise<FailedRow[]> {
  const { rows } = await db.client.query<FailedRow>(
    `select p.id, p.website_id, w.name as website, p.order_detail_id, d.workspace_id, d.title, p.attempt, p.problem, p.updated_at
     from publications p join order_details d on d.id = p.order_detail_id join websites w on w.id = p.website_id
     where p.user_id = $1 and p.state = 'failed' and ${reachSql('d', '$2', '$1')} and ${reachSql('w', '$2', '$1')}
     order by p.updated_at desc, p.id desc limit ${maxInboxItems}`,
    [reader.id, reader.workspaceIds],
  );
  return rows;
}
