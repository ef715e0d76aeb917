// One document with its order, its newest text and its siblings: hand-written and prepared, since every opened page asks for it.
import type { EngineMark } from '@folio/engine/core/engine-types';
import type { Db } from '../../kernel/db/database.ts';
import type { AssetFacts } from '../assets/index.ts';
import type { VoiceWaiver } from '../orders/orders.table.ts';
import { listColumns, type OrderListRow } from './document-list.queries.ts';

export interface DocumentRow extends OrderListRow {
  account_id: number;
  content: Record<string, unknown>;
  detail_fields: Record<string, unknown> | null;
  order_fields: Record<string, unknown>;
  engine: EngineMark | null;
  brand_voice_id: number | null;
  voice_waivers: VoiceWaiver[];
  /** Sources that were given or used, in that order. */
  sources: { id: number; title: string; url: string | null }[] | null;
  /** Files that the order made, in the order in which they were kept. */
  assets: AssetFacts[] | null;
  version_id: number | null;
  version_number: number | null;
  version_revision: number | null;
  version_at: Date | null;
  html: string | null;
  siblings: DocumentSibling[];
}

/** An output of the same order, as its documents name it. */
export type DocumentSibling = Pick<OrderListRow, 'id' | 'title' | 'status' | 'reason' | 'reason_detail'> & {
  description: string | null;
};

const oneDocument = {
  name: 'document',
  text: `select ${listColumns}, d.account_id, d.content, d.fields as detail_fields, o.fields as order_fields, d.engine, o.brand_voice_id, d.voice_waivers,
      (select json_agg(json_build_object('id', a.id, 'title', a.name, 'url', a.url) order by array_position(o.source_ids || d.sources_used, a.id))
        from additional_sources a where a.account_id = d.account_id and a.id = any(o.source_ids || d.sources_used)) as sources,
      (select json_agg(json_build_object('id', f.id, 'key', f.key, 'file_name', f.file_name, 'media_type', f.media_type, 'bytes', f.bytes,
          'width', f.width, 'height', f.height, 'seconds', f.seconds, 'words', f.words, 'alt', f.alt) order by f.id)
        from assets f where f.order_detail_id = d.id and f.role = 'result') as assets,
      v.id as version_id, v.number as version_number, v.revision as version_revision, v.created_at as version_at, v.html,
      (select json_agg(s) from (select id, title, description, status, reason, reason_detail from order_details where order_id = d.order_id order by id limit 100) s) as siblings
    from order_details d join users u on u.id = d.user_id join orders o on o.id = d.order_id left join document_versions v on v.id = d.current_version_id
    where d.id = $1`,
};

/** A document with its order and newest version in one look-up, or null. Whether the caller may see it is the policy's to say. */
export async function findDocument(db: Db, detailId: number): Promise<DocumentRow | null> {
  const { rows } = await db.client.query<DocumentRow>({ ...oneDocument, values: [detailId] });
  return rows[0] ?? null;
}
