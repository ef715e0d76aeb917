// Whether a sentence speaks about a heading: the share of the heading's telling words that it holds, each weighted by how
// much it tells. What the source's own heading or the rest of the paragraph says counts too, but less.
import { genericWordsLexicon } from '@folio/locales/lexicon/generic-words';
import type { ComposerLanguage } from '../../engine-types.ts';
import { meaningfulStems, type Passage } from './passages.ts';
import type { StemWeights } from './weights.ts';

// Words of headings that promise a kind of text rather than name a subject.

/** What a heading asks for. */
export interface Subject {
  heading: string;
  /** Stems with what each is worth; together 1. */
  stems: ReadonlyMap<string, number>;
  all: ReadonlySet<string>;
}

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
  return { heading, stems: new Map(stems.map((stem, index) => [stem, (worth[index] ?? 0) / sum])), all };
}

/** True where one stem holds the other, as German compounds hold their parts ("Direktbuchung", "Buchung"). */
function weightOf(stems: ReadonlySet<string>, stem: string): number {
  if (stems.has(stem)) return 1;
  if (stem.length < 5) return 0;
  for (const other of stems)
    if (other.length >= 5 && (other.includes(stem) || (stem.length > 7 && stem.includes(other)))) return 0.8;
  return 0;
}

/** What is around the passages: stems of their paragraphs and of the headings above them. */
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

  /** 0 to 1: how far the passage covers the subject. */
  coverage({ stems, all, heading }: Subject, passage: Passage): number {
    const above = passage.heading === null ? null : this.#headings.get(passage.heading);
    const around = this.#paragraphs.get(passage.paragraph);
    let covered = 0;
    for (const [stem, worth] of stems) {
      const inSentence = weightOf(passage.stems, stem);
      const inHeading = above ? weightOf(above, stem) * 0.75 : 0;
      const inParagraph = around ? weightOf(around, stem) * 0.5 : 0;
      covered += worth * Math.max(inSentence, inHeading, inParagraph);
    }
    const isItsOwnHeading = passage.heading !== null && passage.heading.toLocaleLowerCase() === heading.toLocaleLowerCase();
    if (isItsOwnHeading) return Math.max(covered, 0.9);
    return above && all.size > 1 && [...all].every((stem) => above.has(stem)) ? Math.max(covered, 0.85) : covered;
  }
}
