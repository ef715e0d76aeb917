// Input for one card of a written category: its own keyword, and the soft keywords that no other card has.
import { hasSection } from '@folio/engine/document/replace-section';
import { withoutMarks } from '@folio/engine/text/citations';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, invalidField } from '../../kernel/errors.ts';
import { findCurrentVersion } from '../documents/index.ts';
import type { orderRows, placing } from '../orders/index.ts';
import type { ShownCard } from './category-cards.queries.ts';
import { countPhrases } from './preview-card.ts';

type Detail = Awaited<ReturnType<typeof orderRows.lockDetails>>[number];
type Part = NonNullable<placing.Rewriting['part']>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Tool input for one card. */
export const oneCardFields = { cards: 1, footer_content: false } as const;

/**
 * The card at a position of the result, as a part to write. Throws 422 at `only` where there is none, 409 where the document has no heading of it any more. The
 * document's row is locked.
 */
export async function partOf(tx: Db, card: ShownCard, detail: Detail, index: number): Promise<Part> {
  const written = Array.isArray(detail.content['cards']) ? (detail.content['cards'] as Record<string, unknown>[]) : [];
  const own = written[index];
  if (!own) throw invalidField('only', 'not_an_option');
  const heading = textOf(own['heading']);
  const lastLine = textOf(own['button']);
  const current = await findCurrentVersion(tx, detail.id);
  if (!current || !hasSection(current.html, { heading, lastLine })) throw conflict('card_not_in_text', { name: heading });
  const others = written.filter((one) => one !== own);
  const taken = new Set(others.map((one) => textOf(one['linked_keyword']).toLowerCase()));
  const linked = card.linked_keywords.map(({ keyword }) => keyword);
  const keyword =
    linked.find((one) => one.toLowerCase() === textOf(own['linked_keyword']).toLowerCase()) ??
    linked.find((one) => !taken.has(one.toLowerCase()));
  const texts = others.map((one) => withoutMarks(textOf(one['text'])));
  const counts = countPhrases(texts, card.soft_keywords, card.language);
  return {
    list: 'cards',
    index,
    heading,
    lastLine,
    beside: [...texts, withoutMarks(textOf(own['text']))],
    fields: {
      ...oneCardFields,
      linked_keywords: keyword === undefined ? [] : [keyword],
      soft_keywords: card.soft_keywords.filter((_, at) => counts[at] === 0),
      h2_headings: card.h2_headings.filter((one) => one.toLowerCase() === heading.toLowerCase()),
    },
  };
}
