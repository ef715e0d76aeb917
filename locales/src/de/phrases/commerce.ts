import type { CommercePhrases } from '../../en/phrases/commerce.ts';

const commerce: CommercePhrases = {
  from: (product, brand) => `${product} von ${brand}`,
  forAudience: (audience) => `Für ${audience}.`,
  dataMissing: 'Maße, Gewicht und Material, soweit für den Kauf wichtig.',
  featuresMissing: 'zwei bis drei Merkmale, die den Kauf entscheiden.',
  metaCall: (formal) => (formal ? 'Alle Details ansehen.' : 'Sieh dir alle Details an.'),
  priceWords:
    /[€£$]|\d\s?(?:euros?|Euro|EUR)(?!\p{L})|(?<!\p{L})(?:EUR|CHF|Preis\p{L}*|kostet|kosten(?:los|frei)|Rabatt|zum halben Preis|pro (?:Monat|Jahr|Termin))(?!\p{L})/iu,
};

export default commerce;
