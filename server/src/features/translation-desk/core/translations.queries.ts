// SQL of documents that are translations of other documents.
import type { Db } from '../../../kernel/db/database.ts';

export interface Translation {
  /** The document that was translated. */
  sourceDetailId: number;
  /** The translation. */
  orderDetailId: number;
  language: string;
}

/**
 * The accepted translations of documents, of each language the one that was asked for last. At most one for each of the languages that
 * can be asked for. A translation elsewhere than its document, such as a person's own of a workspace's document, does not count.
 */
export async function listTranslations(db: Db, orderDetailIds: readonly number[]): Promise<Translation[]> {
  if (orderDetailIds.length === 0) return [];
  const { rows } = await db.client.query<Translation>(
    `select distinct on (v.order_detail_id, l.target_language)
       v.order_detail_id as "sourceDetailId", l.order_detail_id as "orderDetailId", l.target_language as language
     from document_versions v
     join translation_lines l on l.source_version_id = v.id
     join order_details d on d.id = l.order_detail_id
     join order_details s on s.id = v.order_detail_id
     where v.order_detail_id = any($1::int[]) and l.source_kind = 'version' and l.source_version_id is not null
       and d.status = 'accepted' and d.workspace_id is not distinct from s.workspace_id
     order by v.order_detail_id, l.target_language, l.id desc`,
    [orderDetailIds],
  );
  return rows;
}

/** The documents that these documents are translations of, each once. */
export async function findTranslatedDocuments(db: Db, orderDetailIds: readonly number[]): Promise<number[]> {
  if (orderDetailIds.length === 0) return [];
  const { rows } = await db.client.query<{ id: number }>(
    `select distinct v.order_detail_id as id from translation_lines l join document_versions v on v.id = l.source_version_id
     join order_details d on d.id = l.order_detail_id
     join order_details s on s.id = v.order_detail_id
     where l.order_detail_id = any($1::int[]) and l.source_kind = 'version'
       and d.workspace_id is not distinct from s.workspace_id
     order by id`,
    [orderDetailIds],
  );
  return rows.map(({ id }) => id);
}
