// Fills an article from its sources: introduction, one section per heading, conclusion, together as long as was asked for.
import { speaksOfItselfLexicon } from '@folio/locales/lexicon';
import type { ComposerLanguage } from '../../core/engine-types.ts';
import { Surroundings, subjectOf } from './coverage.ts';
import { meaningfulStems, type Passage } from './passages.ts';
import { rankPassages } from './rank-passages.ts';
import { type Rating, Selection } from './select-passages.ts';
import { StemWeights } from './weights.ts';

export interface ArticleRequest {
  topic: string;
  headings: readonly string[];
  /** The headings are the composer's: those of the sources, and keywords. */
  isProposed: boolean;
  keywords: readonly string[];
  /** Words of running text wanted from the sources. */
  words: number;
  hasConclusion: boolean;
  language: ComposerLanguage;
}

export interface FilledArticle {
  introduction: Passage[];
  /** In the order of the headings; empty where the sources say nothing about one. */
  sections: Passage[][];
  /** Other text of short sources without headings, if the text would be too short. */
  rest: Passage[];
  /** By heading: true where passages under other headings speak about it. */
  isSaidElsewhere: boolean[];
  conclusion: Passage[];
}

/** Coverage from which a sentence may be under a heading; the lower one is used where the text would be too short. */
const covers = 0.45;
const coversLoosely = 0.32;
/** Coverage from which a sentence is about a heading wherever it stands. */
export const isAbout = 0.6;

/** Chooses and places the passages of an article. */
export function fillArticle(passages: readonly Passage[], request: ArticleRequest): FilledArticle {
  const { language, headings, words, hasConclusion } = request;
  const weights = new StemWeights(passages);
  const ranks = rankPassages(passages, weights);
  const surroundings = new Surroundings(passages, language);
  const selection = new Selection(passages, weights);
  const topic = meaningfulStems([request.topic, ...request.keywords.slice(0, 1)].join(' '), language);
  const keywords = meaningfulStems(request.keywords.join(' '), language);
  const subjects = headings.map((heading) => subjectOf(heading, topic, weights, language));
  const coverage = subjects.map((subject) => passages.map((passage) => surroundings.coverage(subject, passage)));
  const bestFor = passages.map((_, index) => Math.max(0, ...coverage.map((values) => values[index] ?? 0)));

  const quality = (index: number): number => {
    const passage = passages[index];
    if (!passage) return 0;
    const hits = [...keywords].filter((stem) => passage.stems.has(stem)).length;
    const own = speaksOfItselfLexicon[language].test(passage.text) ? 0.3 : 0;
    return 0.4 * (ranks[index] ?? 0) + 0.2 * Math.min(1, hits / 2) - own;
  };
  const rateFor =
    (section: number, least: number): Rating =>
    (index) => {
      const value = coverage[section]?.[index] ?? 0;
      // A sentence goes where it fits best, not where it happens to be wanted first.
      return value >= least && value >= (bestFor[index] ?? 0) * 0.95 ? value * 0.8 + quality(index) : null;
    };

  const topicSubject = subjectOf([request.topic, ...request.keywords.slice(0, 1)].join(' '), new Set(), weights, language);
  const rateOpening =
    (latest: number): Rating =>
    (index) => {
      const passage = passages[index];
      if (!passage || passage.depth > latest) return null;
      const onTopic = surroundings.coverage(topicSubject, passage);
      return onTopic >= 0.3 ? onTopic + quality(index) + 0.3 * (1 - passage.depth) : null;
    };

  const coveredSections = subjects.map((_, section) => passages.some((_, index) => rateFor(section, covers)(index) !== null));
  const count = coveredSections.filter(Boolean).length;
  const isClosed = hasConclusion && passages.some(({ sumsUp }) => sumsUp);
  const introduction = new Set<number>();
  const conclusion = new Set<number>();
  const sections = subjects.map(() => new Set<number>());
  const wanted = { opening: Math.min(90, words * 0.13), closing: isClosed ? Math.min(80, words * 0.1) : 0 };
  const written = { words: 0 };
  // The closing comes first, so no section uses up the summarizing sentences.
  const rateClosing: Rating = (index) => {
    const passage = passages[index];
    // A last sentence that only is the last one sums up nothing.
    if (!passage?.sumsUp) return null;
    return surroundings.coverage(topicSubject, passage) >= 0.2 ? quality(index) + passage.depth * 0.5 : null;
  };
  if (isClosed) written.words += selection.select(conclusion, rateClosing, wanted.closing * 0.7, wanted.closing * 1.3);
  written.words += selection.select(introduction, rateOpening(0.3), wanted.opening * 0.75, wanted.opening * 1.25);
  const share = (words - written.words) / Math.max(1, count);
  const fillSections = (least: number, wantedEach: number) => {
    for (const [section, chosen] of sections.entries()) {
      const wordsLeft = words * 1.02 - written.words;
      if (wordsLeft < 8) return;
      written.words += selection.select(
        chosen,
        rateFor(section, least),
        Math.min(wantedEach, wordsLeft),
        Math.min(wantedEach * 1.2, wordsLeft),
      );
    }
  };
  fillSections(covers, share);
  // The shortfall is spread over the sections in small helpings, strictly first, then more loosely, and last taken from
  // the paragraphs that were already quoted or opened with.
  for (const least of [covers, coversLoosely]) {
    for (let helping = 0; helping < 6 && written.words < words * 0.97; helping++) {
      const before = written.words;
      fillSections(least, Math.max(30, (words - written.words) / Math.max(1, count)));
      if (written.words === before) break;
    }
  }
  for (const [section, chosen] of sections.entries()) {
    const quoted = new Set([...chosen].map((index) => passages[index]?.paragraph));
    const rateNeighbour: Rating = (index) =>
      quoted.has(passages[index]?.paragraph) ? (coverage[section]?.[index] ?? 0) + 0.1 : null;
    if (written.words < words * 0.97 && chosen.size > 0) {
      written.words += selection.select(chosen, rateNeighbour, words - written.words, words * 1.02 - written.words);
    }
  }
  if (written.words < words * 0.95)
    written.words += selection.select(introduction, rateOpening(1), words - written.words, words * 1.02 - written.words);

  // A leaflet shorter than the ordered text is quoted in full. Parts that match no heading get their own.
  const rest = new Set<number>();
  if (written.words < words * 0.9) {
    const ofLeaflets: Rating = (index) => (passages[index]?.isOfLeaflet ? quality(index) + 1 : null);
    selection.select(rest, ofLeaflets, words - written.words, words - written.words);
  }

  const inOrder = (chosen: ReadonlySet<number>) =>
    [...chosen].sort((a, b) => a - b).flatMap((index) => (passages[index] ? [passages[index]] : []));
  const quoted = [introduction, ...sections, rest, conclusion].flatMap((chosen) => [...chosen]);
  return {
    introduction: inOrder(introduction),
    sections: sections.map(inOrder),
    rest: inOrder(rest),
    isSaidElsewhere: coverage.map((values) => quoted.some((index) => (values[index] ?? 0) >= isAbout)),
    conclusion: inOrder(conclusion),
  };
}
