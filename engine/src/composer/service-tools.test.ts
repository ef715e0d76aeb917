// Requirements of hosts, employers and businesses with customers.
import { describe, expect, it } from 'vitest';
import { draftExample } from './fixtures/draft-example.ts';
import { orderLanguages } from './fixtures/orders.ts';
import { subjects } from './fixtures/subjects.ts';

describe('answers to reviews', () => {
  const responses = async (changes: Record<string, unknown>, language = 'en') =>
    ((await draftExample('review_response', changes, language))['responses'] as { text: string }[]).map(({ text }) => text);

  it('are as many as asked for and differ', async () => {
    const made = await responses({ versions: 3 });
    expect(new Set(made).size).toBe(3);
  });

  it('leave nothing to add where a critical review came without facts, and promise nothing', async () => {
    const [bad] = await responses({ rating: '1', facts: '' });
    expect(bad).not.toContain('To add');
    expect(bad).toMatch(/in touch|write to us/);
    expect(bad).not.toMatch(/refund|voucher|compensat|free of charge/i);
    const [good] = await responses({ rating: '5', facts: '' });
    expect(good).not.toContain('To add');
  });

  it('use the contact that was given instead of asking for one', async () => {
    const [bad] = await responses({ rating: '2', facts: 'Please call 020 7946 0000.' });
    expect(bad).toContain('020 7946 0000');
    expect(bad).not.toContain('To add');
  });

  it('stay within the 350 characters of an app store, with the signature', async () => {
    const facts = 'The update of last week mends the crash that you describe. '.repeat(12);
    const made = await responses({ platform: 'app_store', rating: '2', facts, versions: 3 });
    expect(made).toHaveLength(3);
    for (const text of made) {
      expect(text.length).toBeLessThanOrEqual(350);
      expect(text).toMatch(/Hotel Seeblick$/);
    }
  });

  it('address strangers formally in German unless the tone is a friendly one', async () => {
    expect((await responses({ tone: 'empathetic', rating: '5' }, 'de'))[0]).toContain('Ihre');
    expect((await responses({ tone: 'friendly', rating: '5' }, 'de'))[0]).toContain('deine');
  });
});

describe('answers to reviews without a topic', () => {
  it.each([
    ['en', 'Great lessons, thank you!', '“Great lessons”'],
    ['de', 'Ganz toller Unterricht!', '„Ganz toller Unterricht“'],
    ['it', 'Lezioni bellissime!', 'Lezioni bellissime'],
    ['es', '¡Clases estupendas!', '«Clases estupendas»'],
    ['fr', 'Des cours magnifiques !', 'Des cours magnifiques'],
    ['pt-BR', 'Aulas maravilhosas!', 'Aulas maravilhosas'],
  ])('%s: take up the praise in its own words', async (language, review, words) => {
    const { responses } = (await draftExample('review_response', { review, rating: '5', versions: 3 }, language)) as {
      responses: { text: string }[];
    };
    expect(responses).toHaveLength(3);
    for (const { text } of responses) expect(text).toContain(words);
  });

  it('quote no praise where the rating is a bad one', async () => {
    const made = await draftExample('review_response', { review: 'Great, closed once more.', rating: '1' });
    expect(JSON.stringify(made)).not.toContain('Great');
  });

  it.each(orderLanguages)('promise nothing in %s that the business would have to mean', async (language) => {
    for (const business of subjects) {
      for (const tone of ['neutral', 'friendly', 'enthusiastic']) {
        for (const platform of ['google', 'amazon']) {
          const changes = { business, tone, platform, rating: '5', facts: '', versions: 1 };
          expect(JSON.stringify(await draftExample('review_response', changes, language))).not.toMatch(
            /always|at any time|immer|jederzeit|sempre|siempre|toujours|à tout moment/iu,
          );
        }
      }
    }
  });
});

describe('menus', () => {
  it.each(orderLanguages)('do not ask luxury’s guests in %s whether they are hungry', async (language) => {
    const openings = async (tone: string) => {
      const made = await Promise.all(
        subjects.map((restaurant) => draftExample('restaurant_menu', { restaurant, tone, restaurant_intro: true }, language)),
      );
      return made
        .map(({ restaurant_intro }) => String(restaurant_intro))
        .filter((text) => text.includes('?') || /hungry|fome/u.test(text));
    };
    expect(await openings('luxury')).toEqual([]);
    expect((await openings('enthusiastic')).length).toBeGreaterThan(0);
  });
});
