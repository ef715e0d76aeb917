import type { CommercePhrases } from '../../en/phrases/commerce.ts';

const commerce: CommercePhrases = {
  from: (product, brand) => `${product} von ${brand}`,
  opening: (product, audience) => (audience === '' ? `${product}.` : `Für ${audience}: ${product}.`),
  forAudience: (audience) => `Für ${audience}.`,
  dataMissing: 'Maße, Gewicht und Material, soweit für den Kauf wichtig.',
  featuresMissing: 'zwei bis drei Merkmale, die den Kauf entscheiden.',
  metaCall: (formal) => (formal ? 'Alle Details ansehen.' : 'Sieh dir alle Details an.'),
  landing: {
    proofMissing: 'Bewertungen, Zahlen oder Zertifikate, die das Angebot belegen.',
    priceQuestion: 'Was kostet das?',
    priceMissing: 'Preis oder Preisspanne.',
    audienceQuestion: 'Für wen ist das Angebot?',
    audienceAnswer: (product, audience) => `${product}: für ${audience}.`,
    contractQuestion: 'Wie lange ist man gebunden?',
    nextQuestion: () => 'Wie geht es weiter?',
    nextAnswer: (goal) => `${goal}: einfach über das Formular auf dieser Seite.`,
    closingHeadline: (product) => `${product}: der nächste Schritt`,
    priceWords:
      /[€£$]|\d\s?(?:euros?|Euro|EUR)(?!\p{L})|(?<!\p{L})(?:EUR|CHF|Preis\p{L}*|kostet|kosten(?:los|frei)|Rabatt|zum halben Preis|pro (?:Monat|Jahr|Termin))(?!\p{L})/iu,
    contractWords: /(?:kündbar|Kündigung|kündigen|Vertrag|Laufzeit|Mindest(?:lauf|vertrags))/iu,
  },
};

export default commerce;
