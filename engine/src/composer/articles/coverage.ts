// True if a sentence speaks about a heading: the share of the heading's telling words that it holds, each weighted by how
// much it tells. What the source's own heading or the rest of the paragraph says counts too, but less.
import { genericWordsLexicon } from '@folio/locales/lexicon';
import type { ComposerLanguage } from '../../core/engine-types.ts';
import { meaningfulStems, type Passage } from './passages.ts';
import type { StemWeights } from './weights.ts';

// Words of headings that promise a kind of text rather than name a subject.

/** Request of a heading. */
export interface Subject {
  heading: string;
  /** Stems with their weights. The weights add up to 1. */
  stems: ReadonlyMap<string, number>;
  all: ReadonlySet<string>;
  /** It names nothing beside the topic of the article, which every sentence is about. */
  isOnlyTopic: boolean;
  /** "Costs and care" asks for two things, and a sentence speaks of one; empty where it asks for one. */
  parts: readonly Subject[];
}

/** Conjunctions of two subjects in a heading, in six languages. */
const joints = /\s+(?:and|or|und|oder|sowie|e|ed|o|y|u|et|ou|&)\s+|\s*[,/]\s*/iu;

/** The subject of a heading. Words of the article's topic count little beside others: every sentence holds them. */
export function subjectOf(
  heading: string,
  topic: ReadonlySet<string>,
  weights: StemWeights,
  language: ComposerLanguage,
): Subject {
  const all = meaningfulStems(heading, language);
  const generic = meaningfulStems(genericWordsLexicon[language], language);
  const telling = [...all].filter((stem) => !generic.has(stem));
  const stems = telling.length > 0 ? telling : [...all];
  const isOnlyTopic = stems.every((stem) => topic.has(stem));
  const worth = stems.map((stem) => weights.of(stem) * (topic.has(stem) && !isOnlyTopic ? 0.25 : 1));
  const sum = worth.reduce((total, one) => total + one, 0) || 1;
  const parts = heading.split(joints).filter((part) => meaningfulStems(part, language).size > 0);
  return {
    heading,
    stems: new Map(stems.map((stem, index) => [stem, (worth[index] ?? 0) / sum])),
    all,
    isOnlyTopic,
    parts: parts.length > 1 ? parts.map((part) => subjectOf(part, topic, weights, language)) : [],
  };
}

/** Forms of one word that stemming keeps apart, as headings have them: "kost" and "kostet", "entretien" and "entretenir". */
function isNear(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  const left = Math.max(one.length, other.length) - shared;
  return (shared >= 4 && left <= 2) || (shared >= 6 && left <= 4);
}

/** Weight of a stem in a heading above. */
const weightInHeading = (above: ReadonlySet<string>, stem: string): number =>
  Math.max(weightOf(above, stem), [...above].some((other) => isNear(other, stem)) ? 0.9 : 0);

/** True where one stem holds the other, as German compounds hold their parts ("Direktbuchung", "Buchung"). */
function weightOf(stems: ReadonlySet<string>, stem: string): number {
  if (stems.has(stem)) return 1;
  if (stem.length < 5) return 0;
  for (const other of stems)
    if (other.length >= 5 && (other.includes(stem) || (stem.length > 7 && stem.includes(other)))) return 0.8;
  return 0;
}

/** Context of the passages: stems of their paragraphs and of the headings above them. */
export class Surroundings {
  readonly #paragraphs = new Map<number, Set<string>>();
  readonly #headings = new Map<string, Set<string>>();

  constructor(passages: readonly Passage[], language: ComposerLanguage) {
    for (const { paragraph, heading, stems } of passages) {
      const known = this.#paragraphs.get(paragraph);
      if (known) for (const stem of stems) known.add(stem);
      else this.#paragraphs.set(paragraph, new Set(stems));
      if (heading !== null && !this.#headings.has(heading)) this.#headings.set(heading, meaningfulStems(heading, language));
    }
  }

  /** 0 to 1: how far a heading of a source names the subject. */
  namedBy(subject: Subject, heading: string): number {
    const above = this.#headings.get(heading);
    return above ? [...subject.stems].reduce((sum, [stem, worth]) => sum + worth * weightInHeading(above, stem), 0) : 0;
  }

  /** 0 to 1: how far the passage covers the subject. */
  coverage(subject: Subject, passage: Passage): number {
    // Text under a part of the heading belongs there; a mention is worth less than covering all.
    const ofParts = subject.parts.map((part) => (this.#isBelow(part, passage) ? 1 : this.#coverageOfAll(part, passage) * 0.9));
    return Math.max(this.#coverageOfAll(subject, passage), ...ofParts);
  }

  /** True where the heading above the passage holds all words of the subject, and one at least that is not the topic's. */
  #isBelow({ all, isOnlyTopic }: Subject, { heading }: Passage): boolean {
    const above = heading === null ? undefined : this.#headings.get(heading);
    return above !== undefined && !isOnlyTopic && [...all].every((stem) => weightInHeading(above, stem) > 0);
  }

  #coverageOfAll(subject: Subject, passage: Passage): number {
    const { stems, all, heading, isOnlyTopic } = subject;
    const above = passage.heading === null ? null : this.#headings.get(passage.heading);
    const around = this.#paragraphs.get(passage.paragraph);
    let covered = 0;
    for (const [stem, worth] of stems) {
      const inSentence = weightOf(passage.stems, stem);
      const inHeading = above ? weightInHeading(above, stem) * 0.75 : 0;
      const inParagraph = around ? weightOf(around, stem) * 0.5 : 0;
      covered += worth * Math.max(inSentence, inHeading, inParagraph);
    }
    // Nearly every sentence mentions the topic. A sentence with another heading's words belongs to that heading.
    if (isOnlyTopic) covered *= 0.9;
    const isItsOwnHeading = passage.heading !== null && passage.heading.toLocaleLowerCase() === heading.toLocaleLowerCase();
    if (isItsOwnHeading) return Math.max(covered, 0.9);
    if (this.#isBelow(subject, passage)) return Math.max(covered, 0.95);
    return above && all.size > 1 && [...all].every((stem) => above.has(stem)) ? Math.max(covered, 0.85) : covered;
  }
}
