// All SQL of publications: one document on one website, written by one run of the job at a time.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { orderDetails } from '../orders/orders.table.ts';
import { websites } from '../websites/websites.table.ts';
import { publications } from './publications.table.ts';

export type PublicationRow = typeof publications.$inferSelect;

/** The newest accepted event of publication `alias`; null if there is none. Content that a newer attempt fails to replace stays on the website. */
const lastTakenSql = (what: string, alias: string) =>
  `(select ${what} from publication_events e where e.publication_id = ${alias}.id and e.state in ('live', 'remote_draft')
    order by e.id desc limit 1)`;

/** True if publication `alias` is live, regardless of a newer attempt. */
export const isLiveSql = (alias: string) =>
  `(${alias}.state = 'live' or (${alias}.state in ('queued', 'sending', 'failed') and ${lastTakenSql('e.state', alias)} = 'live'))`;

interface Taken {
  state: 'live' | 'remote_draft';
  at: string;
}

const columns = {
  publication: publications,
  website: { id: websites.id, name: websites.name, kind: websites.kind },
  /** Base URL of the website. */
  scope: { workspace_id: websites.workspace_id, user_id: websites.user_id },
  current_version_id: orderDetails.current_version_id,
  taken: sql<Taken | null>`${sql.raw(lastTakenSql(`json_build_object('state', e.state, 'at', e.created_at)`, 'publications'))}`,
};

/** A publication with its website and the document's newest version. */
export type ListedPublication = Awaited<ReturnType<typeof listPublications>>[number];

/** Publications of a document, newest first; at most 100. */
export function listPublications(db: Db, orderDetailId: number) {
  return db.orm
    .select(columns)
    .from(publications)
    .innerJoin(websites, eq(websites.id, publications.website_id))
    .innerJoin(orderDetails, eq(orderDetails.id, publications.order_detail_id))
    .where(eq(publications.order_detail_id, orderDetailId))
    .orderBy(desc(publications.updated_at), desc(publications.id))
    .limit(100);
}

/** The newest queuing of a publication. */
const newestRound = `select max(e.id) as round from publication_events e where e.publication_id = $1 and e.state = 'queued'`;

/**
 * Queues a document for a website and answers the publication's id and the queuing, or null where it is on its way already. `remote_key`
 * counts only for a first time.
 */
export async function queuePublication(
  db: Db,
  publication: typeof publications.$inferInsert,
): Promise<{ publicationId: number; round: number } | null> {
  const { user_id, impersonator_id } = publication;
  const [row] = await db.orm
    .insert(publications)
    .values({ ...publication, state: 'queued' })
    .onConflictDoUpdate({
      target: [publications.website_id, publications.order_detail_id],
      set: { state: 'queued', problem: null, user_id, impersonator_id: impersonator_id ?? null, updated_at: sql`now()` },
      setWhere: sql`${publications.state} not in ('queued', 'sending')`,
    })
    .returning({ id: publications.id });
  if (!row) return null;
  // Its event is written by a trigger, after the row is.
  const { rows } = await db.client.query<{ round: number | null }>(newestRound, [row.id]);
  return { publicationId: row.id, round: rows[0]?.round ?? 0 };
}

export async function findPublication(db: Db, id: number): Promise<PublicationRow | null> {
  const [row] = await db.orm.select().from(publications).where(eq(publications.id, id));
  return row ?? null;
}

/** Begins a run of the job; answers the row with its new attempt, or null where there is nothing to send. */
export async function beginSending(db: Db, id: number): Promise<PublicationRow | null> {
  const [row] = await db.orm
    .update(publications)
    .set({ state: 'sending', attempt: sql`${publications.attempt} + 1`, updated_at: sql`now()` })
    .where(and(eq(publications.id, id), inArray(publications.state, ['queued', 'sending'])))
    .returning();
  return row ?? null;
}

/**
 * Records the result of a run, unless a newer one has begun, and returns true if recorded. `run` is the run's attempt, or the queuing of a dead
 * job, whatever its attempt was; without a number the newest.
 */
export async function endSending(
  db: Db,
  id: number,
  run: number | { round: number | undefined },
  outcome: Partial<Pick<PublicationRow, 'state' | 'remote_id' | 'remote_url' | 'problem' | 'version_id'>>,
): Promise<boolean> {
  if (typeof run !== 'number' && run.round !== undefined) {
    const { rows } = await db.client.query<{ round: number | null }>(newestRound, [id]);
    if (rows[0]?.round !== run.round) return false;
  }
  const rows = await db.orm
    .update(publications)
    .set({ ...outcome, updated_at: sql`now()` })
    .where(
      and(
        eq(publications.id, id),
        inArray(publications.state, ['queued', 'sending']),
        typeof run === 'number' ? eq(publications.attempt, run) : undefined,
      ),
    )
    .returning({ id: publications.id });
  return rows.length > 0;
}

/** Forgets the ids that a website gave to posts: each is found again by its key, or made. */
export async function forgetRemoteIds(tx: Db, websiteId: number): Promise<void> {
  await tx.orm.update(publications).set({ remote_id: null }).where(eq(publications.website_id, websiteId));
}
