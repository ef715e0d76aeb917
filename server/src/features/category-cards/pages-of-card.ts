// Default sources of a card: the target pages of its linked keywords and the category's own page, as the website's pages were last read.
import { readFileSource } from '@folio/engine/sources/read-source';
import type { Kernel } from '../../kernel/kernel.ts';
import { listPageTexts } from '../pages/index.ts';
import type { KnownPage } from '../writing/index.ts';
import { cardTool } from './card-fields.ts';
import { findCardOfDocument } from './category-cards.queries.ts';

/** Characters of markup that are read of one page: the facts of a category are at its beginning. */
const maxMarkup = 60_000;

/** At most 21 pages, one for each linked keyword and the category's; pages that were never read are left out. */
export async function pagesOfCard(
  kernel: Kernel,
  { id, tool_slug: slug }: { id: number; tool_slug: string },
): Promise<KnownPage[]> {
  const card = slug === cardTool ? await findCardOfDocument(kernel.database, id) : null;
  if (!card) return [];
  const ids = [...card.linked_keywords.map((one) => one.page_url_id), card.page_url_id];
  const texts = await listPageTexts(kernel.database, [...new Set(ids.filter((id) => id !== null))]);
  const read = await Promise.all(
    texts.map(async ({ url, title, html }) => {
      const markup = `<!doctype html><html><body>${html.slice(0, maxMarkup)}</body></html>`;
      // A page with too little text to be read does not block the card.
      const source = await readFileSource(Buffer.from(markup), 'page.html').catch(() => null);
      return { url, title, text: source?.text ?? '' };
    }),
  );
  return read.filter(({ text }) => text !== '');
}
