import type { TonePhrases } from '../../en/phrases/tone.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';
import { audienceWithArticle } from '../articles-of-words.ts';

const small = (text: string) => insideSentence(text, 'fr');

/** "à Lyon", "au Mans", "aux Sables-d’Olonne". */
function at(town: string): string {
  if (town.startsWith('Le ')) return ` au ${town.slice(3)}`;
  return town.startsWith('Les ') ? ` aux ${town.slice(4)}` : ` à ${town}`;
}

/** "chez Anne", also where the house is called "Chez Anne". */
const chez = (name: string) => (/^chez\s/iu.test(name) ? `chez${name.slice(4)}` : `chez ${name}`);

const tone: TonePhrases = {
  audience: (audience) => audienceWithArticle(small(audience)),
  event: {
    on: (days, isSeveral) => {
      if (!isSeveral) return `le ${days}`;
      return days.startsWith('du ') ? days : `du ${days.replace(/\s*[–-]\s*/u, ' au ')}`;
    },
    expect: 'Ce qui est prévu\u00a0:',
  },
  job: {
    role: (job) => small(job),
    at,
  },
  product: {
    named: (product) => product,
    facts: {
      weight: { name: /^poids$/i, sentence: (value) => `Le poids est de ${value}.` },
      material: {
        name: /^mati(?:ère|ères|ériau|ériaux)$|^matériaux?$/i,
        sentence: (value) => `Le produit est en ${small(value)}.`,
      },
      volume: { name: /^(?:volume|contenance|capacité)$/i, sentence: (value) => `La contenance est de ${value}.` },
      length: { name: /^longueur$/i, sentence: (value) => `La longueur est de ${value}.` },
      width: { name: /^largeur$/i, sentence: (value) => `La largeur est de ${value}.` },
      height: { name: /^hauteur$/i, sentence: (value) => `La hauteur est de ${value}.` },
      colour: { name: /^couleur$/i, sentence: (value) => `La couleur est ${small(value)}.` },
      size: {
        name: /^(?:taille|dimensions)$/i,
        sentence: (value) => (/\d/.test(value) ? `Le produit mesure ${value}.` : `La taille est ${value}.`),
      },
      guarantee: { name: /^garantie$/i, sentence: (value) => `La garantie est de ${value}.` },
      load: { name: /^(?:charge(?: maximale)?|portance)$/i, sentence: (value) => `La charge maximale est de ${value}.` },
      battery: { name: /^(?:batterie|autonomie)$/i, sentence: (value) => `L’autonomie est de ${value}.` },
      frame: { name: /^(?:structure|cadre)$/i, sentence: (value) => `La structure est en ${small(value)}.` },
    },
    verbs: {
      opens:
        /^(?:se \p{L}+|s’\p{L}+|passe|va|reste|tient|protège|fonctionne|résiste|sèche|nettoie|(?:garde|coupe|montre|mesure|filtre) (?:le|la|les|l’|un|une|des|du|jusqu’)|chauffe|refroidit|dure|pèse|supporte|contient|permet|reconnaît|connecte|tourne|évite)\s/iu,
      subject: 'Le produit',
    },
    // Only what agrees with "le produit".
    predicate: (feature) =>
      /^(?:fabriqué|conçu|fait|cousu|tissé|assemblé|lavable|résistant|étanche|imperméable|pliable|réglable|idéal|adapté|certifié)(?:\s|$)/iu.test(
        feature,
      )
        ? `Le produit est ${feature.replace(/^./u, (letter) => letter.toLocaleLowerCase()).replace(/\.$/u, '')}.`
        : '',
    clause: () => '',
  },
  menu: {
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
        ? ['Venez nous rencontrer.', 'Écrivez-nous.', 'Parlons-en.']
        : ['Viens nous rencontrer.', 'Écris-nous.', 'Parlons-en.'],
    bold: (formal) =>
      formal
        ? ['Jugez par vous-même.', 'En savoir plus maintenant.', 'Contactez-nous dès ce jour.']
        : ['Juge par toi-même.', 'En savoir plus maintenant.', 'Contacte-nous dès ce jour.'],
  },
};

export default tone;
