import type { CommercePhrases } from '../../en/phrases/commerce.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const commerce: CommercePhrases = {
  from: (product, brand) => `${product} di ${brand}`,
  forAudience: (audience) => `Per ${insideSentence(audience, 'it')}.`,
  dataMissing: 'dimensioni, peso e materiali, se utili all’acquisto.',
  featuresMissing: 'due o tre caratteristiche che decidono l’acquisto.',
  metaCall: (formal) => (formal ? 'Scopra tutti i dettagli.' : 'Scopri tutti i dettagli.'),
  priceWords:
    /[€£$]|\d\s?(?:euros?|Euro|EUR)(?!\p{L})|(?<!\p{L})(?:EUR|CHF|prezz[oi]|costa|costi|gratuit[oai]|gratis|sconto|a metà prezzo|al (?:mese|anno))(?!\p{L})/iu,
};

export default commerce;
