// What a document is: a text, an outline that is still to be written, or an extract that quotes sources word for word.
import { countWords } from '@folio/contract/tool-price';
import { textOfHtml } from './plain-text.ts';

export type DocumentNature = 'text' | 'outline' | 'extract';

/** From this share of quoted words on a document is an extract. */
const extractShare = 0.5;

/** The quotations of a document that name their source. */
export const quotationsIn = (html: string): string[] =>
  (html.match(/<blockquote\b[^>]*>[\s\S]*?<\/blockquote>/g) ?? []).filter((quotation) => quotation.includes('data-source="'));

const wordsIn = (html: string): number => countWords(textOfHtml(html));

/** Share of a document's words that are in quotations from sources, 0 to 1. */
export function quotedShare(html: string): number {
  const all = wordsIn(html);
  return all === 0 ? 0 : wordsIn(quotationsIn(html).join('')) / all;
}

/** What the built-in writer made, judged by how much is quoted. */
export const natureOfMade = (html: string): DocumentNature => (quotedShare(html) >= extractShare ? 'extract' : 'text');

const byPeople = /<(p|h[1-6]|li|td|th)\b[^>]*\sdata-origin="(?:person|mixed)"[\s\S]*?<\/\1>/g;
const byEngine = /<(p|h[1-6]|li|td|th)\b[^>]*\sdata-origin="engine"[\s\S]*?<\/\1>/g;

/** What a document is now: people turn an outline or an extract into a text by writing more than is left of it. */
export function natureNow(made: DocumentNature | undefined, html: string): DocumentNature {
  if (made === undefined || made === 'text') return 'text';
  const left = made === 'extract' ? quotationsIn(html) : (html.match(byEngine) ?? []);
  const written = wordsIn((html.match(byPeople) ?? []).join(' '));
  return wordsIn(left.join(' ')) > written ? made : 'text';
}
