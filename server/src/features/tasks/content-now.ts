// The content of a task's document as it would go out now.
import type { Db } from '../../kernel/db/database.ts';
import { assetRows } from '../assets/index.ts';
import { findCurrentVersion } from '../documents/index.ts';
import { orderRows } from '../orders/index.ts';
import { findMetaPair } from './meta-pair.queries.ts';
import { type Package, packageOf } from './package-parts.ts';

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

export interface ContentNow {
  content: Package;
  /** Null for a document without text. */
  versionId: number | null;
  html: string;
}

/** The document's content, or null where there is none yet. A caller that writes holds the document's row. */
export async function contentNow(db: Db, orderDetailId: number): Promise<ContentNow | null> {
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
  });
  return { content, versionId: version?.id ?? null, html };
}
