import { describe, expect, it } from 'vitest';
import { slugOf, urlSlugs } from './url-slugs.ts';

const slug = (title: string, language = 'en', changes = {}) =>
  slugOf(title, { language, limit: 60, separator: '-', withoutSmallWords: true, ...changes }).slug;

const slugsOf = (input: Record<string, unknown>, language = 'en') => urlSlugs(input, language);

describe('slugOf', () => {
  it.each([
    ['en', 'The 10 Best Home Offices of the Year', '10-best-home-offices-year'],
    ['en', "Don't miss: children's café & tea – 3.5 stars", 'dont-miss-childrens-cafe-tea-3-5-stars'],
    ['de', 'Die schönsten Gärten für große Hunde', 'schoensten-gaerten-grosse-hunde'],
    ['sv', 'Så gör du en god köttfärssås', 'sa-gor-du-god-kottfarssas'],
    ['da', 'Rødgrød på båden', 'roedgroed-baaden'],
    ['fr', "L'œuvre d’été à Orléans", 'oeuvre-ete-orleans'],
    ['it', "Perché l'azienda è più forte", 'perche-azienda-piu-forte'],
    ['es', 'El niño y la pingüina', 'nino-pinguina'],
    ['pt-BR', 'Coração de mãe não se engana', 'coracao-mae-nao-engana'],
    ['pl-PL', 'Zażółć gęślą jaźń', 'zazolc-gesla-jazn'],
    ['tr', 'İstanbul IŞIKLARI', 'istanbul-isiklari'],
    ['ru-RU', 'Борщ и щи: чай из Йошкар-Олы', 'borshch-shchi-chay-yoshkar-oly'],
    ['bg', 'Къща край морето Щастие', 'kashta-kray-moreto-shtastie'],
    ['el', 'Ευχαριστώ για το ελληνικό αγγούρι και μπύρα', 'efcharisto-elliniko-angouri-byra'],
  ])('writes %s "%s"', (language, title, expected) => {
    expect(slug(title, language)).toBe(expected);
  });
  it('never cuts inside a word and keeps small words where nothing else is left', () => {
    expect(slug('wonderful gardens everywhere', 'en', { limit: 20 })).toBe('wonderful-gardens');
    expect(slugOf('x'.repeat(30), { language: 'en', limit: 20, separator: '-', withoutSmallWords: true })).toEqual({
      slug: '',
      problem: 'word_too_long',
      leftOut: 1,
    });
    expect(slug('To be or not')).toBe('to-be-or-not');
    expect(slug('Who we are')).toBe('who-we-are');
    expect(slug('How to grow garlic in a pot')).toBe('how-to-grow-garlic-pot');
    expect(slug('Über die Größe von Äpfeln')).toBe('ueber-die-groesse-von-aepfeln');
    expect(slug('It is')).toBe('it-is');
    expect(slug('The tea', 'en', { withoutSmallWords: false, separator: '_' })).toBe('the_tea');
  });
});

describe('urlSlugs', () => {
  it('names duplicates and joins the base address', () => {
    expect(slugsOf({ titles: 'Green tea\n\n The green tea! \nTea', base_url: 'https://x.example/blog/' }).slugs).toEqual([
      { title: 'Green tea', slug: 'green-tea', url: 'https://x.example/blog/green-tea' },
      { title: 'The green tea!', slug: 'green-tea', url: 'https://x.example/blog/green-tea', duplicate_of: 'Green tea' },
      { title: 'Tea', slug: 'tea', url: 'https://x.example/blog/tea' },
    ]);
  });
  it('says where a title gives no slug or a shorter one', () => {
    const { slugs } = slugsOf({
      titles: '緑茶\nשלום\n<script>alert("x")</script>\nwonderful gardens everywhere',
      max_characters: 20,
    });
    expect(slugs.map((one) => one.slug)).toEqual(['', '', 'script-alert-x', 'wonderful-gardens']);
    expect(slugs[0]?.note).toContain('Enter a slug yourself');
    expect(slugs[1]?.duplicate_of).toBeUndefined();
    expect(slugs[3]?.note).toBe('Shortened. Words removed at the end: 1.');
  });
  it('takes 500 titles of a long list', () => {
    const { slugs, notes } = slugsOf({ titles: 'Tee\n'.repeat(5000) + 'ü'.repeat(100_000) }, 'de');
    expect(slugs).toHaveLength(500);
    expect(notes).toEqual(['Nur die ersten 500 von 5.001 Titeln wurden übernommen.']);
  });
});

it('detects the language of each title of a list', () => {
  const titles = 'The best heat pumps of the year\nL’été à Orléans\nLa casa de los niños y el perro\nÜber die Größe von Äpfeln';
  const { slugs } = urlSlugs({ titles, language: 'auto' }, 'en');
  expect(slugs.map(({ slug }) => slug)).toEqual([
    'best-heat-pumps-year',
    'ete-orleans',
    'casa-ninos-perro',
    'ueber-groesse-aepfeln',
  ]);
});
