// What a passage may say: all that its document was written from, and what the document says already.
import { givenText, withoutOpenClaims } from '@folio/engine/claims/given-text';
import { markedClaims } from '@folio/engine/claims/mark-claims';
import { textOfHtml } from '@folio/engine/document/plain-text';
import type { Kernel } from '../../kernel/kernel.ts';
import { findCurrentVersion } from '../documents/index.ts';
import { engineInput, orderRows } from '../orders/index.ts';
import { listSourcesByIds } from '../sources/index.ts';

interface GivenPassage {
  passage: string;
  before: string;
  after: string;
  /** Words of claims that the text marks; null for those of the text as it was saved last. */
  openClaims: readonly string[] | null;
}

/** A source that was never read is left out: nothing can have been taken from it. */
export async function givenForPassage(
  { database: db }: Kernel,
  detail: orderRows.OrderDetailRow,
  { passage, before, after, openClaims }: GivenPassage,
): Promise<string> {
  const order = await orderRows.findOrder(db, detail.order_id);
  const version = await findCurrentVersion(db, detail.id);
  const html = version?.html ?? '';
  const ids = [...new Set([...(order?.source_ids ?? []), ...detail.sources_used])];
  const rows = await listSourcesByIds(db, detail.account_id, ids);
  const open = openClaims ?? markedClaims(html).map(({ text }) => text);
  return givenText(
    { ...order?.fields, ...detail.fields },
    {
      sources: rows.map(({ id, name, url, text }) => ({ id, title: name, url, text: text ?? '' })),
      ...(order ? await engineInput.mannersOf(db, order) : {}),
      documentText: withoutOpenClaims([detail.title, textOfHtml(html), before, passage, after].join(' \n'), open),
    },
  );
}
