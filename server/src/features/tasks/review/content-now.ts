// The content of a task as it would go out now.
import type { Db } from '../../../kernel/db/database.ts';
import { assetRows, currentFiles } from '../../assets/index.ts';
import { listNewestVersions } from '../../documents/index.ts';
import { orderRows } from '../../orders/index.ts';
import { listTranslations } from '../../translation-desk/index.ts';
import { listMetaPairs } from '../core/meta-pair.queries.ts';
import { type Package, type PackageContent, packageOf } from '../core/package-parts.ts';
import { listAttachmentsOf } from '../core/task-attachments.queries.ts';
import type { TaskRow } from '../core/tasks.queries.ts';

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

export interface ContentNow {
  content: Package;
  /** Null for a document without text. */
  versionId: number | null;
  /** True while the version is still edited in, so that it would change without a new one. */
  isOpen: boolean;
  html: string;
}

type TaskWithDocument = Pick<TaskRow, 'id' | 'order_detail_id'>;

const unwritten = /^(?:\s|<h[12][^>]*>(?:(?!<\/h[12]>)[\s\S])*<\/h[12]>|<p[^>]*>\s*<\/p>)*$/u;

/** True for the document that a task starts with: headings and empty paragraphs in which nobody has written yet. */
const isUnwritten = ({ html, assetIds }: Pick<DocumentNow, 'html' | 'assetIds'>) =>
  assetIds.length === 0 && /<p[^>]*>\s*<\/p>/u.test(html) && unwritten.test(html);

/**
 * Current content of tasks, by task id: its document and its files, or its files alone. Tasks without either, or with an unwritten document,
 * are left out. A caller that writes holds the rows of documents and tasks.
 */
export async function contentsNow(db: Db, about: readonly TaskWithDocument[]): Promise<Map<number, ContentNow>> {
  const files = await listAttachmentsOf(
    db,
    about.map(({ id }) => id),
  );
  const ids = about.flatMap(({ order_detail_id }) => order_detail_id ?? []);
  const documents = await documentsNow(db, ids);
  const translations = await translationsNow(db, ids);
  const contents = new Map<number, ContentNow>();
  for (const { id, order_detail_id } of about) {
    const attachments = files.get(id) ?? [];
    const document = order_detail_id === null ? noDocument : documents.get(order_detail_id);
    if (!document || (attachments.length === 0 && (order_detail_id === null || isUnwritten(document)))) continue;
    const { versionId, isOpen, ...parts } = document;
    const own = translations.get(order_detail_id ?? 0) ?? [];
    contents.set(id, {
      content: packageOf({ ...parts, attachments, translations: own }),
      versionId,
      isOpen,
      html: parts.html,
    });
  }
  return contents;
}

/** The same of one task; null where there is nothing yet. */
export const contentNow = async (db: Db, task: TaskWithDocument): Promise<ContentNow | null> =>
  (await contentsNow(db, [task])).get(task.id) ?? null;

type DocumentNow = Omit<PackageContent, 'attachments' | 'translations'> & Pick<ContentNow, 'versionId' | 'isOpen'>;

const noDocument: DocumentNow = {
  title: '',
  html: '',
  metaTitle: '',
  metaDescription: '',
  assetIds: [],
  versionId: null,
  isOpen: false,
};

/** Current content of documents, by document; without unwritten ones. */
async function documentsNow(db: Db, ids: number[]): Promise<Map<number, DocumentNow>> {
  if (ids.length === 0) return new Map();
  const details = (await orderRows.listDetails(db, ids)).filter(({ status }) => status === 'accepted');
  const versions = await listNewestVersions(db, ids);
  const files = await assetRows.listAssetsOfDocuments(db, ids, ['result']);
  const pairs = await listMetaPairs(db, ids);
  return new Map(
    details.map(({ id, title, content }) => {
      const version = versions.get(id);
      const pair = pairs.get(id);
      return [
        id,
        {
          title: version?.title ?? title,
          html: version?.html ?? '',
          metaTitle: pair?.metaTitle ?? textIn(content['meta_title']),
          metaDescription: pair?.metaDescription ?? textIn(content['meta_description']),
          assetIds: currentFiles(files.get(id) ?? []).map((file) => String(file.id)),
          versionId: version?.id ?? null,
          isOpen: version?.is_open ?? false,
        },
      ];
    }),
  );
}

/** The approved translations of documents, by document. */
async function translationsNow(db: Db, ids: number[]): Promise<Map<number, PackageContent['translations']>> {
  const found = await listTranslations(db, ids);
  if (found.length === 0) return new Map();
  const translated = found.map(({ orderDetailId }) => orderDetailId);
  const details = new Map((await orderRows.listDetails(db, translated)).map((detail) => [detail.id, detail]));
  const versions = await listNewestVersions(db, translated);
  const texts = found.map(({ sourceDetailId, orderDetailId, language }) => {
    const version = versions.get(orderDetailId);
    return {
      sourceDetailId,
      language,
      title: version?.title ?? details.get(orderDetailId)?.title ?? '',
      html: version?.html ?? '',
    };
  });
  return Map.groupBy(texts, ({ sourceDetailId }) => sourceDetailId);
}
