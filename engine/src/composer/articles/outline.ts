// Proposes a title and headings: from the sources' own headings and recurring terms, else from topic and keywords alone.
import { briefPhrases } from '@folio/locales/phrases';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import type { ComposerLanguage, SourceText } from '../../core/engine-types.ts';
import { lengthOf, shorten } from '../../text/fit-text.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { withCapitals } from '../keyword-capitals.ts';
import { capitalised } from '../split-input.ts';
import { isEmptyHeading } from './boilerplate.ts';
import { Surroundings, subjectOf } from './coverage.ts';
import { keyPhrasesOf } from './key-phrases.ts';
import { meaningfulStems, readMaterial, type SourceHeading, type SourceMaterial } from './passages.ts';
import { isAbout } from './plan-sections.ts';
import { isAboutParagraph, isQuotedWhole, quoteWhole } from './quote-whole.ts';
import { StemWeights } from './weights.ts';

export interface OutlineRequest {
  topic: string;
  keywords: readonly string[];
  /** "3-5", "6-8" or "9-12". */
  range: string;
  /** Words of the whole text. */
  words: number;
  language: ComposerLanguage;
  /** People confirm the headings, and need two. */
  isToConfirm: boolean;
}

export interface Outline {
  title: string;
  headings: string[];
}

const maxHeadingLength = 120;

/** Number of headings for the length, inside the requested range: no section much under 80 words. */
export function headingCount(range: string, words: number): number {
  const [least = 3, most = 5] = (range.match(/\d+/g) ?? []).map(Number);
  return Math.min(most, Math.max(least, Math.round(words / 120)));
}

/** The topic as a title, with the first keyword in front where nothing of it is in it. */
export function titleFor(topic: string, keyword: string | undefined, language: ComposerLanguage): string {
  const typed = language === 'en' ? topic.replace(/(?<!\p{L})i(?![\p{L}.])/gu, 'I') : topic;
  const clean = capitalised(typed.replace(/[.\s]+$/, ''));
  if (keyword === undefined) return shorten(clean, maxHeadingLength, language);
  const topicStems = meaningfulStems(clean, language);
  const isWritten = clean.toLocaleLowerCase().includes(keyword.toLocaleLowerCase());
  const stems = [...meaningfulStems(keyword, language)];
  // A keyword that half repeats the topic, or a second colon, reads worse than a title without it.
  const isNamed =
    isWritten || clean.includes(':') || stems.filter((stem) => topicStems.has(stem)).length >= Math.max(1, stems.length / 2);
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const after = language === 'en' || language === 'de' ? clean : insideSentence(clean, language);
  const whole = isNamed ? clean : capitalised(keyword) + colon + after;
  return shorten(lengthOf(whole) <= maxHeadingLength ? whole : clean, maxHeadingLength, language);
}

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
};

const cleanHeading = (heading: string) =>
  capitalised(
    heading
      .replace(/^(?:(?:step|schritt|passo|paso|étape)\s+)?\d{1,2}\s*[.):–-]\s*/i, '')
      .replace(/[:.\s]+$/, '')
      .trim(),
  );

const isHeadingLike = (heading: string) => {
  const words = heading.split(/\s+/).length;
  return (
    words >= 1 &&
    words <= 14 &&
    lengthOf(heading) <= 90 &&
    lengthOf(heading) >= 5 &&
    !isEmptyHeading(heading) &&
    !/[|@]|https?:/.test(heading)
  );
};

function headingsFromSources(material: SourceMaterial, request: OutlineRequest): (SourceHeading & { stems: Set<string> })[] {
  const { language, topic, keywords } = request;
  const wanted = meaningfulStems([topic, ...keywords].join(' '), language);
  const scored = material.headings
    .map((heading) => ({ ...heading, text: cleanHeading(heading.text) }))
    .filter((heading) => isHeadingLike(heading.text) && heading.passages >= 2)
    .map((heading) => {
      const stems = meaningfulStems(heading.text, language);
      const hits = [...stems].filter((stem) => wanted.has(stem)).length;
      return { ...heading, stems, score: Math.min(heading.passages, 8) / 8 + hits * 0.5 };
    })
    .filter((heading) => heading.stems.size > 0)
    .sort((a, b) => b.score - a.score);
  const kept: typeof scored = [];
  for (const heading of scored) if (kept.every((other) => likeness(other.stems, heading.stems) < 0.75)) kept.push(heading);
  return kept;
}

