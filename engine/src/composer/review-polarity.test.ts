// Replies give thanks for praise and express regret for criticism, never the other way round.
import { findTool } from '@folio/catalogue/catalogue';
import { reviewPatternsPhrases } from '@folio/locales/phrases';
import { expect, it } from 'vitest';
import { compose } from '../composer.ts';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { contextIn, parsed } from './fixtures/orders.ts';
import { clausesOf } from './review-polarity.ts';
import { signatureOf } from './review-signature.ts';

async function reply(language: ComposerLanguage, review: string, rating = '3', changes = {}): Promise<string> {
  const tool = findTool('review_response');
  if (!tool) throw new Error('no such tool');
  const order = { review, rating, platform: 'google', business: 'Haus', tone: 'professional', facts: '', versions: 1, language };
  const fields = { ...order, ...changes };
  const { result } = await compose(tool, parsed(tool, fields), contextIn(language));
  return (result['responses'] as { text: string }[])[0]?.text ?? '';
}

/** Sentences that answer criticism, whatever topic is in their braces. */
function isRegret(sentence: string, language: ComposerLanguage): boolean {
  const { mixed, bad } = reviewPatternsPhrases[language].matter;
  return [...mixed, ...bad].flat().some((pattern) => {
    const [before = '', after = ''] = pattern.split('{topics}');
    return sentence.startsWith(before) && sentence.endsWith(after);
  });
}

it.each([
  ['en', 'Lovely room, but breakfast was cold and the spa was closed.', 'about the room', ['about breakfast', 'pool and spa']],
  ['de', 'Das Zimmer war schön, aber das Frühstück war kalt.', 'über das Zimmer', ['über das Frühstück']],
  ['it', 'La camera era bellissima, ma la colazione era fredda.', 'sulla camera', ['sulla colazione']],
  ['es', 'La habitación era preciosa, pero el desayuno estaba frío.', 'sobre la habitación', ['sobre el desayuno']],
  ['fr', 'Chambre superbe, mais le petit-déjeuner était froid.', 'sur la chambre', ['sur le petit-déjeuner']],
  ['pt-BR', 'O quarto era lindo, mas o café da manhã estava frio.', 'sobre o quarto', ['sobre o café da manhã']],
] as const)('parts praise from criticism (%s)', async (language, review, praised, criticised) => {
  for (const rating of ['2', '3']) {
    const sentences = (await reply(language, review, rating)).split(/(?<=[.!])\s+/);
    const regrets = sentences.filter((sentence) => isRegret(sentence, language)).join(' ');
    expect(sentences.some((sentence) => sentence.includes(praised) && !isRegret(sentence, language))).toBe(true);
    for (const topic of criticised) expect(regrets).toContain(topic);
    expect(regrets).not.toContain(praised);
  }
});

it.each([
  ['en', 'The spa was closed all weekend.', 'the pool and spa'],
  ['de', 'Der Aufzug war drei Tage kaputt.', 'den Aufzug'],
  ['fr', 'La piscine était fermée.', 'l’espace bien-être'],
  ['it', 'La piscina era chiusa.', 'l’area benessere'],
  ['es', 'La piscina estaba cerrada.', 'la piscina'],
  ['pt-BR', 'A piscina estava fechada.', 'a piscina'],
] as const)('answers what was closed or broken (%s)', async (language, review, topic) => {
  expect(await reply(language, review, '2')).toContain(topic);
});

