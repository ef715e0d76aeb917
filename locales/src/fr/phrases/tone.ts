import type { TonePhrases } from '../../en/phrases/tone.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const small = (text: string) => insideSentence(text, 'fr');

/** "à Lyon", "au Mans", "aux Sables-d’Olonne". */
function at(town: string): string {
  if (town.startsWith('Le ')) return ` au ${town.slice(3)}`;
  return town.startsWith('Les ') ? ` aux ${town.slice(4)}` : ` à ${town}`;
}

/** "chez Anne", also where the house is called "Chez Anne". */
const chez = (name: string) => (/^chez\s/iu.test(name) ? `chez${name.slice(4)}` : `chez ${name}`);

const tone: TonePhrases = {
  job: {
    role: (job) => small(job),
    at,
  },
  menu: {
    greeting: (restaurant) => `Bienvenue ${chez(restaurant)}.`,
    beside: (restaurant, cuisine) => ({
      plain: `${restaurant}\u00a0: ${cuisine}.`,
      warm: `Bienvenue\u00a0! ${restaurant}\u00a0: ${cuisine}.`,
      bold: `Une petite faim\u00a0? ${restaurant}\u00a0: ${cuisine}.`,
    }),
    isCuisine: /(?<!\p{L})(?:cuisine|plats|spécialité|recettes|grillades|poissons?|viandes?)/iu,
    at: chez,
    cuisine: (cuisine) =>
      /^(?!cuisine)\p{L}+(?:aise|oise|enne|ine|çale|gnole|ale|onne|rane|que|ise|orse)(?=\s|$)/iu.test(cuisine)
        ? `cuisine ${small(cuisine)}`
        : small(cuisine),
  },
  adCalls: {
    plain: (formal) =>
      formal
        ? ['Consultez tous les détails.', 'Informez-vous.', 'Demandez conseil.']
        : ['Consulte tous les détails.', 'Informe-toi.', 'Demande conseil.'],
    warm: (formal) =>
      formal
        ? ['Posez-nous vos questions.', 'Écrivez-nous.', 'Parlons-en.']
        : ['Pose-nous tes questions.', 'Écris-nous.', 'Parlons-en.'],
    bold: (formal) =>
      formal
        ? ['Jugez par vous-même.', 'En savoir plus maintenant.', 'Contactez-nous dès ce jour.']
        : ['Juge par toi-même.', 'En savoir plus maintenant.', 'Contacte-nous dès ce jour.'],
  },
};

export default tone;
