// Finds a text in the account's memory and glossary: whole segments first, then the same words without their formatting, then
// sentence by sentence, because translation memories hold sentences.
import { hasWords, withoutPairMarks } from '@folio/contract/bilingual/protected-parts';
import { missingTerms, type Term } from '@folio/contract/bilingual/term-use';
import type { MemoryScope, TranslationMemory } from '../core/engine-types.ts';
import { brokenParts } from './protected-parts.ts';
import { joinSentences, type SentencePart, splitSentences } from './sentences.ts';

export interface Recalled {
  /** Translations by segment. */
  known: Map<string, string>;
  /** Segments that lost formatting in the middle of a sentence. */
  unformatted: string[];
  /** Sentences that nothing is known of, of segments of which something is known. */
  missing: string[];
}

/** The text within a pair of marks that encloses all of it; null where there is none. */
function enclosedText(text: string): { open: string; inner: string; close: string } | null {
  const [, open = '', inner = ''] = /^(<g\d+>)(.*)<\/g\d+>$/su.exec(text) ?? [];
  const close = open.replace('<', '</');
  return open === '' || !text.endsWith(close) || inner.includes(close) ? null : { open, inner, close };
}

const capitalLike = (source: string, text: string) =>
  /^\p{Lu}/u.test(source) ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text;

/** Looks the segments up. `own` holds the order's terms, which override the memory; `terms` holds the account's. */
export async function recallSegments(
  segments: readonly string[],
  scope: MemoryScope,
  { own, terms }: { own: readonly Term[]; terms: readonly Term[] },
  memory: TranslationMemory | undefined,
): Promise<Recalled> {
  /** Texts that may be known: the whole, each sentence, and those within a pair of marks around them. */
  const askedOf = (text: string): string[] => {
    const parts = splitSentences(text, scope.source);
    const within = enclosedText(text);
    return [
      text,
      ...parts.flatMap((part) => (part.text === text ? [] : askedOf(part.text))),
      ...(within ? askedOf(within.inner) : []),
    ];
  };
  const texts = segments.flatMap((segment) => [...askedOf(segment), ...askedOf(withoutPairMarks(segment))]);
  const asked = [...new Set(texts.flatMap((text) => [text, withoutPairMarks(text).trim()]))].filter(hasWords);
  const remembered = (await memory?.recall(asked, scope)) ?? new Map<string, string>();
  const glossary = new Map([...terms, ...own].map(({ source, target }) => [source.toLowerCase(), target]));

  /** The translation of one text as it is kept, or of its words alone. */
  const findWhole = (text: string): string | undefined => {
    const whole = remembered.get(text);
    if (whole !== undefined && missingTerms(text, whole, own).length === 0) return whole;
    const plain = withoutPairMarks(text).trim();
    const term = glossary.get(plain.toLowerCase());
    const found = remembered.get(plain) ?? (term === undefined ? undefined : capitalLike(plain, term));
    if (found === undefined || missingTerms(text, found, own).length > 0) return undefined;
    const within = enclosedText(text);
    return within ? within.open + found + within.close : found;
  };

  /** The translation of a text, whole or sentence by sentence, with its marks or, where these are in the middle, without. */
  const find = (text: string): string | undefined => {
    if (!hasWords(text)) return text;
    const whole = findWhole(text);
    if (whole !== undefined) return whole;
    const within = enclosedText(text);
    const inner = within ? find(within.inner) : undefined;
    if (within && inner !== undefined) return within.open + inner + within.close;
    const parts = splitSentences(text, scope.source);
    return parts.length > 1 ? joinKnown(parts) : undefined;
  };
  const joinKnown = (parts: SentencePart[]): string | undefined => {
    const known = parts.map(({ text, space }) => ({ text: find(text), space }));
    return known.every((part): part is SentencePart => part.text !== undefined) ? joinSentences(known) : undefined;
  };

  const recalled: Recalled = { known: new Map(), unformatted: [], missing: [] };
  for (const segment of segments) {
    const plain = withoutPairMarks(segment);
    const text = find(segment) ?? find(plain);
    const lost = text === undefined ? [] : brokenParts(segment, text);
    if (text !== undefined && lost.every((part) => /^<\/?g\d+>$/u.test(part))) {
      recalled.known.set(segment, lost.length === 0 ? text : withoutPairMarks(text));
      if (lost.length > 0) recalled.unformatted.push(segment);
    } else {
      const sentences = splitSentences(plain, scope.source).map((part) => part.text.trim());
      recalled.missing.push(...sentences.filter((sentence) => hasWords(sentence) && find(sentence) === undefined));
    }
  }
  return recalled;
}
