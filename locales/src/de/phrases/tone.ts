import type { TonePhrases } from '../../en/phrases/tone.ts';

const tone: TonePhrases = {
  job: {
    role: (job) => job,
    at: (town) => ` in ${town}`,
  },
  menu: {
    greeting: (restaurant) => `Herzlich willkommen! ${restaurant} freut sich auf Sie.`,
    beside: (restaurant, cuisine) => ({
      plain: `${restaurant}: ${cuisine}.`,
      warm: `Herzlich willkommen! ${restaurant}: ${cuisine}.`,
      bold: `Hunger? ${restaurant}: ${cuisine}.`,
    }),
    isCuisine: /(?:küche|gerichte|spezialität|essen|hausmannskost|speisen|grill|brotzeit)/iu,
    at: (restaurant) => `bei ${restaurant}`,
    cuisine: (cuisine) => {
      const inside = cuisine.replace(/^\p{Lu}(?=\p{Ll}+e\s\p{Lu})/u, (letter) => letter.toLocaleLowerCase());
      return /^\p{L}+(?:isch|al|an)$/iu.test(cuisine) ? `${cuisine.toLocaleLowerCase()}e Küche` : inside;
    },
  },
  adCalls: {
    plain: (formal) =>
      formal
        ? ['Sehen Sie alle Details.', 'Jetzt informieren.', 'Fragen Sie nach.']
        : ['Sieh dir alle Details an.', 'Jetzt informieren.', 'Frag nach.'],
    warm: (formal) =>
      formal
        ? ['Lernen Sie uns kennen.', 'Schreiben Sie uns.', 'Sprechen Sie uns an.']
        : ['Lern uns kennen.', 'Schreib uns.', 'Sprich uns an.'],
    bold: (formal) =>
      formal
        ? ['Überzeugen Sie sich selbst.', 'Jetzt mehr erfahren.', 'Melden Sie sich noch heute.']
        : ['Überzeug dich selbst.', 'Jetzt mehr erfahren.', 'Melde dich noch heute.'],
  },
};

export default tone;
