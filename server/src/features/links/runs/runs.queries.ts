// SQL of runs and of the texts in them.
import { linkLimits } from '@folio/contract/link-words';
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { users } from '../../accounts/accounts.table.ts';
import { workspaceMembers } from '../../workspaces/workspaces.table.ts';
import { linkRuns, linkRunTargets, linkSuggestions } from '../core/links.table.ts';

export type LinkRunRow = typeof linkRuns.$inferSelect;
export type RunTargetRow = typeof linkRunTargets.$inferSelect;

const creator = alias(users, 'creator');
const reverter = alias(users, 'reverter');

const select = (db: Db) =>
  db.orm
    .select({
      run: linkRuns,
      creator: creator.name,
      reverter: reverter.name,
      links: sql<number>`(select count(*)::int from link_suggestions s join link_run_targets t on t.id = s.run_target_id where t.run_id = ${linkRuns.id})`,
      pages: sql<number>`(select count(*)::int from link_run_targets t where t.run_id = ${linkRuns.id} and t.way <> 'version')`,
      documents: sql<number>`(select count(*)::int from link_run_targets t where t.run_id = ${linkRuns.id} and t.way = 'version')`,
      kept: sql<number>`(select count(*)::int from link_run_targets t where t.run_id = ${linkRuns.id} and t.state = 'kept')`,
      problems: sql<number>`(select count(*)::int from link_run_targets t where t.run_id = ${linkRuns.id} and t.state in ('left_out', 'failed', 'kept'))`,
    })
    .from(linkRuns)
    .leftJoin(creator, eq(creator.id, linkRuns.user_id))
    .leftJoin(reverter, eq(reverter.id, linkRuns.reverted_by));

export type RunWithCounts = Awaited<ReturnType<typeof listRuns>>['rows'][number];

/** Runs of a website, newest first. */
export async function listRuns(db: Db, websiteId: number, { page, perPage }: { page: number; perPage: number }) {
  const rows = await select(db)
    .where(eq(linkRuns.website_id, websiteId))
    .orderBy(desc(linkRuns.number))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.orm.select({ count: count() }).from(linkRuns).where(eq(linkRuns.website_id, websiteId));
  return { rows, total: total?.count ?? 0 };
}

export async function findRun(db: Db, id: number): Promise<RunWithCounts | null> {
  const [row] = await select(db).where(eq(linkRuns.id, id));
  return row ?? null;
}

/** Locks a run until the transaction ends; null where it is gone. */
export async function lockRun(tx: Db, id: number): Promise<LinkRunRow | null> {
  const [row] = await tx.orm.select().from(linkRuns).where(eq(linkRuns.id, id)).for('update');
  return row ?? null;
}

/** The next run of a website. Callers lock the website's links. */
export async function insertRun(tx: Db, run: Omit<typeof linkRuns.$inferInsert, 'number'>, number: number): Promise<number> {
  const [row] = await tx.orm
    .insert(linkRuns)
    .values({ ...run, number })
    .returning({ id: linkRuns.id });
  if (!row) throw new Error('The run was not inserted');
  return row.id;
}

export async function nextNumber(tx: Db, websiteId: number): Promise<number> {
  const [row] = await tx.orm
    .select({ last: sql<number>`coalesce(max(${linkRuns.number}), 0)::int` })
    .from(linkRuns)
    .where(eq(linkRuns.website_id, websiteId));
  return (row?.last ?? 0) + 1;
}

export async function updateRun(tx: Db, id: number, changes: Partial<LinkRunRow>): Promise<void> {
  await tx.orm.update(linkRuns).set(changes).where(eq(linkRuns.id, id));
}

export async function deleteRun(tx: Db, id: number): Promise<void> {
  await tx.orm.delete(linkRuns).where(eq(linkRuns.id, id));
}

export async function insertTarget(tx: Db, target: typeof linkRunTargets.$inferInsert): Promise<number> {
  const [row] = await tx.orm.insert(linkRunTargets).values(target).returning({ id: linkRunTargets.id });
  if (!row) throw new Error('The text of the run was not inserted');
  return row.id;
}

export const listRunTargets = (db: Db, runId: number): Promise<RunTargetRow[]> =>
  db.orm
    .select()
    .from(linkRunTargets)
    .where(eq(linkRunTargets.run_id, runId))
    .orderBy(asc(linkRunTargets.id))
    .limit(linkLimits.runTargets);

/** Locks one text of a run; null where it is in another state. */
export async function lockTarget(tx: Db, id: number, state: RunTargetRow['state']): Promise<RunTargetRow | null> {
  const [row] = await tx.orm
    .select()
    .from(linkRunTargets)
    .where(and(eq(linkRunTargets.id, id), eq(linkRunTargets.state, state)))
    .for('update');
  return row ?? null;
}

export async function updateTarget(tx: Db, id: number, changes: Partial<RunTargetRow>): Promise<void> {
  await tx.orm.update(linkRunTargets).set(changes).where(eq(linkRunTargets.id, id));
}

/** Texts of a run that no link is left for. */
export async function deleteEmptyTargets(tx: Db, runId: number): Promise<void> {
  await tx.client.query(
    `delete from link_run_targets t where t.run_id = $1 and t.state in ('pending', 'by_hand')
       and not exists (select from link_suggestions s where s.run_target_id = t.id)`,
    [runId],
  );
}

