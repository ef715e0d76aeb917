import { describe, expect, it } from 'vitest';
import { readSentences } from '../readability/count-text.ts';
import { sampleTexts } from '../readability/sample-texts.ts';
import { readReadability } from './readability.ts';
import { scoreContent } from './score-content.ts';
import type { ScoreCheck, ScoreSubject } from './score-types.ts';
import { weights } from './weights.ts';

const prose =
  'Good trail shoes grip on wet stone. Their soles are soft, and the lugs stand far apart. Wash them by hand after each run. Then let them dry in the shade, not in the sun. They will last for years.';

const subject: ScoreSubject = {
  title: 'Trail shoes for wet paths',
  isPage: true,
  language: 'en',
  hosts: [],
  text: {
    blocks: [
      { level: 1, text: 'How to choose trail shoes' },
      { level: 0, text: prose },
      { level: 2, text: 'Trail shoes in the rain' },
      { level: 0, text: prose },
    ],
    links: [{ address: 'https://example.com/', words: 'our care guide', line: 'See our care guide.' }],
    pictures: ['A shoe on a stone'],
  },
  words: 320,
  keywords: ['trail shoes', 'wet stone'],
  metaTitle: 'Trail shoes',
  metaDescription: 'Trail shoes that grip.',
  topic: { terms: [{ text: 'wet stone', weight: 2 }] },
};

const checksOf = (change: Partial<ScoreSubject> = {}): Map<string, ScoreCheck> =>
  new Map(scoreContent({ ...subject, ...change }).groups.flatMap(({ checks }) => checks.map((check) => [check.name, check])));
const text = (change: Partial<ScoreSubject['text']>) => ({ text: { ...subject.text, ...change } });

it('a good text has every point, and no place to go to', () => {
  const { score, groups, readability } = scoreContent(subject);
  expect(score).toBe(100);
  expect(groups.reduce((sum, { most }) => sum + most, 0)).toBe(100);
  expect(groups.flatMap(({ checks }) => checks.flatMap(({ positions }) => positions))).toEqual([]);
  expect(readability?.formula).toContain('Flesch');
});

it('a text that is no page is judged by what it says and how it reads alone', () => {
  const poor = { keywords: ['boots'], metaTitle: '', metaDescription: '', words: 40, ...text({ links: [] }) };
  const { score, groups } = scoreContent({ ...subject, ...poor, isPage: false });
  expect(groups.map(({ name, most }) => [name, most])).toEqual([
    ['topic', 64],
    ['readability', 36],
  ]);
  expect(score).toBe(100);
  expect(scoreContent({ ...subject, ...poor }).score).toBeLessThan(80);
  expect(scoreContent({ ...subject, ...poor, isPage: false, topic: null }).groups.map(({ name }) => name)).toEqual([
    'readability',
  ]);
});

it('groups that make no sense are left out, and the others share all points', () => {
  const { groups } = scoreContent({ ...subject, keywords: [], ...text({ pictures: [] }) });
  expect(groups.map(({ name }) => name)).toEqual(['topic', 'readability', 'headings', 'meta', 'links', 'length']);
  expect(groups.reduce((sum, { most }) => sum + most, 0)).toBe(100);
});

it('coverage of the topic outweighs keywords, headings and length together, and is never guessed', () => {
  expect(weights.topic).toBeGreaterThan(weights.keywords + weights.headings + weights.length);
  const terms = [
    { text: 'trail shoes', weight: 3 },
    { text: 'drop', weight: 3 },
    { text: 'midsole foam', weight: 4 },
  ];
  const { score, groups } = scoreContent({ ...subject, topic: { terms } });
  expect(groups[0]).toMatchObject({ name: 'topic', points: 18, most: 35 });
  expect(groups[0]?.checks[0]).toMatchObject({
    share: 0.5,
    figures: { covered: 1, count: 3 },
    missing: ['drop', 'midsole foam'],
  });
  expect(score).toBe(83);
  const unknown = scoreContent({ ...subject, topic: null });
  expect(unknown.groups[0]).toEqual({ name: 'topic', points: null, most: 0, checks: [] });
  expect(unknown.groups.filter((group) => group.name === 'topic')).toHaveLength(1);
  expect(unknown.score).toBe(100);
  expect(unknown.groups.reduce((sum, { most }) => sum + most, 0)).toBe(100);
});

it('says of keywords what is missing and where', () => {
  const checks = checksOf({ keywords: ['oak table', 'wet stone'], words: 100 });
  expect(checks.get('keywordInTitle')).toMatchObject({ share: 0, positions: [{ line: 'How to choose trail shoes' }] });
  expect(checks.get('keywordEarly')).toMatchObject({ share: 0, positions: [{ line: prose }] });
  expect(checks.get('keywordInMeta')).toMatchObject({ share: 0, positions: [{ field: 'metaTitle' }] });
  expect(checks.get('keywordOften')).toMatchObject({ share: 0, figures: { percent: 0 } });
  expect(checks.get('allKeywords')).toMatchObject({ share: 0.5, figures: { missing: 1 } });
  const stuffed = `${'Trail shoes. '.repeat(10)}${prose}`;
  const often = checksOf({ words: 60, ...text({ blocks: [{ level: 0, text: stuffed }] }) }).get('keywordOften');
  expect(often?.share).toBeLessThan(0.2);
  expect(often?.positions).toEqual([{ line: stuffed, words: 'trail shoes' }]);
});

