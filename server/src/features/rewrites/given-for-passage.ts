// Facts that a passage may use: the input and sources of its document, and the document itself.
import { givenText, withoutOpenClaims } from '@folio/engine/claims/given-text';
import { markedClaims } from '@folio/engine/claims/mark-claims';
import { textOfHtml } from '@folio/engine/document/plain-text';
import type { RewriteContext } from '@folio/engine/rewrite/rewrite-types';
import type { Kernel } from '../../kernel/kernel.ts';
import { findCurrentVersion } from '../documents/index.ts';
import { engineInput, orderRows } from '../orders/index.ts';
import { sourceRows } from '../sources/index.ts';

interface GivenPassage {
  passage: string;
  before: string;
  after: string;
  /** Words of claims that the text marks; null for those of the text as it was saved last. */
  openClaims: readonly string[] | null;
}

/** All inputs as one text, and the variant of the document's language. */
export type PassageContext = Pick<RewriteContext, 'given' | 'brandVoice' | 'country'>;

/** A source that was never read is left out: nothing can have been taken from it. */
export async function passageContext(
  { database: db }: Kernel,
  detail: orderRows.OrderDetailRow,
  { passage, before, after, openClaims }: GivenPassage,
): Promise<PassageContext> {
  const order = await orderRows.findOrder(db, detail.order_id);
  const version = await findCurrentVersion(db, detail.id);
  const html = version?.html ?? '';
  const ids = [...new Set([...(order?.source_ids ?? []), ...detail.sources_used])];
  const rows = await sourceRows.listSourcesByIds(db, detail.account_id, ids);
  const open = openClaims ?? markedClaims(html).map(({ text }) => text);
  const behaviour: Partial<Awaited<ReturnType<typeof engineInput.mannersOf>>> = order
    ? await engineInput.mannersOf(db, order)
    : {};
  const given = givenText(
    { ...order?.fields, ...detail.fields },
    {
      sources: rows.map(({ id, name, url, text }) => ({ id, title: name, url, text: text ?? '' })),
      ...behaviour,
      documentText: withoutOpenClaims([detail.title, textOfHtml(html), before, passage, after].join(' \n'), open),
    },
  );
  return { given, brandVoice: behaviour.brandVoice, country: behaviour.country };
}
