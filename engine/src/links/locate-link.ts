// Finding a place again in a text that may have been typeset another way since: the same sentence, the same words.
import { rangeRefusal } from './choose-links.ts';
import { anchorOf } from './match-phrases.ts';
import type { ExistingLink, LinkText } from './read-link-text.ts';

/** Position of a link to set, or of an existing one. */
export interface SentenceRange {
  sentence: string;
  anchor: string;
  /** Start of the anchor in the sentence. */
  anchorAt: number;
  paragraph: number;
}

/** Returns the text without characters that programs change: quotation marks, dashes, dots, spaces. */
export const foldText = (text: string): string =>
  text
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[–—‒−]|--/g, '-')
    .replaceAll('…', '...')
    .replaceAll('×', 'x')
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ')
    .trim();

/** Longest anchor, in words. */
const maxWords = 20;

/** First and last word of a place; null where the sentence or the words are not there. */
export function locateRange(text: LinkText, range: SentenceRange): { first: number; last: number } | null {
  const sentence = foldText(range.sentence);
  const anchor = foldText(range.anchor);
  const nearest = text.sentences
    .flatMap((one, index) =>
      foldText(one.text) === sentence ? [{ index, away: Math.abs(one.paragraph - range.paragraph) }] : [],
    )
    .toSorted((a, b) => a.away - b.away);
  for (const { index } of nearest) {
    const from = firstWordOf(text, index);
    let best: { first: number; last: number; away: number } | null = null;
    for (let first = from; text.words[first]?.sentence === index; first++) {
      for (let last = first; last < first + maxWords && text.words[last]?.sentence === index; last++) {
        const away = Math.abs((text.words[first]?.at ?? 0) - range.anchorAt);
        if ((best === null || away < best.away) && foldText(anchorOf(text, { first, last })) === anchor)
          best = { first, last, away };
      }
    }
    if (best) return { first: best.first, last: best.last };
  }
  return null;
}

/** First and last word of the first place of these words where a link may be; null where there is none. */
export function locateOpenRange(text: LinkText, anchor: string): { first: number; last: number } | null {
  const wanted = foldText(anchor);
  for (const [first, { sentence }] of text.words.entries()) {
    if (!wanted.startsWith(foldText(anchorOf(text, { first, last: first })))) continue;
    for (let last = first; last < first + maxWords && text.words[last]?.sentence === sentence; last++)
      if (foldText(anchorOf(text, { first, last })) === wanted && rangeRefusal(text, { first, last }) === null)
        return { first, last };
  }
  return null;
}

function firstWordOf({ words }: LinkText, sentence: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.sentence ?? 0) < sentence) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The link with this address and anchor, in the sentence of the place where there are several. */
export function locateLink(text: LinkText, url: string, range: SentenceRange): ExistingLink | null {
  const found = text.links.filter((link) => link.url === url && foldText(link.anchor) === foldText(range.anchor));
  const sentence = foldText(range.sentence);
  const inSentence = found.filter(({ word }) => {
    const index = text.words[word]?.sentence;
    return index !== undefined && foldText(text.sentences[index]?.text ?? '') === sentence;
  });
  return inSentence[0] ?? (found.length === 1 ? (found[0] ?? null) : null);
}