it('names a complaint that it has no topic for in the guest’s own words', async () => {
  expect(await reply('en', 'Friendly staff. The lake cruise was cancelled and terrible.')).toContain(
    '“The lake cruise was cancelled and terrible”',
  );
  expect(await reply('de', 'Nettes Team. Der Leihwagen war drei Tage kaputt.')).toContain('„Der Leihwagen war drei Tage kaputt“');
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

it.each([
  ['en', 'They messaged us the day before.'],
  ['en', 'A stainless pan came with the badge.'],
  ['de', 'Ein engagiertes Team, und später kam der Chef.'],
  ['it', 'La carne con le lenticchie.'],
  ['es', 'La trataron con muchísimo cariño por la tarde.'],
  ['es', 'La maleta y la carne, espero volver.'],
  ['fr', 'Nous cherchions des lentilles en ligne.'],
  ['pt-BR', 'Vale a pena provar a carne, espero voltar.'],
] as const)('takes no complaint from a word that only begins like one (%s, %s)', (language, review) => {
  expect(clausesOf(review, language).filter(({ polarity }) => polarity === 'criticism')).toEqual([]);
});

it.each([
  ['en', 'Dirty and too late.'],
  ['de', 'Zu eng und zu spät.'],
  ['it', 'Cara e lenta.'],
  ['es', 'Muy caras, llegó tarde.'],
  ['fr', 'Trop chers, et la synchro ne marche plus.'],
  ['pt-BR', 'Cara demais, uma pena.'],
] as const)('still takes one from the word itself (%s, %s)', (language, review) => {
  expect(clausesOf(review, language).map(({ polarity }) => polarity)).toContain('criticism');
});

it('quotes no clause that leans on the one before', async () => {
  expect(await reply('de', 'Die Klimaanlage war kaputt, sodass wir mussten warten auf Hilfe.', '1')).not.toContain('„sodass');
});

it.each([
  ['en', 'Very good app to keep the noise down, but it closes by itself.'],
  ['de', 'Sehr gute App gegen Lärm und Chaos, aber sie schließt sich von selbst.'],
  ['it', 'Ottima app per gestire i problemi di casa, ma si chiude da sola.'],
  ['es', 'Muy buena app para controlar el ruido, pero se cierra sola.'],
  ['fr', 'Très bonne appli contre le bruit, mais elle se ferme toute seule.'],
  ['pt-BR', 'App muito bom pra controlar o barulho, mas fecha sozinho.'],
] as const)('frames no clause as a complaint that praises too (%s)', async (language, review) => {
  const [praise = ''] = review.split(',');
  for (const rating of ['1', '2', '3']) {
    const text = await reply(language, review, rating);
    expect(text).not.toContain(praise);
    expect(text.split(/(?<=[.!])\s+/).some((sentence) => isRegret(sentence, language))).toBe(false);
  }
});

it('takes no expense for a complaint', () => {
  expect(clausesOf('App ótimo pra anotar os gastos do mês.', 'pt-BR')[0]?.polarity).toBe('praise');
});

it.each([
  ['en', 'Fair price, brilliant plumber, tidy work.', 'brilliant plumber', 'about the price'],
  ['de', 'Guter Preis, Monteur sehr freundlich.', 'Monteur sehr freundlich', 'über den Preis'],
  ['it', 'Ragazzi competenti e gentili, buon prezzo.', 'Ragazzi competenti e gentili', 'sul prezzo'],
  ['es', 'Buen precio, técnico muy amable.', 'técnico muy amable', 'sobre el precio'],
  ['fr', 'Bon prix, artisan très aimable.', 'artisan très aimable', 'sur le prix'],
  ['pt-BR', 'Bom preço, instrutor muito atencioso.', 'instrutor muito atencioso', 'sobre o preço'],
] as const)('thanks for more than the price where more is praised (%s)', async (language, review, praised, price) => {
  const text = await reply(language, review, '5');
  expect(text).toContain(praised);
  expect(text).not.toContain(price);
});

it('lets facts answer a complaint instead of its own words', async () => {
  const text = await reply('en', 'Lovely view. The lake cruise was cancelled.', '3', { facts: 'Cruises run until October.' });
  expect(text).not.toContain('The lake cruise was cancelled');
  expect(text).toMatch(/sorry|pity|regret/u);
});

it.each([
  ['en', 'Ann from Clearway', 'Clearway Driving School', 'Ann from Clearway'],
  ['en', 'Ann, office', 'Clearway Driving School', 'Ann, office, Clearway Driving School'],
  ['de', 'Euer Team vom Rätselwerk', 'Rätselwerk Kassel', 'Euer Team vom Rätselwerk'],
  ['de', 'Ihr Rätselwerk-Team', 'Rätselwerk Kassel', 'Ihr Rätselwerk-Team'],
  ['de', 'Stefan Brandner', 'Optik Brandner', 'Stefan Brandner, Optik Brandner'],
  ['de', 'Ihr Team vom Hotel', 'Hotel Alpenrose', 'Ihr Team vom Hotel, Hotel Alpenrose'],
  ['it', 'Il team di Acquafix', 'Idraulica Acquafix', 'Il team di Acquafix'],
  ['es', 'Marta y el equipo de Cala Azul', 'Buceo Cala Azul', 'Marta y el equipo de Cala Azul'],
  ['fr', 'L’équipe de Kerbois', 'Menuiserie Kerbois', 'L’équipe de Kerbois'],
  ['pt-BR', 'Equipe Rumo Certo', 'Autoescola Rumo Certo', 'Equipe Rumo Certo'],
] as const)('names the business once in the signature (%s: %s)', (language, signature, business, signed) => {
  expect(signatureOf(signature, business, language)).toBe(signed);
});