/** Keywords and terms as headings, where the sources have at least a few sentences about them. */
function headingsFromTerms(material: SourceMaterial, request: OutlineRequest, taken: readonly ReadonlySet<string>[]): string[] {
  const { language, topic, keywords } = request;
  const weights = new StemWeights(material.passages);
  const surroundings = new Surroundings(material.passages, language);
  const topicStems = meaningfulStems(topic, language);
  const terms = [
    ...keywords,
    ...keyPhrasesOf(
      material.passages.map((passage) => passage.text),
      language,
      30,
    ).filter((term) => term.includes(' ')),
  ];
  // A leaflet of ten sentences has one about each thing.
  const isShort = material.passages.every((passage) => passage.isOfLeaflet);
  const minHeadings = isShort ? 1 : Math.min(3, Math.max(1, Math.floor(material.passages.length / 6)));
  const known = [topic, ...material.passages.slice(0, 40).map(({ text }) => text.replace(/^\P{L}*\p{L}+/u, ''))].join(' ');
  const found: { text: string; stems: Set<string> }[] = [];
  for (const term of terms) {
    const stems = meaningfulStems(term, language);
    if (stems.size === 0 || [...stems].every((stem) => topicStems.has(stem))) continue;
    if ([...taken, ...found.map((one) => one.stems)].some((other) => likeness(other, stems) >= 0.75)) continue;
    const subject = subjectOf(term, topicStems, weights, language);
    const passages = material.passages.filter(
      (passage) => surroundings.coverage(subject, passage) >= (isShort ? isAboutParagraph : isAbout),
    );
    // A phrase that merely recurs in a leaflet names none of its parts.
    const least = keywords.includes(term) ? minHeadings : 3;
    if (passages.length >= least) found.push({ text: withCapitals(term, known, language), stems });
  }
  return found.map((one) => one.text);
}

/**
 * Returns the keywords, each once, plus generic headings if there are few. A pattern around a
 * keyword would promise unrequested content.
 */
function headingsWithoutSources(request: OutlineRequest, count: number): string[] {
  const { topic, keywords, language } = request;
  const [first, ...others] = briefPhrases[language].headings.map(({ heading }) => heading);
  const stems = (text: string) => meaningfulStems(text, language);
  const kept: { text: string; stems: Set<string> }[] = [];
  for (const keyword of keywords) {
    const own = stems(keyword);
    if (kept.every((other) => likeness(other.stems, own) < 1))
      kept.push({ text: withCapitals(keyword, topic, language), stems: own });
  }
  const named = kept.map(({ text }) => shorten(text, maxHeadingLength, language));
  if (named.length >= count) return named.slice(0, count);
  const added = others.slice(0, Math.max(1, count - named.length - 1));
  return [first, ...named, ...added].filter((heading) => heading !== undefined).slice(0, Math.max(count, 2));
}

