import type { TonePhrases } from '../../en/phrases/tone.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const small = (text: string) => insideSentence(text, 'it');

const tone: TonePhrases = {
  job: {
    role: (job) => small(job),
    at: (town) => ` ${/^A/iu.test(town) ? 'ad' : 'a'} ${town}`,
  },
  menu: {
    greeting: (restaurant) => `${restaurant} vi dà il benvenuto.`,
    beside: (restaurant, cuisine) => ({
      plain: `${restaurant}: ${cuisine}.`,
      warm: `${restaurant} vi dà il benvenuto: ${cuisine}.`,
      bold: `Fame? ${restaurant}: ${cuisine}.`,
    }),
    isCuisine: /(?<!\p{L})(?:cucina|piatti|specialità|pesce|carne|pizz|grigli|ricette)/iu,
    at: (restaurant) => `da ${restaurant}`,
    cuisine: (cuisine) =>
      /^(?!cucina)\p{L}+(?:ese|ana|ina|ale|ica|ure|ona|ola|arda|ene)(?=\s|$)/iu.test(cuisine)
        ? `cucina ${small(cuisine)}`
        : small(cuisine),
  },
  adCalls: {
    plain: (formal) =>
      formal
        ? ['Veda tutti i dettagli.', 'Si informi ora.', 'Chieda i dettagli.']
        : ['Vedi tutti i dettagli.', 'Informati ora.', 'Chiedi i dettagli.'],
    warm: (formal) =>
      formal ? ['Ci chieda pure.', 'Ci scriva.', 'Ne parli con noi.'] : ['Chiedici pure.', 'Scrivici.', 'Parlane con noi.'],
    bold: (formal) =>
      formal
        ? ['Scopra di più ora.', 'Ci contatti oggi.', 'Chieda ora.']
        : ['Scopri di più ora.', 'Contattaci oggi.', 'Chiedi ora.'],
  },
};

export default tone;
