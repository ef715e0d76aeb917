// Shortens a passage with its own words: keeps the informative sentences, each without brackets and fillers. Adds no statement,
// and keeps no sentence that depends on a removed one.

import { sentencesOf } from '@folio/contract/readability/sentences';
import { countWords } from '@folio/contract/tool-price';
import { leansOnPrevious } from '../composer/articles/dangling.ts';
import { meaningfulStems, type Passage } from '../composer/articles/passages.ts';
import { rankPassages } from '../composer/articles/rank-passages.ts';
import { StemWeights } from '../composer/articles/weights.ts';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { tightenSentence } from './tighten-sentence.ts';

/** Share of the words that a shorter passage aims at. */
const wantedShare = 0.62;

function toPassages(paragraphs: readonly string[], language: ComposerLanguage): Passage[] {
  const source = { id: 0, title: '', url: null, text: '' };
  const found = paragraphs.flatMap((paragraph, number) =>
    sentencesOf(paragraph, language).map((sentence, index) => ({ sentence, paragraph: number, isFirst: index === 0 })),
  );
  return found.map(({ sentence, paragraph, isFirst }, position) => {
    const text = tightenSentence(sentence, language);
    return {
      source,
      sourceIndex: 0,
      position,
      paragraph,
      heading: null,
      depth: position / found.length,
      text,
      words: countWords(text),
      stems: meaningfulStems(sentence, language),
      leansOnPrevious: !isFirst && leansOnPrevious(sentence, language),
      sumsUp: false,
      isOfLeaflet: false,
    };
  });
}

/** The sentence with those before it that it leans on. */
function withSupport(passages: readonly Passage[], index: number): number[] {
  const run = [index];
  for (let at = index; passages[at]?.leansOnPrevious; at--) run.push(at - 1);
  return run;
}

/** The paragraphs in their order, each with at least one sentence; the passage itself where nothing can go. */
export function shortenPassage(passage: string, language: ComposerLanguage): string {
  const paragraphs = passage.split(/\n+/).filter((line) => line.trim() !== '');
  const passages = toPassages(paragraphs, language);
  const ranks = rankPassages(passages, new StemWeights(passages));
  const value = ({ text, depth }: Passage, index: number) =>
    (ranks[index] ?? 0) + 0.4 * (1 - depth) + (/\d/.test(text) ? 0.25 : 0);
  const byValue = passages
    .map((one, index) => ({ index, value: value(one, index) }))
    .sort((one, other) => other.value - one.value);
  const target = countWords(passage) * wantedShare;
  const kept = new Set<number>();
  const words = () => [...kept].reduce((sum, index) => sum + (passages[index]?.words ?? 0), 0);
  for (const paragraph of paragraphs.keys()) {
    const opening = byValue.find(({ index }) => passages[index]?.paragraph === paragraph && !passages[index].leansOnPrevious);
    if (opening) kept.add(opening.index);
  }
  for (const { index } of byValue) {
    const run = withSupport(passages, index).filter((one) => !kept.has(one));
    const added = run.reduce((sum, one) => sum + (passages[one]?.words ?? 0), 0);
    if (run.length > 0 && words() + added <= target) for (const one of run) kept.add(one);
  }
  return paragraphs
    .map((_, paragraph) =>
      passages
        .filter((one, index) => one.paragraph === paragraph && kept.has(index))
        .map((one) => one.text)
        .join(' '),
    )
    .join('\n');
}
