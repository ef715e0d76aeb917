// Sources taken apart into sentences that may be quoted, each with where it stood. What could not are in an article is gone:
// page furniture, questions, fragments, other languages.

import { sentencesOf } from '@folio/contract/readability/sentences';
import { countWords } from '@folio/contract/tool-price';
import { sumsUpLexicon } from '@folio/locales/lexicon';
import type { ComposerLanguage, SourceText } from '../../core/engine-types.ts';
import { canBeIn, isInLanguage, languageOfText } from '../../text/source-language.ts';
import { stemOf } from '../../text/stems.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { wordsOf } from '../../text/tokens.ts';
import { isTorn, speaksAsOne, speaksForAuthor } from './authors-voice.ts';
import { isAnnouncement, isBoilerplate, isEmptyHeading } from './boilerplate.ts';
import { leansOnPrevious } from './dangling.ts';
import { paragraphsOfSource } from './source-paragraphs.ts';

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
  /** Position in its source, 0 to 1. */
  depth: number;
  text: string;
  words: number;
  stems: ReadonlySet<string>;
  leansOnPrevious: boolean;
  /** It says of itself, or its heading does, that it sums up. */
  sumsUp: boolean;
  /** Nothing stands before it in its paragraph. */
  isFirst?: boolean;
  /** A list item, not a sentence. */
  isItem?: boolean;
  /** An item with a mark before it; others are rows of a flyer, which belong together. */
  isMarked?: boolean;
  /** Under an item of an agenda, which may have nothing to do with the others. */
  isOfAgenda?: boolean;
  /** Of notes, a flyer or another short text, which speaks of one thing throughout. */
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
  /** Sentences that may not be quoted: their author speaks of themself, or a piece is missing. */
  leftOut: number;
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

