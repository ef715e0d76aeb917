// Checks on headings, sentences, length, links, images and the text in search results.

import { linkWordsLexicon } from '@folio/locales/lexicon';
import { baseOf, interfaceLanguages } from '../languages.ts';
import type { ReadSentence } from '../readability/count-text.ts';
import { listWords } from '../text-words.ts';
import { type DocumentText, proseOf } from './document-text.ts';
import { leadsTo } from './link-hosts.ts';
import type { ScoreCheck, ScorePosition, ScoreSubject } from './score-types.ts';
import { descriptionPixelLimit, titlePixelLimit } from './snippet-limits.ts';
import { descriptionPixels, titlePixels } from './snippet-width.ts';
import { coverageOf } from './topic-terms.ts';

/** A sentence with more words is long: twice the 12 to 13 words of easy prose; up to a fifth of all may be. */
const longSentence = 25;
const longSentencesAllowed = 0.2;
/** A paragraph with more words fills a phone's screen. */
const longParagraph = 150;
/** A longer heading breaks into three lines on a phone; in characters. */
const longHeading = 80;
/** Fewer words than this rarely answer a question. */
const minWords = 300;
const maxPositions = 5;
/** No text says all that several sources say: from this share of their terms' weight on it covers the topic. A rule of thumb. */
const enoughCoverage = 0.6;
const maxMissing = 8;

const check = (name: ScoreCheck['name'], share: number, positions: ScorePosition[] = [], figures = {}): ScoreCheck => ({
  name,
  share: Math.min(1, Math.max(0, share)),
  positions: share >= 1 ? [] : positions.slice(0, maxPositions),
  figures,
});
const lines = (texts: readonly string[]): ScorePosition[] => texts.map((line) => ({ line, words: '' }));

/** Nothing where there is nothing to compare with: coverage is then unknown. */
export function topicChecks({ text, topic, language }: ScoreSubject): ScoreCheck[] {
  if (topic === null) return [];
  const { share, covered, count, missing } = coverageOf(proseOf(text), topic.terms, language);
  const figures = { covered, count };
  return [{ ...check('topicTerms', share / enoughCoverage, [], figures), missing: missing.slice(0, maxMissing) }];
}

export function headingChecks({ text }: ScoreSubject): ScoreCheck[] {
  const headings = text.blocks.filter((block) => block.level > 0);
  const titles = headings.filter((heading) => heading.level === 1);
  const jumps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? Math.max(1, level - 1)) + 1);
  const long = headings.filter((heading) => heading.text.length > longHeading);
  return [
    check('oneTitle', titles.length === 1 ? 1 : 0, lines(titles.slice(1).map((title) => title.text))),
    check('subheadings', headings.some((heading) => heading.level === 2) ? 1 : 0),
    check('headingOrder', jumps.length === 0 ? 1 : 0, lines(jumps.map((heading) => heading.text))),
    check('headingLength', long.length === 0 ? 1 : 1 - long.length / headings.length, lines(long.map((one) => one.text)), {
      count: long.length,
    }),
  ];
}

export function flowChecks({ blocks }: DocumentText, sentences: readonly ReadSentence[]): ScoreCheck[] {
  const long = sentences.filter(({ words }) => words.length > longSentence).map((sentence) => sentence.text);
  const share = sentences.length === 0 ? 0 : long.length / sentences.length;
  const wide = blocks.filter((block) => block.level === 0 && listWords(block.text).length > longParagraph);
  return [
    check('longSentences', share <= longSentencesAllowed ? 1 : 1 - (share - longSentencesAllowed) * 1.25, lines(long), {
      count: long.length,
      percent: Math.round(share * 100),
    }),
    check('longParagraphs', wide.length === 0 ? 1 : 1 / (1 + wide.length), lines(wide.map((block) => block.text)), {
      count: wide.length,
    }),
  ];
}

export const lengthChecks = ({ words }: ScoreSubject): ScoreCheck[] => [check('length', words / minWords)];

export function metaChecks(subject: ScoreSubject): ScoreCheck[] {
  const fits = (pixels: number, limit: number) => (pixels > 0 && pixels <= limit ? 1 : 0);
  return [
    check('metaTitle', fits(titlePixels(subject.metaTitle.trim()), titlePixelLimit), [{ field: 'metaTitle' }]),
    check('metaDescription', fits(descriptionPixels(subject.metaDescription.trim()), descriptionPixelLimit), [
      { field: 'metaDescription' },
    ]),
  ];
}

/** Own pages are distinguished from others only where an own website is known, or a link is relative; else one link of any kind is asked for. */
function presenceChecks({ text, hosts }: ScoreSubject): ScoreCheck[] {
  const kinds = text.links.map(({ address }) => leadsTo(address, hosts));
  const isThere = (kind: 'internal' | 'external') => (kinds.includes(kind) ? 1 : 0);
  if (hosts.length === 0 && !kinds.includes('internal')) return [check('link', text.links.length > 0 ? 1 : 0)];
  return [check('internalLink', isThere('internal')), check('externalLink', isThere('external'))];
}

export function linkChecks(subject: ScoreSubject): ScoreCheck[] {
  const { text, language } = subject;
  const known = interfaceLanguages.find((code) => baseOf(code) === baseOf(language));
  const empty = new Set(known ? linkWordsLexicon[known] : []);
  const says = (words: string) =>
    words
      .toLocaleLowerCase()
      .replace(/[^\p{L}\p{N}\s]/gu, '')
      .trim();
  const silent = text.links.filter(({ words }) => says(words) === '' || empty.has(says(words)));
  const checks = presenceChecks(subject);
  if (text.links.length > 0) {
    const positions = silent.map(({ line, words }) => ({ line, words }));
    checks.push(check('linkText', 1 - silent.length / text.links.length, positions, { count: silent.length }));
  }
  return checks;
}

/** Nothing where the text has no picture. */
export function imageChecks({ text: { pictures } }: ScoreSubject): ScoreCheck[] {
  if (pictures.length === 0) return [];
  const silent = pictures.filter((alt) => alt.trim() === '').length;
  return [check('altText', 1 - silent / pictures.length, [], { count: silent })];
}
