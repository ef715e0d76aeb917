import { expect, it } from 'vitest';
import { areHeadingsInOrder, checkSeo, type SeoSubject, scoreOf } from './seo-checks.ts';

const subject: SeoSubject = {
  title: 'Trail shoes for wet paths',
  text: {
    blocks: [
      { level: 1, text: 'How to choose' },
      { level: 0, text: 'Good trail shoes grip.' },
      { level: 2, text: 'Lugs' },
      { level: 0, text: 'Wet grip matters.' },
    ],
    links: 0,
  },
  words: 420,
  keywords: ['trail shoes', 'wet grip'],
  metaTitle: 'Trail shoes',
  metaDescription: '',
  metaTitlePixels: 120,
  metaDescriptionPixels: 0,
};

const met = (change: Partial<SeoSubject> = {}) =>
  checkSeo({ ...subject, ...change })
    .filter((check) => check.isMet)
    .map((check) => check.name);

it('says of each check whether it holds', () => {
  expect(met()).toEqual([
    'keywordInTitle',
    'keywordEarly',
    'allKeywords',
    'oneTitle',
    'subheadings',
    'headingOrder',
    'length',
    'metaTitle',
  ]);
  expect(met({ words: 80, metaTitlePixels: 640 })).not.toContain('metaTitle');
  expect(scoreOf(checkSeo(subject))).toBe(80);
});

it('leaves keywords out where none were given', () => {
  const names = checkSeo({ ...subject, keywords: [] }).map((check) => check.name);
  expect(names).not.toContain('keywordInTitle');
  expect(names).toHaveLength(7);
  expect(checkSeo({ ...subject, keywords: ['trail shoes'] }).map((check) => check.name)).not.toContain('allKeywords');
});

it('finds headings that skip a level', () => {
  const heads = (...levels: number[]) => ({ blocks: levels.map((level) => ({ level, text: 'x' })), links: 0 });
  expect(areHeadingsInOrder(heads(1, 2, 3, 2, 3))).toBe(true);
  expect(areHeadingsInOrder(heads(2, 3))).toBe(true);
  expect(areHeadingsInOrder(heads(1, 3))).toBe(false);
  expect(areHeadingsInOrder(heads())).toBe(true);
});

it('has no score without checks', () => {
  expect(scoreOf([])).toBe(0);
});