/** True where every quotation and bracket that begins also ends. German ones begin low and end with the sign that others begin with. */
function isClosed(text: string): boolean {
  const [begins, ends] = text.includes('„') ? [/„/g, /[“”]/g] : [/“/g, /”/g];
  return (
    count(text, /\(/g) <= count(text, /\)/g) &&
    count(text, begins) <= count(text, ends) &&
    count(text, /«/g) <= count(text, /»/g) &&
    count(text, /"/g) % 2 === 0
  );
}

/** True where none ends that has not begun, either. */
const isBalanced = (text: string): boolean =>
  isClosed(text) && count(text, /\(/g) === count(text, /\)/g) && count(text, /«/g) === count(text, /»/g);

/** Joins the sentences of a quotation, because half a quotation can mean the opposite. */
function withWholeQuotations(sentences: readonly string[]): readonly string[] {
  const whole: string[] = [];
  let isOpen = false;
  for (const sentence of sentences) {
    if (isOpen) whole[whole.length - 1] += ` ${sentence}`;
    else whole.push(sentence);
    isOpen = !isClosed(whole.at(-1) ?? '');
  }
  // An unclosed mark, such as that of inches, does not open a quotation.
  return isOpen ? sentences : whole;
}

/** Opening of an answer without a name. */
const answeredBy = /^(?:R|A|Antwort|Answer|Risposta|Respuesta|Réponse|Resposta)\s?:\s+/u;

/** `isGiven`: the customer provided the text, and its short sentences and figures are essential. */
function isUsable(sentence: string, words: number, isGiven: boolean): boolean {
  if (words < (isGiven ? 1 : 5) || words > (isGiven ? 120 : 48)) return false;
  // A sentence in brackets is an aside of the author's.
  // A question in the middle of a flyer is answered by the next sentence.
  const ends = isGiven ? /[.!?…]["'”»)]*$/u : /[.!…]["'”»)]*$/u;
  if (!ends.test(sentence) || /^[\p{Ll}(]/u.test(sentence)) return false;
  if ((isGiven ? /[|{}<>]/u : /https?:|www\.|@\w|[|{}<>]|\.{3}$|…$/u).test(sentence)) return false;
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  const signs = isGiven ? (sentence.match(/[\p{L}\p{N}]/gu)?.length ?? 0) : letters;
  if (signs < sentence.length * 0.6) return false;
  const capitals = sentence.match(/\p{Lu}/gu)?.length ?? 0;
  // "No." is an answer.
  const isShouted = capitals >= letters * 0.4 && !(isGiven && letters < 8);
  return !isShouted && isBalanced(sentence) && !isBoilerplate(sentence) && !isAnnouncement(sentence);
}

/** Numbers of notes, which part sentences where they stand behind a full stop: "air.[1] The …", "garden.² A …". A unit's "m²" stays. */
const withoutNoteMarks = (text: string) => text.replace(/\s*\[\d{1,3}\]/gu, '').replace(/(?<=[.!?,;:”»)])[¹²³⁰⁴-⁹]+/gu, '');

const maxLeafletParagraphs = 12;
const maxGivenParagraphs = 60;

interface Taken {
  passages: Passage[];
  /** Sentences in the language of the article that may not be quoted. */
  leftOut: number;
}

/** Customer text may be too short to judge, and is then in the language of the order. */
const isSourceIn = ({ text, url }: SourceText, language: ComposerLanguage): boolean =>
  url === null ? canBeIn(text, language) : isInLanguage(text, language);

function passagesOfSource(source: SourceText, sourceIndex: number, language: ComposerLanguage, firstParagraph: number): Taken {
  const found: Omit<Passage, 'depth'>[] = [];
  let position = 0;
  let leftOut = 0;
  let paragraph = firstParagraph;
  const isFacts = source.id === factsId;
  // A source without a URL was typed or uploaded by the customer: notes, a flyer, an interview.
  const isGiven = !isFacts && source.url === null;
  const parts = paragraphsOfSource(source.text, isGiven, sourceIndex === 0);
  const isOfLeaflet =
    !isFacts &&
    (isGiven
      ? parts.length <= maxGivenParagraphs
      : parts.length <= maxLeafletParagraphs && parts.every(({ heading }) => heading === null));
  const isOfLanguage = isSourceIn(source, language);
  for (const { text, heading, isList, isLined, isOfAgenda } of parts) {
    paragraph += 1;
    // A paragraph of names and figures has too few small words of its own: then it is in its source's language.
    const isRead = languageOfText(text) === null || (isGiven && isOfLanguage) ? isOfLanguage : isInLanguage(text, language);
    const isWanted = isRead && !(countWords(text) < 40 && isBoilerplate(text));
    // A line without an end mark inside a paragraph is a line break of the layout, not the end of a sentence.
    const sentences = isLined
      ? text.split('\n').flatMap((line) => (isList ? [line] : withWholeQuotations(sentencesOf(line, language))))
      : sentencesOf(withoutNoteMarks(text).replace(/([\p{L},])\n(?=\p{Ll})/gu, '$1 '), language);
    for (const [index, sentence] of sentences.entries()) {
      position += 1;
      const clean = sentence
        .replace(/\s+/g, ' ')
        .replace(isLined ? answeredBy : /^\s+/, '')
        .trim();
      const words = countWords(clean);
      // "Bookings: 0578 999 123" is a line of its own without being a sentence.
      const isLine = isLined && words > 0 && (!/[.!?…]["'”»)]*$/u.test(clean) || /^\p{Ll}/u.test(clean));
      const isItem = isGiven && (isList || isLine) && words <= 80 && !/[|{}<>]/u.test(clean);
      if (
        !isWanted ||
        !(isItem || isUsable(clean, words, isGiven)) ||
        isTorn(clean, language, !isLined) ||
        (isForeignVoice(source, clean, language) && !isNamedSpeaker(source, text))
      ) {
        if (isWanted && words > 0) leftOut += 1;
        continue;
      }
      found.push({
        source,
        sourceIndex,
        position,
        paragraph,
        heading: heading !== null && isEmptyHeading(heading) ? null : heading,
        text: clean,
        words,
        stems: meaningfulStems(clean, language),
        leansOnPrevious: !isItem && leansOnPrevious(clean, language),
        isFirst: index === 0,
        isItem,
        isMarked: isItem && isList,
        isOfAgenda,
        isOfLeaflet,
        sumsUp: sumsUpLexicon[language].heading.test(heading ?? '') || sumsUpLexicon[language].sentence.test(clean),
      });
    }
  }
  return { passages: found.map((passage) => ({ ...passage, depth: passage.position / Math.max(1, position) })), leftOut };
}

/** The title of an interview names the speaker of its answers. */
const isInterview = /(?<!\p{L})(?:interview|intervista|entrevista|entretien|gespräch)/iu;

/** "Brockmann: I come every six weeks": the paragraph names the speaker of "I". */
const isNamedSpeaker = (source: SourceText, paragraph: string) =>
  source.url === null && (isInterview.test(source.title) || /^\p{Lu}[\p{L}.'’ -]{1,40}\s?:\s+\p{Lu}/u.test(paragraph));

/**
 * True if another author speaks as "I" or "we". The customer's own facts and pages can use both. Text provided by the customer
 * can use "we", as flyers and minutes do, but never "I".
 */
function isForeignVoice(source: SourceText, sentence: string, language: ComposerLanguage): boolean {
  if (source.id === factsId || source.isOwn) return false;
  if (source.url === null) return speaksAsOne(sentence, language);
  return speaksForAuthor(sentence, language) || sentence.endsWith('!');
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
  let leftOut = 0;
  for (const [sourceIndex, source] of sources.entries()) {
    const taken = passagesOfSource(source, sourceIndex, language, (passages.at(-1)?.paragraph ?? 0) + 1);
    const found = taken.passages;
    passages.push(...found);
    leftOut += found.length > 0 ? taken.leftOut : 0;
    if (found.length === 0 && !isSourceIn(source, language)) otherLanguage.push(source);
  }
  return { passages, headings: headingsOf(passages, sources), otherLanguage, leftOut };
}
