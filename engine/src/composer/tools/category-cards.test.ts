// Category cards without a model, on categories as shops have them: what was given is said as an editor would, and no heading is set into a sentence.
import categoryCards from '@folio/catalogue/seo/category-cards.tool';
import { expect, it } from 'vitest';
import { make } from '../../engine.ts';

interface Card {
  heading: string;
  text: string;
  linked_keyword?: string;
  button: string;
}
const contextIn = (language: 'en' | 'de') =>
  ({ language, textModel: null, sources: [], signal: new AbortController().signal, onProgress: () => undefined }) as never;

async function compose(language: 'en' | 'de', fields: Record<string, unknown>): Promise<Card[]> {
  const input = {
    brand: 'Alpenschuh',
    soft_keywords: [],
    cards: 4,
    content_length: 60,
    footer_content: false,
    language,
    ...fields,
  };
  const { result } = await make(categoryCards, input, contextIn(language));
  return (result as { cards: Card[] }).cards;
}

const categories = [
  {
    language: 'en' as const,
    category_name: 'Winter hiking boots',
    primary_kw: 'winter hiking boots',
    linked_keywords: ['insulated boots', 'gaiters'],
    h2_headings: ['How warm must they be', 'Which sole for ice'],
  },
  {
    language: 'en' as const,
    category_name: 'Sleeping bags',
    primary_kw: 'sleeping bags',
    linked_keywords: ['winter sleeping bags', 'down sleeping bags', 'sleeping mats'],
    h2_headings: ['Warm at minus ten', 'Light for the hut', 'What is under you', 'Good to know'],
  },
  {
    language: 'en' as const,
    category_name: 'Garden furniture',
    primary_kw: 'oak garden furniture',
    linked_keywords: ['garden benches', 'garden tables'],
    h2_headings: ['Garden tables for eight'],
  },
  {
    language: 'de' as const,
    category_name: 'Schlafsäcke',
    primary_kw: 'Schlafsack',
    linked_keywords: ['Winterschlafsäcke', 'Isomatten'],
    h2_headings: ['Warm auch bei Frost', 'Wie warm muss er sein?', 'Gut zu wissen'],
  },
  {
    language: 'de' as const,
    category_name: 'Kaffeemühlen',
    primary_kw: 'Kaffeemühle',
    linked_keywords: ['Handmühlen', 'Espressomühlen'],
    h2_headings: ['Für den ersten Espresso'],
  },
];

it.each(categories)(
  '$category_name ($language): a heading gets a keyword of its own and is never part of a sentence',
  async (fields) => {
    const cards = await compose(fields.language, fields);
    expect(cards.slice(0, fields.h2_headings.length).map(({ heading }) => heading)).toEqual(fields.h2_headings);
    const linked = cards.flatMap((card) => card.linked_keyword ?? []);
    expect(new Set(linked)).toEqual(new Set(fields.linked_keywords));
    expect(linked).toHaveLength(fields.linked_keywords.length);
    for (const { heading, text, linked_keyword: keyword, button } of cards) {
      const isQuoted = text.includes(`“${heading}”`) || text.includes(`„${heading}“`);
      const isOwn = heading.toLowerCase() === keyword?.toLowerCase();
      if (!isOwn && !isQuoted) expect(text.toLowerCase()).not.toContain(heading.toLowerCase());
      expect(button.toLowerCase()).not.toContain('how ');
      if (keyword) expect(text.toLowerCase()).toContain(keyword.toLowerCase());
    }
    const openings = cards.map(({ text }) => text.split(' ').slice(0, 3).join(' '));
    expect(new Set(openings).size, openings.join(' / ')).toBeGreaterThanOrEqual(Math.min(3, fields.linked_keywords.length));
  },
);

it('opens unlike every text beside it, and with all openings used unlike the one that it replaces', async () => {
  const fields = {
    category_name: 'Garden furniture',
    primary_kw: 'oak garden furniture',
    linked_keywords: ['garden benches'],
    cards: 1,
    brand: '',
  };
  const openings: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const context = { ...(contextIn('en') as object), beside: [...openings] } as never;
    const input = { soft_keywords: [], h2_headings: [], content_length: 60, footer_content: false, language: 'en', ...fields };
    const { result } = await make(categoryCards, input, context);
    const [card] = (result as { cards: Card[] }).cards;
    openings.push(card?.text.split(' To add')[0] ?? '');
  }
  expect(new Set(openings.slice(0, 3)).size).toBe(3);
  expect(openings[3]).not.toBe(openings[2]);
});
