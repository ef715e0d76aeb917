// Letters as people write them in a hurry: frequent confusions of real words, and the form of a letter.
import { expect, it } from 'vitest';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { proofread } from './proofread.ts';

const check = (text: string, language: ComposerLanguage) =>
  proofread({ text, language, variant: null, keep: [], signal: new AbortController().signal });

it.each<[ComposerLanguage, string, string]>([
  [
    'en',
    "Thanks for you're message. It is a bit to high. Could you of done it cheaper if we paint it ourself's?\nKind regard's",
    'Thanks for your message. It is a bit too high. Could you have done it cheaper if we paint it ourselves?\nKind regards',
  ],
  [
    'de',
    'Sehr geehrte Frau Roth,\nwie besprochen sende ich Ihnen die Unterlagen. Seid Montag bin ich erreichbar und würde mich freuen wenn wir uns treffen.',
    'Sehr geehrte Frau Roth,\nwie besprochen sende ich Ihnen die Unterlagen. Seit Montag bin ich erreichbar und würde mich freuen, wenn wir uns treffen.',
  ],
  ['it', "Lo scontrino c'è l'ho ancora, grazzie.", 'Lo scontrino ce l’ho ancora, grazie.'],
  ['es', 'Haber si me contestan hoy. Gracias de ante mano.', 'A ver si me contestan hoy. Gracias de antemano.'],
  [
    'fr',
    "Je vous écrit pour vous informé que le colis que j'ai commander n'est toujours pas arriver. Je doit attendre.",
    "Je vous écris pour vous informer que le colis que j'ai commandé n'est toujours pas arrivé. Je dois attendre.",
  ],
  [
    'pt-BR',
    'Fazem dois meses e mim disseram oque fazer na segunda feira.',
    'Faz dois meses e me disseram o que fazer na segunda-feira.',
  ],
])('are corrected in %s', async (language, wrong, right) => {
  expect((await check(wrong, language)).text).toBe(right);
});

it.each<[ComposerLanguage, string]>([
  ['en', "You're message-driven, and it's much too late. Could you of all people come? He is faster then."],
  ['de', 'Ihr seid heute hier. Ich freue mich und weiß, dass ihr kommt. Sehr geehrter Herr Wagner,\nwir danken Ihnen.'],
  ['it', 'C’è l’albergo, e se avessi tempo ci andrei.'],
  ['es', 'Tiene que haber sitio. Por que venga, haré todo.'],
  ['fr', 'Il écrit. Vous avez déjeuné. Je vais arriver pour vous informer. Nous sommes au lever du jour.'],
  ['pt-BR', 'Eles fazem dois bolos. Para mim disseram pouco. É a terceira feira do ano.'],
])('are left as they are where they are right, in %s', async (language, text) => {
  expect((await check(text, language)).text).toBe(text);
});

it.each<[ComposerLanguage, string, string, string]>([
  ['de', 'Sehr geehrter Herr Wagner,\nich sende ihnen die Unterlagen.', 'ihnen', 'Ihnen'],
  ['it', 'Se avrei saputo, non lo prendevo.', 'Se avrei', 'Se avessi'],
  ['es', 'La otra vez me quedo grande.', 'me quedo', 'me quedó'],
  ['pt-BR', 'Gostaria que vocês resolvesse isso.', 'vocês resolvesse', 'vocês resolvessem'],
])('are asked about where the sense decides, in %s', async (language, text, passage, suggested) => {
  const { text: left, remarks } = await check(text, language);
  expect(left).toBe(text);
  expect(remarks).toContainEqual(expect.objectContaining({ passage, suggestions: [suggested] }));
});
