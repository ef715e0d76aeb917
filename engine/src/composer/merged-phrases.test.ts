// Phrases of ours around what was given: they must read whatever is given.
import { expect, it } from 'vitest';
import { draftExample } from './fixtures/draft-example.ts';

it.each([
  ['en', 'How warm must they be', 'an answer to “How warm must they be”'],
  ['de', 'Wie warm müssen sie sein?', 'eine Antwort auf „Wie warm müssen sie sein?“'],
  ['it', 'Quale suola per il ghiaccio', 'una risposta a «Quale suola per il ghiaccio»'],
])('a card under a question asks for its answer in %s', async (language, heading, missing) => {
  const { cards } = (await draftExample(
    'category_cards',
    { h2_headings: [heading], linked_keywords: [], cards: 1 },
    language,
  )) as {
    cards: { text: string; button: string }[];
  };
  expect(cards[0]?.text).toContain(missing);
  expect(cards[0]?.text.split(heading).length).toBe(2);
  expect(cards[0]?.button).not.toContain(heading.split(' ').at(-1));
});

it('an email greets the group that it is written to', async () => {
  const greeting = async (recipients: string, language: string) =>
    (await draftExample('email_generator', { recipients, tone: 'friendly' }, language))['greeting'];
  expect(await greeting("parents of St Brendan's Primary", 'en')).toBe("Hi, parents of St Brendan's Primary,");
  expect(await greeting('Eltern der Grundschule Nord', 'de')).toBe('Hallo, Eltern der Grundschule Nord,');
  expect(await greeting('famiglie della scuola', 'it')).toBe('Ciao, famiglie della scuola,');
  expect(await greeting('', 'en')).toBe('Hi,');
});

it('thanks are no label before other news', async () => {
  const made = await draftExample('email_generator', {
    content_model: 'corporate',
    occasion: 'thank_you',
    message: "St Brendan's Primary wants to raise £18,400. The fair is on 6 December.",
  });
  expect(made['subject']).toBe('Thank you');
});

it('a post for recruiting calls nothing a job', async () => {
  const made = await draftExample('social_media_post', { goal: 'recruit', topic: 'Ride to Work week' });
  expect(JSON.stringify(made)).not.toContain('hiring');
});

it('a menu says what its cuisine is', async () => {
  const made = await draftExample('restaurant_menu', { restaurant: 'Osteria del Porto', cuisine: 'Ligurian' });
  expect(JSON.stringify(made)).toContain('Cuisine: Ligurian.');
});
