// Nature of a document, by its text.
import { countWords } from '@folio/contract/tool-price';
import { generalPhrases } from '@folio/locales/phrases';
import type { DocumentNature } from '../core/engine-types.ts';
import { textOfHtml } from './plain-text.ts';

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

/** Facts that a text may lack; with more of them it is a brief. */
const maxOpenFacts = 2;

const openFact = new RegExp(
  Object.values(generalPhrases)
    .map(({ toAdd }) => toAdd.trim().replace(/[\s:]+$/u, ''))
    .join('|'),
  'gu',
);

/** Returns the words of a text that mark missing facts. */
export const openFactWords = (text: string): string[] => text.match(openFact) ?? [];

/** Returns the number of passages that mark missing facts. */
export const openFactsIn = (html: string): number => openFactWords(textOfHtml(html)).length;

const isBrief = (html: string) => openFactsIn(html) > maxOpenFacts;

/** Nature of the built-in writer's result, by the share of quotations and open facts. */
export const natureOfMade = (html: string): DocumentNature =>
  quotedShare(html) >= extractShare ? 'extract' : isBrief(html) ? 'brief' : 'text';

const byPeople = /<(p|h[1-6]|li|td|th)\b[^>]*\sdata-origin="(?:person|mixed)"[\s\S]*?<\/\1>/g;
const byEngine = /<(p|h[1-6]|li|td|th)\b[^>]*\sdata-origin="engine"[\s\S]*?<\/\1>/g;

/** Current nature of a document: people turn an outline or an extract into a text by writing more than is left of it, a brief by adding the open facts. */
export function natureNow(made: DocumentNature | undefined, html: string): DocumentNature {
  if (made === undefined || made === 'text') return 'text';
  if (made === 'brief') return isBrief(html) ? 'brief' : 'text';
  const left = made === 'extract' ? quotationsIn(html) : (html.match(byEngine) ?? []);
  const written = wordsIn((html.match(byPeople) ?? []).join(' '));
  return wordsIn(left.join(' ')) > written ? made : 'text';
}
