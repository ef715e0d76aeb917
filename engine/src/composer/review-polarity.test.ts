// Replies thank for what was praised and regret what was criticised, never the other way round.
import { findTool } from '@folio/catalogue/catalogue';
import { expect, it } from 'vitest';
import type { ComposerLanguage } from '../engine-types.ts';
import { compose } from './composer.ts';
import { contextIn, parsed } from './fixtures/orders.ts';
import { clausesOf } from './review-polarity.ts';

async function reply(language: ComposerLanguage, review: string, rating = '3'): Promise<string> {
  const tool = findTool('review_response');
  if (!tool) throw new Error('no such tool');
  const fields = { review, rating, platform: 'google', business: 'Haus', tone: 'professional', facts: '', versions: 1, language };
  const { result } = await compose(tool, parsed(tool, fields), contextIn(language));
  return (result['responses'] as { text: string }[])[0]?.text ?? '';
}

it.each([
  [
    'en',
    'Lovely room, but breakfast was cold and the spa was closed.',
    'about the room means a lot',
    /seriously|not the experience/,
    'about the food',
  ],
  ['de', 'Das Zimmer war schön, aber das Frühstück war kalt.', 'über das Zimmer', /ernst|entspricht nicht/, 'über das Essen'],
  ['it', 'La camera era bellissima, ma la colazione era fredda.', 'sulla camera', /sul serio|non corrisponde/, 'sul cibo'],
  [
    'es',
    'La habitación era preciosa, pero el desayuno estaba frío.',
    'sobre la habitación',
    /en serio|no es lo que/,
    'sobre la comida',
  ],
  [
    'fr',
    'Chambre superbe, mais le petit-déjeuner était froid.',
    'sur la chambre',
    /au sérieux|ne correspond pas/,
    'sur les repas',
  ],
  ['pt-BR', 'O quarto era lindo, mas o café da manhã estava frio.', 'sobre o quarto', /a sério|não é o que/, 'sobre a comida'],
] as const)('parts praise from criticism (%s)', async (language, review, praised, regret, criticised) => {
  for (const rating of ['2', '3']) {
    const sentences = (await reply(language, review, rating)).split(/(?<=[.!])\s+/);
    const regrets = sentences.filter((sentence) => regret.test(sentence));
    expect(sentences.some((sentence) => sentence.includes(praised) && !regret.test(sentence))).toBe(true);
    expect(regrets.join(' ')).toContain(criticised);
    expect(regrets.join(' ')).not.toContain(praised);
  }
});

it('names a complaint that it has no topic for in the guest’s own words', async () => {
  expect(await reply('en', 'Friendly staff. The spa was closed all weekend.')).toContain(
    'You write: “The spa was closed all weekend”.',
  );
  expect(await reply('de', 'Nettes Team. Der Aufzug war drei Tage kaputt.')).toContain('„Der Aufzug war drei Tage kaputt“');
});

it('stays general where it is not sure', async () => {
  const text = await reply('en', 'We stayed in a room on the second floor.', '2');
  expect(text).not.toContain('about the room');
});

it.each([
  ['en', 'The waiter was not friendly.', 'criticism'],
  ['en', 'The bed was wonderful.', 'praise'],
  ['en', 'We arrived on Tuesday.', 'neutral'],
  ['de', 'Das Essen war nicht gut.', 'criticism'],
  ['it', 'Il servizio non era gentile.', 'criticism'],
  ['es', 'No fue un servicio amable.', 'criticism'],
  ['fr', 'Le serveur n’était pas aimable.', 'criticism'],
  ['pt-BR', 'O atendimento não foi bom.', 'criticism'],
] as const)('knows how a clause is meant: %s %s', (language, text, polarity) => {
  expect(clausesOf(text, language).map((clause) => clause.polarity)).toEqual([polarity]);
});