/** Ids of suggestions for a run, the most confident first: pending or approved, in no other run, with a target that readers reach. */
export async function listApplicable(
  db: Db,
  websiteId: number,
  wanted: { suggestionIds: readonly number[]; pageIds: readonly number[]; detailIds: readonly number[] } | null,
): Promise<number[]> {
  const { rows } = await db.client.query<{ id: number }>(
    `select s.id from link_suggestions s left join page_urls p on p.id = s.target_page_id
     where s.website_id = $1 and s.state in ('pending', 'approved') and s.run_target_id is null
       and (p.id is null or (p.state = 'active' and coalesce(p.http_state, 200) = 200 and p.indexable = 'yes'))
       and ($2::int[] is null or s.id = any($2) or s.page_url_id = any($3::int[]) or s.order_detail_id = any($4::int[]))
     order by s.state, s.confidence desc, s.id limit ${linkLimits.suggestions}`,
    [websiteId, wanted?.suggestionIds ?? null, wanted?.pageIds ?? null, wanted?.detailIds ?? null],
  );
  return rows.map(({ id }) => id);
}

/** Previews other than this run with suggestions that could be applied, of a selection or of the website. */
export async function listOtherPreviews(
  db: Db,
  run: { id: number; websiteId: number },
  wanted: { suggestionIds: readonly number[]; pageIds: readonly number[]; detailIds: readonly number[] } | null,
) {
  const { rows } = await db.client.query<{ id: number; number: number; title: string; suggestions: number }>(
    `select r.id, r.number, r.title, count(*)::int as suggestions from link_suggestions s
       join link_run_targets t on t.id = s.run_target_id join link_runs r on r.id = t.run_id
     where s.website_id = $1 and r.id <> $2 and r.state = 'preview' and s.state in ('pending', 'approved')
       and ($3::int[] is null or s.id = any($3) or s.page_url_id = any($4::int[]) or s.order_detail_id = any($5::int[]))
     group by r.id order by r.number limit 100`,
    [run.websiteId, run.id, wanted?.suggestionIds ?? null, wanted?.pageIds ?? null, wanted?.detailIds ?? null],
  );
  return rows;
}

/** Puts suggestions into a run; answers those that no other run took meanwhile. */
export async function addSuggestions(tx: Db, ids: readonly number[], runTargetId: number): Promise<number[]> {
  const rows = await tx.orm
    .update(linkSuggestions)
    .set({ run_target_id: runTargetId })
    .where(
      and(
        inArray(linkSuggestions.id, [...ids]),
        isNull(linkSuggestions.run_target_id),
        inArray(linkSuggestions.state, ['pending', 'approved']),
      ),
    )
    .returning({ id: linkSuggestions.id });
  return rows.map(({ id }) => id);
}

type SuggestionChanges = Partial<typeof linkSuggestions.$inferInsert>;

export async function updateSuggestions(tx: Db, ids: readonly number[], changes: SuggestionChanges): Promise<void> {
  if (ids.length === 0) return;
  await tx.orm
    .update(linkSuggestions)
    .set(changes)
    .where(inArray(linkSuggestions.id, [...ids]));
}

/** Gives suggestions of a run back that were not applied. */
export async function releaseSuggestions(tx: Db, runId: number, states: readonly RunTargetRow['state'][]): Promise<void> {
  await tx.client.query(
    `update link_suggestions s set run_target_id = null from link_run_targets t
     where t.id = s.run_target_id and t.run_id = $1 and t.state = any($2::text[]) and s.state in ('pending', 'approved')`,
    [runId, states],
  );
}

/** True if the same place has a link to this URL already, suggested or decided. */
export async function isRangeUsed(
  tx: Db,
  { website_id: websiteId, page_url_id: pageId, order_detail_id: detailId, sentence }: typeof linkSuggestions.$inferInsert,
  url: string,
  besides: number,
): Promise<boolean> {
  const { rows } = await tx.client.query(
    `select from link_suggestions where website_id = $1 and coalesce(page_url_id, 0) = $2 and coalesce(order_detail_id, 0) = $3
       and md5(target_url) = md5($4) and md5(sentence) = md5($5) and id <> $6`,
    [websiteId, pageId ?? 0, detailId ?? 0, url, sentence, besides],
  );
  return rows.length > 0;
}

/** True where a person may still change the links of a scope: their seat is open, their role is enough and they are a member. */
export async function isStillAllowed(
  db: Db,
  userId: number,
  scope: { account_id: number; workspace_id: number | null; user_id: number },
): Promise<boolean> {
  const [person] = await db.orm
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.account_id, scope.account_id), isNull(users.disabled_at)));
  if (!person || person.role === 'user') return false;
  if (scope.workspace_id === null) return scope.user_id === userId;
  const members = await db.orm
    .select({ id: workspaceMembers.user_id })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspace_id, scope.workspace_id), eq(workspaceMembers.user_id, userId)));
  return members.length > 0;
}

/** The document of a text of a run, without a lock. */
export async function findDetailOfTarget(tx: Db, targetId: number): Promise<number | null> {
  const { rows } = await tx.client.query<{ order_detail_id: number | null }>(
    'select order_detail_id from link_run_targets where id = $1',
    [targetId],
  );
  return rows[0]?.order_detail_id ?? null;
}
