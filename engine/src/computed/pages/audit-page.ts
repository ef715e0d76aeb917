// The rules of the on-page audit, sorted by effect: each is judged by the page's facts alone and has a fixed weight.

import { descriptionPixelLimit, titlePixelLimit } from '@folio/contract/score/snippet-limits';
import { descriptionPixels, titlePixels } from '@folio/contract/score/snippet-width';
import type { Words } from '@folio/locales/words';
import { hreflangCode } from '../../text/hreflang-codes.ts';
import type { RobotsFile } from '../../text/robots-file.ts';
import { decidingRule, normalisePath } from '../../text/robots-rules.ts';
import { stemOf } from '../../text/stems.ts';
import { wordsOf } from '../../text/tokens.ts';
import type { FetchedMarkup } from './read-page-facts.ts';

export type AuditKey = keyof Words['remarks']['pageChecks'] | keyof Words['remarks']['pageChecksOfCode'];
export type Verdict = 'pass' | 'warning' | 'fail';

export interface AuditedPage {
  facts: FetchedMarkup;
  /** Address that was asked for. */
  asked: string;
  robots: RobotsFile;
  keyword: string;
  /** Language of the text. */
  language: string;
  words: number;
  /** 0 to 100, or null where the text is too short or its language has no formula. */
  readability: number | null;
  internal: number;
  broken: string[];
  checkedLinks: number;
}

interface Judgement {
  verdict: Verdict;
  /** Findings, in figures and names that need no translation. */
  value: string;
}

const judged = (verdict: Verdict, value: string | number): Judgement => ({ verdict, value: String(value) });
const passIf = (isFine: boolean, value: string | number, otherwise: Verdict = 'warning') =>
  judged(isFine ? 'pass' : otherwise, value);
const list = (items: readonly string[]) => items.slice(0, 5).join(', ');

/** True where the text holds every word of the keyword, in whatever form. */
export function mentions(text: string, keyword: string, language: string): boolean {
  const stems = new Set(wordsOf(text, language).map((word) => stemOf(word, language)));
  const wanted = wordsOf(keyword, language).map((word) => stemOf(word, language));
  return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
}

function checkRobots({ facts, robots }: AuditedPage): Judgement {
  const { pathname, search } = new URL(facts.url);
  const rule = decidingRule(robots.rules, normalisePath(pathname + search));
  return passIf(
    rule === null || rule.isAllowed,
    rule === null ? '✓' : `${rule.isAllowed ? 'Allow' : 'Disallow'}: ${rule.path}`,
    'fail',
  );
}

function checkCanonical({ facts }: AuditedPage): Judgement {
  const all = [...new Set(facts.canonicals)];
  if (all.length === 0) return judged('warning', '–');
  if (all.length > 1) return judged('fail', list(all));
  return passIf(all[0] === facts.url, all[0] ?? '');
}

function checkHeadingOrder({ facts }: AuditedPage): Judgement {
  const jumps = facts.headings.flatMap((heading, index) => {
    const before = facts.headings[index - 1]?.level ?? heading.level;
    return heading.level > before + 1 ? [`H${before} → H${heading.level}`] : [];
  });
  return passIf(jumps.length === 0, jumps.length === 0 ? facts.headings.length : list([...new Set(jumps)]));
}

function checkHreflang({ facts }: AuditedPage): Judgement | null {
  if (facts.alternates.length === 0) return null;
  const faulty = facts.alternates.filter(({ code }) => 'problem' in hreflangCode(code)).map(({ code }) => code);
  const namesItself = facts.alternates.some(({ url }) => url === facts.url);
  return passIf(faulty.length === 0 && namesItself, list(faulty.length > 0 ? faulty : facts.alternates.map(({ code }) => code)));
}

function checkWidth(
  text: string | null | undefined,
  measure: (text: string) => number,
  least: number,
  most: number,
  none: Verdict,
) {
  if (!text) return judged(none, '–');
  const pixels = measure(text);
  return passIf(pixels >= least && pixels <= most, `${pixels} px`);
}

const kilobytes = (bytes: number) => Math.round(bytes / 1024);

