// The meta title and description that go out with a document.
import { metaPlaceholdersIn } from '@folio/engine/claims/meta-placeholders';
import type { Db } from '../../kernel/db/database.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findDocument, metaPairPort } from '../documents/index.ts';

const textIn = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** The pair of the document's task, else the document's own. Throws 409 if one of the two is a placeholder. */
export async function readOutgoingMeta(kernel: Pick<Kernel, 'ports'>, tx: Db, orderDetailId: number) {
  const pair = await metaPairPort.of(kernel)(tx, orderDetailId);
  const content = (await findDocument(tx, orderDetailId))?.content;
  const metaTitle = textIn(pair?.metaTitle ?? content?.['meta_title']);
  const metaDescription = textIn(pair?.metaDescription ?? content?.['meta_description']);
  if (metaPlaceholdersIn(metaTitle ?? '').length > 0) throw conflict('meta_title_placeholder');
  if (metaPlaceholdersIn(metaDescription ?? '').length > 0) throw conflict('meta_description_placeholder');
  return { metaTitle, metaDescription };
}
