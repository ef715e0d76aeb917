// Leaflets and notes that are shorter than the text that was asked for: all that they say is quoted, in their own order, and
// the headings stand where the paragraphs about them begin.
import { briefPhrases } from '@folio/locales/phrases';
import type { ComposerLanguage } from '../../core/engine-types.ts';
import { type Subject, Surroundings, subjectOf } from './coverage.ts';
import { meaningfulStems, type Passage } from './passages.ts';
import { type ArticleRequest, type FilledArticle, isAbout } from './plan-sections.ts';
import { StemWeights } from './weights.ts';

/** Sentences that stood together in one paragraph of one source. */
type Paragraph = readonly [Passage, ...Passage[]];

/** With `isByItem` each item of a list is by itself: the customer's headings part notes that stand in one list. */
function paragraphsOf(passages: readonly Passage[], isByItem: boolean): Paragraph[] {
  const paragraphs: [Passage, ...Passage[]][] = [];
  for (const passage of passages) {
    const current = paragraphs.at(-1);
    const isApart = isByItem && passage.isMarked;
    if (current?.[0].paragraph === passage.paragraph && !isApart) current.push(passage);
    else paragraphs.push([passage]);
  }
  return paragraphs;
}

/** Without sentences that lean on one that is not to be quoted. */
const understood = (passages: readonly Passage[]): Passage[] =>
  passages.filter((passage, index) => {
    const before = passages[index - 1];
    // The beginning of a source or a paragraph of it is understood without earlier text.
    return (
      !passage.leansOnPrevious ||
      passage.isFirst ||
      (before?.source === passage.source && before.position === passage.position - 1)
    );
  });

/** True where a paragraph, or the heading above it, has a word that was asked for. */
function isTouching(
  passages: readonly Passage[],
  one: Passage,
  wanted: ReadonlySet<string>,
  language: ComposerLanguage,
): boolean {
  const heading = one.heading === null ? [] : [...meaningfulStems(one.heading, language)];
  const said = passages.filter(({ paragraph }) => paragraph === one.paragraph).flatMap(({ stems }) => [...stems]);
  return [...heading, ...said].some(
    (stem) =>
      wanted.has(stem) ||
      [...wanted].some((other) => other.length > 5 && stem.length > 5 && (stem.includes(other) || other.includes(stem))),
  );
}

/** True where all that is given are leaflets, and together they have no more words than the text may have. */
export const isQuotedWhole = (passages: readonly Passage[], words: number): boolean =>
  passages.every((passage) => passage.isOfLeaflet) && passages.reduce((sum, passage) => sum + passage.words, 0) <= words;

/** Coverage from which a paragraph without a heading of its own is about one; none but the best of all, or nearly so, is. */
export const isAboutParagraph = 0.5;
/** Share of a heading that the source's own heading has to name. */
const isNamedBySource = 0.3;

const asHeading = (text: string) => text.toLocaleLowerCase().replace(/[.:?!\s]+$/u, '');

/** Which of the headings each paragraph is about; -1 for none. */
function headingsOf(
  paragraphs: readonly Paragraph[],
  subjects: readonly Subject[],
  surroundings: Surroundings,
  isProposed: boolean,
): number[] {
  const byWords = subjects.map((subject) =>
    paragraphs.map((paragraph, index) => {
      const ofSentences = paragraph.map((passage) => surroundings.coverage(subject, passage));
      // The opening of a source is its subject.
      const isFirstOfSource = index > 0 && paragraphs[index - 1]?.[0].source !== paragraph[0].source;
      return isFirstOfSource ? (ofSentences[0] ?? 0) : Math.max(...ofSentences);
    }),
  );
  const ofSources = new Set(paragraphs.map(([{ heading }]) => asHeading(heading ?? '')));
  const headed = new Set(paragraphs.filter(([{ heading }]) => heading !== null).map(([{ source }]) => source));
  return paragraphs.map(([{ heading, source }], index) => {
    const values = subjects.map((subject, section) => {
      const isOfSource = ofSources.has(asHeading(subject.heading));
      if (isOfSource) return heading !== null && asHeading(heading) === asHeading(subject.heading) ? 2 : 0;
      // The title of a source is above all of it that has no heading.
      if (heading === null && asHeading(subject.heading) === asHeading(source.title)) return isAboutParagraph;
      // A source that is divided by its author keeps his division; a keyword divides those that are not.
      const isRows = paragraphs[index]?.every((passage) => passage.isItem) ?? false;
      if (isProposed && (headed.has(source) || isRows)) return 0;
      const named = heading === null ? 0 : surroundings.namedBy(subject, heading);
      if (named >= isNamedBySource) return 1 + named / 2;
      const of = byWords[section] ?? [];
      const own = of[index] ?? 0;
      return own >= Math.max(...of) * 0.9 && own >= (heading === null ? isAboutParagraph : isAbout) ? own : 0;
    });
    const best = values.indexOf(Math.max(...values));
    return (values[best] ?? 0) > 0 ? best : -1;
  });
}

/** Coverage by which a paragraph that no heading has may be under one of the customer's that has none: one word of it. */
const isTouched = 0.2;

/** A general word of the heading, such as "mistakes", is better than none. */
const hasAny = ({ stems }: Passage, { all }: Subject) => [...all].some((stem) => stems.has(stem));

