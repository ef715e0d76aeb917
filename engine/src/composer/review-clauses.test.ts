// Clauses as guests write them, none of them a source of the word lists: how each is meant.
import { describe, expect, it } from 'vitest';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { clausesOf, type Polarity } from './review-polarity.ts';

const reviews: Partial<Record<ComposerLanguage, Partial<Record<Polarity, string[]>>>> = {
  en: {
    praise: [
      'The staff could not have been kinder.',
      'Never had a better pizza!',
      'Nothing to complain about.',
      'Check-in was quick.',
      "We couldn't be happier with the kitchen.",
      'The sheets were spotless.',
      'Our guide was punctual.',
      'Check-out without any problem.',
    ],
    criticism: [
      'The waiter forgot our drinks twice.',
      'The walls are paper thin.',
      'The wifi kept dropping.',
      'Reception did nothing about it.',
      'The pool was closed for three days.',
      'Nobody had told us before we came.',
      'The soup was not hot and not good.',
      'We were charged twice.',
      'There were hidden fees.',
      'The bathroom smelled.',
    ],
    neutral: ['We stayed for two nights in May.', 'It was a hidden gem in a side street.', 'The room has a hairdryer.'],
  },
  de: {
    praise: [
      'Der Service hätte nicht besser sein können.',
      'Am Essen gab es nichts auszusetzen.',
      'Noch nie besser gegessen!',
      'Das Zimmer war tadellos.',
      'Die Abholung war pünktlich.',
      'Alles ohne Probleme.',
    ],
    criticism: [
      'Das Zimmer war sehr hellhörig.',
      'Der Kellner hat die Getränke vergessen.',
      'Die Suppe war versalzen.',
      'Es hat uns niemand Bescheid gesagt.',
      'Der Aufzug war kaputt.',
      'Das Frühstück war nicht gut.',
    ],
    neutral: ['Wir waren im Mai für zwei Nächte dort.', 'Wir hatten ein Doppelzimmer.'],
  },
  it: {
    praise: [
      'Il personale non poteva essere più gentile.',
      'Mai mangiato meglio!',
      'Niente da ridire.',
      'La camera era impeccabile.',
      'Tutto senza problemi.',
    ],
    criticism: [
      'Il cameriere ha dimenticato il vino.',
      'La camera era rumorosa.',
      'Le pareti sottili fanno sentire tutto.',
      'Nessuno ci ha avvisati.',
      'La zuppa non era buona.',
    ],
    neutral: ['Siamo stati due notti a maggio.', 'Abbiamo ordinato prosciutto crudo.'],
  },
  es: {
    praise: [
      'El personal no podía ser más amable.',
      'Nunca he comido mejor.',
      'Ninguna queja.',
      'La habitación estaba impecable.',
      'Todo sin problemas.',
    ],
    criticism: [
      'El camarero olvidó las bebidas.',
      'Había mucho ruido por la noche.',
      'Nadie nos avisó.',
      'La sopa no estaba buena.',
      'La ducha estaba rota.',
    ],
    neutral: ['Estuvimos dos noches en mayo.', 'Teníamos una habitación doble.'],
  },
  fr: {
    praise: [
      'Le personnel n’aurait pas pu être plus gentil.',
      'Rien à redire.',
      'Jamais aussi bien mangé.',
      'La chambre était impeccable.',
      'Tout s’est passé sans problème.',
    ],
    criticism: [
      'Le serveur a oublié les boissons.',
      'La chambre était bruyante.',
      'Personne ne nous avait prévenus.',
      'La soupe n’était pas bonne.',
      'La douche était en panne.',
    ],
    neutral: ['Nous sommes restés deux nuits en mai.', 'Nous avions une chambre double.', 'Il y avait un plateau de crustacés.'],
  },
  'pt-BR': {
    praise: [
      'A equipe não poderia ser mais gentil.',
      'Nunca comi melhor.',
      'Nada a reclamar.',
      'O quarto estava impecável.',
      'Tudo sem problemas.',
    ],
    criticism: [
      'O garçom esqueceu as bebidas.',
      'Havia muito barulho à noite.',
      'Ninguém nos avisou.',
      'A sopa não estava boa.',
      'O chuveiro estava quebrado.',
    ],
    neutral: ['Ficamos duas noites em maio.', 'Tínhamos um quarto com varanda.'],
  },
};

it.each([
  ['en', 'The room was lovely and the waiter was rude.', ['praise', 'criticism']],
  ['en', 'The host was friendly and the bed was comfortable.', ['praise']],
  ['en', 'Service was not friendly and helpful.', ['criticism']],
  ['de', 'Das Zimmer war schön und der Kellner war unfreundlich.', ['praise', 'criticism']],
  ['de', 'Das Frühstück war ein Traum und die Gastgeber hätten nicht netter sein können.', ['praise']],
  ['it', 'La camera era bella e il cameriere era maleducato.', ['praise', 'criticism']],
  ['es', 'La habitación era bonita y el camarero era grosero.', ['praise', 'criticism']],
  ['fr', 'La chambre était belle et le serveur était impoli.', ['praise', 'criticism']],
  ['pt-BR', 'O quarto era lindo e o garçom era grosseiro.', ['praise', 'criticism']],
] as const)('%s: sides of "and" are parted where they are meant differently: %s', (language, text, polarities) => {
  expect(clausesOf(text, language).map((clause) => clause.polarity)).toEqual(polarities);
});

const cases = Object.entries(reviews).flatMap(([language, byPolarity]) =>
  Object.entries(byPolarity).flatMap(([polarity, texts]) => texts.map((text) => [language, text, polarity] as const)),
);

describe('a clause is meant as', () => {
  it.each(cases)('%s: %s %s', (language, text, polarity) => {
    expect(clausesOf(text, language as ComposerLanguage).map((clause) => clause.polarity)).toEqual([polarity]);
  });
});
