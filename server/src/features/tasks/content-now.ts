// The content of a task as it would go out now.
import type { Db } from '../../kernel/db/database.ts';
import { assetRows } from '../assets/index.ts';
import { findCurrentVersion } from '../documents/index.ts';
import { orderRows } from '../orders/index.ts';
import { findMetaPair } from './meta-pair.queries.ts';
import { type Package, packageOf } from './package-parts.ts';
import { type AttachmentRow, listAttachments } from './task-attachments.queries.ts';
import type { TaskRow } from './tasks.queries.ts';

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

export interface ContentNow {
  content: Package;
  /** Null for a document without text. */
  versionId: number | null;
  html: string;
}

/**
 * What goes out with a task: its document and its files, or its files alone. Null where there is neither, or the document is not written
 * yet. A caller that writes holds the rows of document and task.
 */
export async function contentNow(db: Db, task: Pick<TaskRow, 'id' | 'order_detail_id'>): Promise<ContentNow | null> {
  const attachments = await listAttachments(db, task.id);
  if (task.order_detail_id !== null) return contentOfDocument(db, task.order_detail_id, attachments);
  if (attachments.length === 0) return null;
  const content = packageOf({ title: '', html: '', metaTitle: '', metaDescription: '', assetIds: [], attachments });
  return { content, versionId: null, html: '' };
}

async function contentOfDocument(
  db: Db,
  orderDetailId: number,
  attachments: readonly AttachmentRow[],
): Promise<ContentNow | null> {
  const detail = await orderRows.findDetail(db, orderDetailId);
  if (detail?.status !== 'accepted') return null;
  const version = await findCurrentVersion(db, orderDetailId);
  const assets = await assetRows.listAssetsOf(db, orderDetailId, ['result']);
  const html = version?.html ?? '';
  const pair = await findMetaPair(db, orderDetailId);
  const content = packageOf({
    title: version?.title ?? detail.title,
    html,
    metaTitle: pair?.metaTitle ?? textIn(detail.content['meta_title']),
    metaDescription: pair?.metaDescription ?? textIn(detail.content['meta_description']),
    assetIds: assets.map(({ id }) => String(id)),
    attachments,
  });
  return { content, versionId: version?.id ?? null, html };
}