/** Key, weight and rule; the weights add up over the rules that apply to the page. */
export const auditRules: [key: AuditKey, weight: number, judge: (page: AuditedPage) => Judgement | null][] = [
  ['status', 10, ({ facts }) => passIf(facts.status === 200, facts.status, 'fail')],
  [
    'indexable',
    10,
    ({ facts }) => {
      const said = [...facts.robots, ...facts.robotsTag.toLowerCase().split(/[\s,:]+/)];
      const blocking = said.filter((one) => one === 'noindex' || one === 'none');
      return passIf(blocking.length === 0, blocking.length === 0 ? '✓' : list([...new Set(blocking)]), 'fail');
    },
  ],
  ['robots_txt', 8, checkRobots],
  ['redirect', 3, ({ facts, asked }) => passIf(facts.url === asked, facts.url)],
  ['canonical', 5, checkCanonical],
  ['https', 4, ({ facts }) => passIf(facts.url.startsWith('https:'), new URL(facts.url).protocol, 'fail')],
  ['title', 8, ({ facts }) => checkWidth(facts.titles[0], titlePixels, 200, titlePixelLimit, 'fail')],
  ['description', 5, ({ facts }) => checkWidth(facts.description, descriptionPixels, 400, descriptionPixelLimit, 'warning')],
  [
    'h1',
    6,
    ({ facts }) => {
      const count = facts.headings.filter(({ level }) => level === 1).length;
      return passIf(count === 1, count, count === 0 ? 'fail' : 'warning');
    },
  ],
  ['heading_order', 3, checkHeadingOrder],
  ['words', 5, ({ words }) => passIf(words >= 300, words, words < 50 ? 'fail' : 'warning')],
  ['readability', 2, ({ readability }) => (readability === null ? null : passIf(readability >= 40, readability))],
  ['keyword_title', 5, ({ facts, keyword, language }) => keywordIn(facts.titles[0] ?? '', keyword, language)],
  [
    'keyword_h1',
    3,
    ({ facts, keyword, language }) =>
      keywordIn(
        facts.headings
          .filter(({ level }) => level === 1)
          .map(({ text }) => text)
          .join(' '),
        keyword,
        language,
      ),
  ],
  [
    'keyword_text',
    3,
    ({ facts, keyword, language }) => keywordIn(facts.text.split(/\s+/).slice(0, 110).join(' '), keyword, language),
  ],
  ['image_alt', 4, ({ facts }) => passIf(facts.imagesWithoutAlt === 0, `${facts.imagesWithoutAlt} / ${facts.images}`)],
  ['internal_links', 3, ({ internal }) => passIf(internal > 0, internal)],
  [
    'link_texts',
    2,
    ({ facts }) => {
      const silent = facts.links.filter((link) => link.text === '').length;
      return passIf(silent === 0, `${silent} / ${facts.links.length}`);
    },
  ],
  [
    'broken_links',
    5,
    ({ broken, checkedLinks }) =>
      checkedLinks === 0 ? null : passIf(broken.length === 0, broken.length === 0 ? `0 / ${checkedLinks}` : list(broken), 'fail'),
  ],
  [
    'structured_data',
    3,
    ({ facts }) => {
      const types = facts.structuredData.flatMap((block) => block.types);
      if (facts.structuredData.length === 0) return judged('warning', '–');
      return passIf(
        facts.structuredData.every((block) => block.isValid),
        list([...new Set(types)]) || '–',
        'fail',
      );
    },
  ],
  ['hreflang', 2, checkHreflang],
  ['language', 2, ({ facts }) => passIf((facts.language ?? '') !== '', facts.language ?? '–')],
  [
    'social',
    2,
    ({ facts }) =>
      passIf(
        ['og:title', 'og:image'].every((name) => facts.social.includes(name)),
        list(facts.social) || '–',
      ),
  ],
  ['viewport', 4, ({ facts }) => passIf(facts.hasViewport, facts.hasViewport ? '✓' : '–', 'fail')],
  [
    'weight',
    3,
    ({ facts }) => {
      const size = kilobytes(facts.bytes);
      return passIf(size <= 500, `${size} kB`, size > 2048 ? 'fail' : 'warning');
    },
  ],
];

const keywordIn = (text: string, keyword: string, language: string): Judgement | null =>
  keyword === '' ? null : passIf(mentions(text, keyword, language), keyword);
