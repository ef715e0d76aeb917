// Sources taken apart into sentences that may be quoted, each with where it stood. What could not are in an article is gone:
// page furniture, questions, fragments, other languages.

import { sentencesOf } from '@folio/contract/readability/sentences';
import { countWords } from '@folio/contract/tool-price';
import { sumsUpLexicon } from '@folio/locales/lexicon/sums-up';
import type { ComposerLanguage, SourceText } from '../../engine-types.ts';
import { stemOf } from '../../text/stems.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { wordsOf } from '../../text/tokens.ts';
import { isCommandLine, isTorn, speaksForAuthor } from './authors-voice.ts';
import { isAnnouncement, isBoilerplate, isEmptyHeading } from './boilerplate.ts';
import { leansOnPrevious } from './dangling.ts';
import { isInLanguage, languageOfText } from './source-language.ts';

/** One sentence of a source. */
export interface Passage {
  source: SourceText;
  /** Which source it is, counted from 0 in the order given. */
  sourceIndex: number;
  /** Place among all sentences of the source, dropped ones included: 4 follows directly on 3. */
  position: number;
  /** Number of its paragraph; sentences of one paragraph belong together. */
  paragraph: number;
  /** The heading it stood under in the source, or null. */
  heading: string | null;
  /** How far into its source it is, 0 to 1. */
  depth: number;
  text: string;
  words: number;
  stems: ReadonlySet<string>;
  leansOnPrevious: boolean;
  /** It says of itself, or its heading does, that it sums up. */
  sumsUp: boolean;
  /** Of a short source without a heading: a leaflet or notes, which speak of one thing throughout. */
  isOfLeaflet: boolean;
}

export interface SourceHeading {
  text: string;
  sourceIndex: number;
  depth: number;
  /** Usable sentences below it. */
  passages: number;
}

export interface SourceMaterial {
  passages: Passage[];
  headings: SourceHeading[];
  /** Sources that are in another language than the article. */
  otherLanguage: SourceText[];
}

/** The stems of the words that carry meaning. */
export function meaningfulStems(text: string, language: ComposerLanguage): Set<string> {
  const stopWords = stopWordsOf(language);
  const words = wordsOf(text, language).filter((word) => !stopWords.has(word) && (word.length > 2 || /\d/.test(word)));
  return new Set(words.map((word) => stemOf(word, language)));
}

/** Number of the facts of an order among its sources: they are the customer's own words. */
export const factsId = 0;

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

function isBalanced(text: string): boolean {
  return (
    count(text, /\(/g) === count(text, /\)/g) &&
    count(text, /“/g) <= count(text, /["”“]/g) &&
    count(text, /"/g) % 2 === 0 &&
    count(text, /«/g) === count(text, /»/g)
  );
}

function isUsable(sentence: string, words: number): boolean {
  if (words < 5 || words > 48) return false;
  // A sentence in brackets is an aside of the author's.
  if (!/[.!…]["'”»)]*$/u.test(sentence) || /^[\p{Ll}(]/u.test(sentence)) return false;
  if (/https?:|www\.|@\w|[|{}<>]|\.{3}$|…$/u.test(sentence)) return false;
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  if (letters < sentence.length * 0.6) return false;
  const capitals = sentence.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals < letters * 0.4 && isBalanced(sentence) && !isBoilerplate(sentence) && !isAnnouncement(sentence);
}

interface Paragraph {
  text: string;
  heading: string | null;
}

/** A heading's number ("1.2.", "3)") is the source's own count and means nothing in another text; "5 ways to …" stays. */
const withoutNumber = (heading: string) => heading.replace(/^(?:\d+(?:\.\d+)*[.)]|\d+(?:\.\d+)+)\s+/, '').trim();

/** Numbers of notes, which part sentences where they stand behind a full stop: "air.[1] The …", "garden.² A …". A unit's "m²" stays. */
const withoutNoteMarks = (text: string) => text.replace(/\s*\[\d{1,3}\]/gu, '').replace(/(?<=[.!?,;:”»)])[¹²³⁰⁴-⁹]+/gu, '');

/** A line of a list without its mark: as a sentence of a text it has none. */
const withoutListMark = (line: string) => line.replace(/^[-*•–]\s+/u, '');

function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let heading: string | null = null;
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) paragraphs.push({ text: lines.join('\n'), heading });
    lines = [];
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    const found = /^#{1,6}\s+(.+)$/.exec(line)?.[1];
    if (found !== undefined || line === '') close();
    // In a text without markup the prompt of a shell looks like a heading.
    if (found !== undefined && isCommandLine(found)) continue;
    if (found !== undefined) heading = withoutNumber(found.trim());
    else if (line !== '') lines.push(withoutListMark(line));
  }
  close();
  return paragraphs;
}

