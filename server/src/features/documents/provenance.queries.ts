// Details of passages beside their marks: names of users, and passages rewritten by the engine.
import type { EngineMark } from '@folio/engine/core/engine-types';
import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { passageRewrites } from './documents.table.ts';

/** Rewrites of documents by their ids; those of other documents are left out. */
export async function listRewrites(db: Db, orderDetailIds: number[], ids: number[]) {
  if (ids.length === 0) return [];
  return db.orm
    .select({
      id: passageRewrites.id,
      order_detail_id: passageRewrites.order_detail_id,
      before: passageRewrites.before,
      after: passageRewrites.after,
      claims: passageRewrites.claims,
      engine: passageRewrites.engine,
    })
    .from(passageRewrites)
    .where(and(inArray(passageRewrites.order_detail_id, orderDetailIds), inArray(passageRewrites.id, ids.slice(0, 1000))));
}

/** Names of people by their ids. */
export async function listPeopleNames(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids.slice(0, 1000)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface WrittenDocument {
  id: number;
  engine: EngineMark | null;
  sources: { id: number; title: string }[];
}

/** Engine, model and sources of documents. */
export async function listWritten(db: Db, orderDetailIds: number[]): Promise<WrittenDocument[]> {
  const { rows } = await db.client.query<WrittenDocument>(
    `select d.id, d.engine, coalesce((select json_agg(json_build_object('id', a.id, 'title', a.name)) from additional_sources a
        where a.account_id = d.account_id and a.id = any(o.source_ids || d.sources_used)), '[]') as sources
     from order_details d join orders o on o.id = d.order_id where d.id = any($1::int[])`,
    [orderDetailIds],
  );
  return rows;
}