/** Answers to a heading that asks for an amount of money, or for a time. */
const answers = {
  cost: /[€£$]|\b(?:euros?|EUR|CHF|R\$)|\d+,\d{2}\b/iu,
  when: /\b\d{1,2}[.:h]\s?\d{2}\b|\b\d{1,2}\.?\s\p{L}{3,}|\b20\d{2}\b/iu,
} as const;

const answersKind = (passage: Passage, { heading }: Subject, language: ComposerLanguage) =>
  (['cost', 'when'] as const).some(
    (kind) => briefPhrases[language].kinds[kind].test(heading) && answers[kind].test(passage.text),
  );

/** Gives headings without a paragraph the one that has most of their words among those that have no heading. */
function fillEmpty(
  found: number[],
  paragraphs: readonly Paragraph[],
  subjects: readonly Subject[],
  surroundings: Surroundings,
  language: ComposerLanguage,
): void {
  const fitOf = (passage: Passage, subject: Subject) => {
    const covered = surroundings.coverage(subject, passage);
    if (answersKind(passage, subject, language)) return covered + 0.4;
    return Math.max(covered, hasAny(passage, subject) ? isTouched : 0);
  };
  for (const [section, subject] of subjects.entries()) {
    if (found.includes(section)) continue;
    const values = paragraphs.map((paragraph, index) =>
      found[index] === -1 && !(index === 0 && paragraph[0].isItem)
        ? Math.max(...paragraph.map((passage) => fitOf(passage, subject)))
        : 0,
    );
    const best = values.indexOf(Math.max(...values));
    if ((values[best] ?? 0) >= isTouched) found[best] = section;
  }
}

/** Places every passage; call it where `isQuotedWhole`. */
export function quoteWhole(passages: readonly Passage[], request: ArticleRequest): FilledArticle {
  const { headings, language, hasConclusion } = request;
  const weights = new StemWeights(passages);
  const surroundings = new Surroundings(passages, language);
  const topic = meaningfulStems([request.topic, ...request.keywords.slice(0, 1)].join(' '), language);
  const subjects = headings.map((heading) => subjectOf(heading, topic, weights, language));
  const wanted = new Set([...topic, ...meaningfulStems(request.keywords.join(' '), language)]);
  const kept = understood(passages.filter((passage) => !passage.isOfAgenda || isTouching(passages, passage, wanted, language)));
  const isEnding = (passage: Passage) => hasConclusion && passage.sumsUp;
  const paragraphs = withOpening(
    paragraphsOf(
      kept.filter((passage) => !isEnding(passage)),
      !request.isProposed,
    ),
  );
  const found = headingsOf(paragraphs, subjects, surroundings, request.isProposed);
  // A text opens with its introduction, unless that would empty a section of its matching text.
  const isDivided = paragraphs[1]?.[0].paragraph === paragraphs[0]?.[0].paragraph;
  const isHeadedLater = found[0] !== undefined && found.lastIndexOf(found[0]) > 0;
  const isMasthead = paragraphs[0]?.[0].isItem === true && paragraphs[0][0].position === 1;
  if (isDivided || isMasthead || (isHeadedLater && paragraphs[0]?.[0].heading === null)) found[0] = -1;
  if (!request.isProposed) fillEmpty(found, paragraphs, subjects, surroundings, language);
  const introduction: Passage[] = [];
  const sections: Passage[][] = headings.map(() => []);
  const rest: Passage[] = [];
  let current = -1;
  for (const [index, paragraph] of paragraphs.entries()) {
    const about = found[index] ?? -1;
    const [{ source, heading }] = paragraph;
    const before = paragraphs[index - 1]?.[0];
    const isHeaded = (later: number) => found[later] !== -1 && paragraphs[later]?.[0].source === source;
    // Between two paragraphs of its source that have a heading, one without keeps its thread; behind the last it opens another.
    const isItem = !request.isProposed && paragraph[0].isMarked;
    const keepsThread = heading === null && !isItem && paragraphs.some((_, later) => later > index && isHeaded(later));
    const goesOn = before?.source === source && (keepsThread || (heading !== null && before.heading === heading));
    if (about !== -1) {
      current = about;
      sections[about]?.push(...paragraph);
    } else if (current === -1) introduction.push(...paragraph);
    else if (goesOn && rest.length === 0) sections[current]?.push(...paragraph);
    else rest.push(...paragraph);
  }
  const words = new Set(
    kept.flatMap(({ stems, heading }) => [...stems, ...(heading === null ? [] : meaningfulStems(heading, language))]),
  );
  // The rest goes below the "also said" heading, if there is one.
  const also = headings.indexOf(briefPhrases[language].alsoSaid);
  if (also !== -1) sections[also]?.push(...rest.splice(0));
  return {
    introduction,
    sections,
    rest,
    isSaidElsewhere: subjects.map(({ stems }) => [...stems].some(([stem, worth]) => worth >= isNamedBySource && words.has(stem))),
    conclusion: kept.filter(isEnding),
  };
}

/** The first sentence as a paragraph of its own, where the second stands without it. */
function withOpening(paragraphs: readonly Paragraph[]): Paragraph[] {
  const [first, ...others] = paragraphs;
  if (!first) return [];
  const [lead, second, ...more] = first;
  return second && lead.heading === null && !second.leansOnPrevious ? [[lead], [second, ...more], ...others] : [first, ...others];
}