it('says of headings what is wrong and where', () => {
  const heads = (...blocks: [level: number, text: string][]) =>
    checksOf(text({ blocks: blocks.map(([level, words]) => ({ level, text: words })) }));
  expect(heads([1, 'A'], [1, 'B'], [2, 'C']).get('oneTitle')).toMatchObject({ share: 0, positions: [{ line: 'B' }] });
  expect(heads([1, 'A'], [3, 'C']).get('headingOrder')).toMatchObject({ share: 0, positions: [{ line: 'C' }] });
  expect(heads([2, 'A'], [3, 'C'], [2, 'D']).get('headingOrder')?.share).toBe(1);
  expect(heads([1, 'A'], [2, 'x'.repeat(90)]).get('headingLength')?.share).toBe(0.5);
});

it('finds long sentences, long paragraphs, silent links and pictures, and a thin text', () => {
  const long = `${'and then they walk over the next hill '.repeat(6)}.`;
  const paragraph = 'They run and run. '.repeat(50);
  const checks = checksOf({
    words: 150,
    ...text({
      blocks: [
        { level: 0, text: long },
        { level: 0, text: paragraph },
      ],
      links: [{ address: 'https://example.com/', words: 'Click here!', line: 'Click here! Now.' }],
      pictures: ['', 'A shoe'],
    }),
  });
  expect(checks.get('longParagraphs')).toMatchObject({ share: 0.5, figures: { count: 1 } });
  expect(checks.get('linkText')).toMatchObject({ share: 0, positions: [{ line: 'Click here! Now.', words: 'Click here!' }] });
  expect(checks.get('altText')).toMatchObject({ share: 0.5, figures: { count: 1 } });
  expect(checks.get('length')?.share).toBe(0.5);
  const only = checksOf(text({ blocks: [{ level: 0, text: long }] })).get('longSentences');
  expect(only).toMatchObject({ share: 0, positions: [{ line: long }], figures: { percent: 100 } });
});

it('links in the reader’s language are judged by their own words', () => {
  const link = (words: string, language: string) =>
    checksOf({ language, ...text({ links: [{ address: 'https://example.com/', words, line: words }] }) }).get('linkText')?.share;
  expect(
    ['hier', 'clicca qui', 'leer más', 'en savoir plus', 'saiba mais'].map((words, index) =>
      link(words, ['de', 'it', 'es', 'fr', 'pt-BR'][index] ?? ''),
    ),
  ).toEqual([0, 0, 0, 0, 0]);
  expect(link('hier', 'en')).toBe(1);
});

describe('readability', () => {
  const read = (prose: string, language: string) => readReadability(readSentences(prose, language), language);
  it('is measured as the language’s formula says', () => {
    const english = Array.from(
      { length: 5 },
      () => 'This sentence, taken as a reading passage unto itself, is being used to prove a point.',
    ).join(' ');
    expect(read(english, 'en')?.value).toBe(69);
    // 89 + (300 × 6 − 10 × 150) / 30 is 99: words of five letters, sentences of five words.
    expect(read(Array.from({ length: 6 }, () => 'Carlo vende acqua lenta buona.').join(' '), 'it')?.value).toBe(99);
    expect(read('Zu kurz.', 'de')).toBeNull();
    expect(read(english, 'nl-NL')).toBeNull();
  });
  it.each(Object.entries(sampleTexts))('of a text in %s is what the readability checker says', (language, sample) => {
    const blocks = sample.text.split('\n').map((line) => ({ level: 0, text: line }));
    const { readability } = scoreContent({
      ...subject,
      language,
      ...text({ blocks: [{ level: 2, text: 'A title' }, ...blocks] }),
    });
    expect(readability?.value).toBe(sample.index);
  });
  it('counts sentences of scripts without spaces by their words', () => {
    const sentence = '我们的鞋子是用再生材料制成的，即使在潮湿的石头上也能牢牢抓地，适合所有喜欢在山里跑步的人。';
    const long = checksOf({ language: 'zh-CN', ...text({ blocks: [{ level: 0, text: sentence }] }) }).get('longSentences');
    expect(long).toMatchObject({ share: 0, positions: [{ line: sentence }] });
  });
});

describe('links', () => {
  const to = (...addresses: string[]) =>
    text({ links: addresses.map((address) => ({ address, words: 'our care guide', line: 'x' })) });
  const shares = (hosts: string[], ...addresses: string[]) => {
    const checks = checksOf({ hosts, ...to(...addresses) });
    return ['link', 'internalLink', 'externalLink'].map((name) => checks.get(name)?.share);
  };
  it('to own pages are distinguished from those to others', () => {
    expect(shares(['halden.example'], 'https://www.halden.example/care', 'https://other.example/')).toEqual([undefined, 1, 1]);
    expect(shares(['halden.example'], 'https://shop.halden.example/care')).toEqual([undefined, 1, 0]);
    expect(shares(['halden.example'], 'https://nothalden.example/')).toEqual([undefined, 0, 1]);
    expect(shares(['halden.example'])).toEqual([undefined, 0, 0]);
  });
  it('that are relative are internal, and addresses for mail are neither', () => {
    expect(shares([], '/care', 'https://other.example/')).toEqual([undefined, 1, 1]);
    expect(shares(['halden.example'], 'mailto:care@halden.example')).toEqual([undefined, 0, 0]);
  });
  it('of any kind are asked for where no website is known', () => {
    expect(shares([], 'https://other.example/')).toEqual([1, undefined, undefined]);
    expect(shares([])).toEqual([0, undefined, undefined]);
  });
});
