// Topics that other pages cover and one does not, by words and headings.
import { type Term, termsOf } from '../../text/page-terms.ts';

export interface ComparedPage {
  url: string;
  text: string;
  headings: string[];
}

export interface MissingTopic {
  topic: string;
  /** Number of other pages that use it. */
  foundIn: number;
  /** 0 to 100: share of pages that use it, and how much they do. */
  importance: number;
  exampleHeading: string | null;
}

const maxTopics = 40;
/** Uses on one page from which on a term counts as a topic of it. */
const minUses = 2;

/** A term within a longer one that is as frequent says nothing more. */
function isPartOfLonger(key: string, count: number, all: readonly [string, { count: number }][]): boolean {
  return all.some(([other, term]) => other.length > key.length && ` ${other} `.includes(` ${key} `) && term.count >= count * 0.8);
}

const compact = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Topics that other pages use at least twice and the own page never does, most important first. */
export function missingTopics(own: ComparedPage, others: readonly ComparedPage[], language: string): MissingTopic[] {
  const ownTerms = termsOf(`${own.text}\n${own.headings.join('\n')}`, language);
  const theirs = others.map((page) => termsOf(page.text, language));
  const merged = new Map<string, { term: Term; pages: number; count: number }>();
  for (const terms of theirs) {
    for (const [key, term] of terms) {
      if (term.count < minUses || ownTerms.has(key)) continue;
      const known = merged.get(key);
      merged.set(key, { term: known?.term ?? term, pages: (known?.pages ?? 0) + 1, count: (known?.count ?? 0) + term.count });
    }
  }
  const highest = Math.max(1, ...[...merged.values()].map(({ count }) => count));
  const ranked = [...merged]
    .map(([key, { term, pages, count }]) => ({
      key,
      count,
      topic: term.text,
      foundIn: pages,
      importance: Math.round((pages / others.length) * 60 + (Math.log1p(count) / Math.log1p(highest)) * 40),
    }))
    .toSorted((a, b) => b.importance - a.importance || b.topic.length - a.topic.length)
    .slice(0, maxTopics * 4);
  const pairs = ranked.map(({ key, count }): [string, { count: number }] => [key, { count }]);
  const headings = others.flatMap((page) => page.headings);
  /** A single word is a topic where a heading has it; "expire" and "Sunday" are none. */
  const isHeaded = (topic: string) => headings.some((heading) => ` ${compact(heading)} `.includes(` ${compact(topic)} `));
  return ranked
    .filter(({ key, count }) => !isPartOfLonger(key, count, pairs))
    .filter(({ key, topic }) => key.includes(' ') || isHeaded(topic))
    .slice(0, maxTopics)
    .map(({ topic, foundIn, importance }) => ({
      topic,
      foundIn,
      importance,
      exampleHeading: headings.find((heading) => compact(heading).includes(compact(topic))) ?? null,
    }));
}

/** Questions among the other pages' headings that the own page does not ask, each once. */
export function missingQuestions(own: ComparedPage, others: readonly ComparedPage[]): string[] {
  const asked = new Set(own.headings.map(compact));
  const questions = new Map<string, string>();
  for (const heading of others.flatMap((page) => page.headings)) {
    const key = compact(heading);
    if (/[?？]\s*$/.test(heading) && !asked.has(key) && !questions.has(key)) questions.set(key, heading);
  }
  return [...questions.values()].slice(0, 20);
}

/** Terms that only the own page uses, at least three times, most frequent first. */
export function ownTopics(own: ComparedPage, others: readonly ComparedPage[], language: string): string[] {
  const theirs = new Set(others.flatMap((page) => [...termsOf(page.text, language).keys()]));
  const kept = [...termsOf(own.text, language)].filter(([key, term]) => term.count >= 3 && !theirs.has(key));
  return kept
    .filter(([key, { count }]) => !isPartOfLonger(key, count, kept))
    .toSorted(([, a], [, b]) => b.count - a.count)
    .slice(0, 20)
    .map(([, term]) => term.text);
}