/** The sources' own headings and the keywords that paragraphs are about, as these follow each other; at most as many as the range allows. */
function headingsOfWhole(material: SourceMaterial, request: OutlineRequest, terms: readonly string[]): string[] {
  const { topic, keywords, range, words, language } = request;
  const own = material.headings.map(({ text }) => cleanHeading(text)).filter(isHeadingLike);
  const stems = own.map((heading) => meaningfulStems(heading, language));
  const isNew = (term: string) => stems.every((other) => likeness(other, meaningfulStems(term, language)) < 0.75);
  const headings = [...new Set([...own, ...terms.filter((term) => keywordsInclude(keywords, term) && isNew(term))])];
  const isProposed = true;
  const { sections } = quoteWhole(material.passages, {
    topic,
    keywords,
    headings,
    isProposed,
    words,
    hasConclusion: false,
    language,
  });
  const [, most = 5] = (range.match(/\d+/g) ?? []).map(Number);
  const wanted = meaningfulStems([topic, ...keywords].join(' '), language);
  const found = headings
    .map((heading, index) => {
      const quoted = sections[index] ?? [];
      const hits = [...meaningfulStems(heading, language)].filter((stem) => wanted.has(stem)).length;
      const size = quoted.reduce((sum, passage) => sum + passage.words, 0);
      // One sentence below a keyword does not make a section.
      const isSection = own.includes(heading) || quoted.length > 1;
      return { heading, at: quoted[0] && isSection ? material.passages.indexOf(quoted[0]) : -1, worth: size + hits * 40 };
    })
    .filter(({ at }) => at !== -1)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ heading }) => heading);
  // One keyword over all of a leaflet names none of its parts.
  return found.length === 1 && own.length === 0 ? [] : found;
}

const keywordsInclude = (keywords: readonly string[], term: string) =>
  keywords.some((keyword) => keyword.toLocaleLowerCase() === term.toLocaleLowerCase());

/** The topic with the capitals of names: words that the sources write with one in the middle of sentences, and nowhere without. */
export function withNames(topic: string, sources: readonly SourceText[], language: ComposerLanguage): string {
  const text = sources.map((source) => `${source.title}.\n${source.text.slice(0, 20_000)}`).join('\n');
  const small = new Set(text.match(/(?<!\p{L})\p{Ll}[\p{L}'’-]*/gu));
  // "Dry Stone Walling Days" is a title, in which every word has a capital.
  const runs = text.match(/(?<=\p{Ll}[,;]?\s)\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s\p{Lu}\p{Ll}[\p{L}'’-]*)*/gu) ?? [];
  const asked = topic.toLocaleLowerCase();
  const words = runs.filter((run) => !/\s/u.test(run) || asked.includes(run.toLocaleLowerCase())).map((run) => run.split(/\s/u));
  const names = new Map(words.flat().map((word) => [word.toLocaleLowerCase(), word]));
  const stopWords = stopWordsOf(language);
  return topic.replace(/(?<!\p{L})\p{Ll}[\p{L}'’-]*/gu, (word) =>
    small.has(word) || stopWords.has(word) ? word : (names.get(word) ?? word),
  );
}

/** Title and headings for an article. Without usable sources the headings are its keywords. */
export function proposeOutline(request: OutlineRequest, sources: readonly SourceText[]): Outline {
  const count = headingCount(request.range, request.words);
  const title = titleFor(withNames(request.topic, sources, request.language), request.keywords[0], request.language);
  const material = readMaterial(sources, request.language);
  if (material.passages.length === 0) return { title, headings: headingsWithoutSources(request, count) };
  const own = headingsFromSources(material, request).slice(0, count);
  // Reading order: early statements of the sources come first.
  const ordered = [...own].sort((a, b) => a.depth - b.depth || a.sourceIndex - b.sourceIndex).map((heading) => heading.text);
  const terms = headingsFromTerms(
    material,
    request,
    own.map((heading) => heading.stems),
  );
  const fromSources = [...ordered, ...terms].slice(0, count);
  if (isQuotedWhole(material.passages, request.words)) {
    const found = headingsOfWhole(material, request, terms);
    if (found.length > 1 || !request.isToConfirm) return { title, headings: found };
    // Heading approval needs at least two headings, because a source's title covers all of it.
    const titles = sources.map((source) => cleanHeading(source.title)).filter((heading) => heading !== '');
    const more = [...titles.filter((heading) => !found.includes(heading)), briefPhrases[request.language].alsoSaid];
    return { title, headings: [...found, ...more.slice(0, 2 - found.length)] };
  }
  const missing = Math.max(0, 2 - fromSources.length);
  return { title, headings: [...fromSources, ...headingsWithoutSources(request, missing)] };
}
