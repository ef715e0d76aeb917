import { findTool } from '@folio/catalogue/catalogue';
import { voiceProfileSchema } from '@folio/contract/brand-voices';
import { expect, it } from 'vitest';
import { type CheckedDocument, checkDocument } from './check-document.ts';
import { missingItems } from './missing-items.ts';

function toolOf(slug: string) {
  const tool = findTool(slug);
  if (!tool) throw new Error(slug);
  return tool;
}

const german =
  'Unser Laden in der Hafenstraße ist umgezogen. Ab Montag finden Sie uns in der Mühlgasse, gleich hinter der Kirche. Die neuen Räume sind doppelt so groß, es gibt einen Aufzug, und Fahrräder können vor der Tür abgestellt werden. Die Öffnungszeiten bleiben gleich.';

async function check(html: string, more: Partial<CheckedDocument> = {}) {
  const { checks } = await checkDocument({ html, tool: toolOf('seo_article'), input: {}, language: 'en', result: null, ...more });
  return Object.fromEntries(checks.map(({ name, ...one }) => [name, one]));
}

it('says of each thing that applies whether it is as ordered', async () => {
  const html = `<h2>Hours</h2><p>${german}</p><h2>Prices</h2><p>[Your name] pays [To add: the price] at Bergland, a cheap shop.</p>`;
  const found = await check(html, {
    input: { length: 500, paragraphs_headings: ['Prices', 'Hours'] },
    brandVoice: voiceProfileSchema.parse({ tone: [], sentence_words: 9, sample_lines: [], must_use: [], never_use: ['cheap'] }),
    competitors: ['Bergland'],
  });
  expect(found['length']).toMatchObject({ is_met: false, came: 56, asked: 500 });
  expect(found['language']).toMatchObject({ is_met: false, came: 'de', asked: 'en' });
  expect(found['headings']).toMatchObject({ is_met: false, positions: [{ line: 'Hours', words: '' }] });
  expect(found['placeholders']?.positions.map(({ words }) => words)).toEqual(['[Your name]', 'To add']);
  expect(found['voice']?.positions).toEqual([expect.objectContaining({ words: 'cheap' })]);
  expect(found['competitors']?.positions).toEqual([expect.objectContaining({ words: 'Bergland' })]);
});

it('leaves out what does not apply, and is content with what is right', async () => {
  const found = await check(`<h2>Hours</h2><p>${german}</p>`, { language: 'de', input: { paragraphs_headings: ['Hours'] } });
  expect(Object.entries(found).map(([name, { is_met }]) => [name, is_met])).toEqual([
    ['language', true],
    ['headings', true],
    ['placeholders', true],
  ]);
});

it('counts the items of a list that a field asked for', () => {
  const ads = { headline_count: 15, description_count: 4 };
  expect(
    missingItems(toolOf('google_search_ads'), ads, { headlines: Array(14).fill('x'), descriptions: Array(4).fill('x') }),
  ).toEqual([{ list: 'headlines', came: 14, asked: 15 }]);
  expect(missingItems(toolOf('faq_generator'), { quantity: 8 }, { faq: [1, 2] })).toEqual([{ list: 'faq', came: 2, asked: 8 }]);
});
