// The present SEO meta data of a task: saved values, or else those of its document.
import type { Db } from '../../../kernel/db/database.ts';
import { findDocument } from '../../documents/index.ts';
import { findMetadata, type MetadataRow } from './metadata.queries.ts';
import type { TaskRow } from './tasks.queries.ts';

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** The row, or one made from the document that is not saved yet; null for a task without both. */
export async function metadataNow(db: Db, task: TaskRow): Promise<MetadataRow | null> {
  const saved = await findMetadata(db, task.id);
  if (saved || task.order_detail_id === null) return saved;
  const document = await findDocument(db, task.order_detail_id);
  if (!document) return null;
  const fields = { ...document.order_fields, ...document.detail_fields };
  return {
    task_id: task.id,
    workspace_id: task.workspace_id,
    footer_content: '',
    brand: textIn(fields['brand']),
    category_name: task.category_name,
    primary_kw: textIn(fields['primary_kw']) || (task.linked_keywords[0] ?? ''),
    meta_title: textIn(document.content['meta_title']),
    meta_description: textIn(document.content['meta_description']),
    optimized_meta_title: null,
    optimized_meta_description: null,
    switch_input: false,
    optimized_at: null,
    updated_at: task.updated_at,
  };
}

/** The pair that goes out. */
export const countingPair = (row: MetadataRow) =>
  row.switch_input
    ? {
        metaTitle: row.optimized_meta_title ?? row.meta_title,
        metaDescription: row.optimized_meta_description ?? row.meta_description,
      }
    : { metaTitle: row.meta_title, metaDescription: row.meta_description };
