// The content of a task's document as it would go out now.
import type { Db } from '../../kernel/db/database.ts';
import { assetRows } from '../assets/index.ts';
import { documentRows } from '../documents/index.ts';
import { orderRows } from '../orders/index.ts';
import { listMetaPairs } from './meta-pair.queries.ts';
import { type Package, packageOf } from './package-parts.ts';

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

export interface ContentNow {
  content: Package;
  /** Null for a document without text. */
  versionId: number | null;
  /** True while the version is still edited in, so that it would change without a new one. */
  isOpen: boolean;
  html: string;
}

/** The contents of documents, by document; without those that have none yet. A caller that writes holds the documents' rows. */
export async function contentsNow(db: Db, orderDetailIds: readonly number[]): Promise<Map<number, ContentNow>> {
  const ids = [...orderDetailIds];
  if (ids.length === 0) return new Map();
  const details = (await orderRows.listDetails(db, ids)).filter(({ status }) => status === 'accepted');
  const versions = await documentRows.listNewestVersions(db, ids);
  const files = await assetRows.listAssetsOfDocuments(db, ids, ['result']);
  const pairs = await listMetaPairs(db, ids);
  return new Map(
    details.map(({ id, title, content: own }) => {
      const version = versions.get(id);
      const pair = pairs.get(id);
      const html = version?.html ?? '';
      const content = packageOf({
        title: version?.title ?? title,
        html,
        metaTitle: pair?.metaTitle ?? textIn(own['meta_title']),
        metaDescription: pair?.metaDescription ?? textIn(own['meta_description']),
        assetIds: (files.get(id) ?? []).map((file) => String(file.id)),
      });
      return [id, { content, versionId: version?.id ?? null, isOpen: version?.is_open ?? false, html }];
    }),
  );
}

/** The content of one document, or null where there is none yet. */
export const contentNow = async (db: Db, orderDetailId: number): Promise<ContentNow | null> =>
  (await contentsNow(db, [orderDetailId])).get(orderDetailId) ?? null;