const maxLeafletParagraphs = 12;

function passagesOfSource(
  source: SourceText,
  sourceIndex: number,
  language: ComposerLanguage,
  firstParagraph: number,
): Passage[] {
  const found: Omit<Passage, 'depth'>[] = [];
  let position = 0;
  let paragraph = firstParagraph;
  const parts = paragraphsOf(source.text);
  const isOfLeaflet =
    source.id !== factsId && parts.length <= maxLeafletParagraphs && parts.every(({ heading }) => heading === null);
  const isOfLanguage = isInLanguage(source.text, language);
  for (const { text, heading } of parts) {
    paragraph += 1;
    // A paragraph of names and figures has too few small words of its own: then it is in its source's language.
    const isRead = languageOfText(text) === null ? isOfLanguage : isInLanguage(text, language);
    const isWanted = isRead && !(countWords(text) < 40 && isBoilerplate(text));
    // A line without an end mark inside a paragraph is a line break of the layout, not the end of a sentence.
    for (const sentence of sentencesOf(withoutNoteMarks(text).replace(/([\p{L},])\n(?=\p{Ll})/gu, '$1 '), language)) {
      position += 1;
      const clean = sentence.replace(/\s+/g, ' ').trim();
      const words = countWords(clean);
      if (!isWanted || !isUsable(clean, words) || isTorn(clean, language)) continue;
      // The customer's own facts and pages may say "we" and call out; another author's may not.
      const isOwn = source.id === factsId || source.isOwn;
      if (!isOwn && (speaksForAuthor(clean, language) || clean.endsWith('!'))) continue;
      found.push({
        source,
        sourceIndex,
        position,
        paragraph,
        heading: heading !== null && isEmptyHeading(heading) ? null : heading,
        text: clean,
        words,
        stems: meaningfulStems(clean, language),
        leansOnPrevious: leansOnPrevious(clean, language),
        isOfLeaflet,
        sumsUp: sumsUpLexicon[language].heading.test(heading ?? '') || sumsUpLexicon[language].sentence.test(clean),
      });
    }
  }
  return found.map((passage) => ({ ...passage, depth: passage.position / Math.max(1, position) }));
}

function headingsOf(passages: readonly Passage[], sources: readonly SourceText[]): SourceHeading[] {
  const titles = new Set(sources.map((source) => source.title.toLocaleLowerCase()));
  const headings = new Map<string, SourceHeading>();
  for (const { heading, sourceIndex, depth } of passages) {
    if (heading === null || titles.has(heading.toLocaleLowerCase())) continue;
    const key = `${sourceIndex} ${heading}`;
    const known = headings.get(key);
    if (known) known.passages += 1;
    else headings.set(key, { text: heading, sourceIndex, depth, passages: 1 });
  }
  return [...headings.values()];
}

/** Everything in the sources that an article in this language may quote. */
export function readMaterial(sources: readonly SourceText[], language: ComposerLanguage): SourceMaterial {
  const passages: Passage[] = [];
  const otherLanguage: SourceText[] = [];
  for (const [sourceIndex, source] of sources.entries()) {
    const found = passagesOfSource(source, sourceIndex, language, (passages.at(-1)?.paragraph ?? 0) + 1);
    passages.push(...found);
    if (found.length === 0 && !isInLanguage(source.text, language)) otherLanguage.push(source);
  }
  return { passages, headings: headingsOf(passages, sources), otherLanguage };
}
