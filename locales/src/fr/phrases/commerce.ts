import type { CommercePhrases } from '../../en/phrases/commerce.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const commerce: CommercePhrases = {
  from: (product, brand) => (/^[aeiouyhéèêâîô]/iu.test(brand) ? `${product} d’${brand}` : `${product} de ${brand}`),
  forAudience: (audience) => `Pour ${insideSentence(audience, 'fr')}.`,
  dataMissing: 'dimensions, poids et matières, s’ils comptent pour l’achat.',
  featuresMissing: 'deux ou trois caractéristiques qui décident l’achat.',
  metaCall: () => 'Découvrez tous les détails.',
  priceWords:
    /[€£$]|\d\s?(?:euros?|Euro|EUR)(?!\p{L})|(?<!\p{L})(?:EUR|CHF|prix|coûte|tarifs?|gratuit(?:e|ement)?|remise|à moitié prix|par (?:mois|an))(?!\p{L})/iu,
};

export default commerce;
