import type { CommercePhrases } from '../../en/phrases/commerce.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const commerce: CommercePhrases = {
  from: (product, brand) => (/^[aeiouyhéèêâîô]/iu.test(brand) ? `${product} d’${brand}` : `${product} de ${brand}`),
  opening: (product, audience) => (audience === '' ? `${product}.` : `Pour ${insideSentence(audience, 'fr')}\u00a0: ${product}.`),
  forAudience: (audience) => `Pour ${insideSentence(audience, 'fr')}.`,
  dataMissing: 'dimensions, poids et matières, s’ils comptent pour l’achat.',
  featuresMissing: 'deux ou trois caractéristiques qui décident l’achat.',
  metaCall: () => 'Découvrez tous les détails.',
  landing: {
    proofMissing: 'avis, chiffres ou certifications à l’appui de l’offre.',
    priceQuestion: 'Combien ça coûte\u00a0?',
    priceMissing: 'prix ou fourchette de prix.',
    audienceQuestion: 'À qui s’adresse l’offre\u00a0?',
    audienceAnswer: (product, audience) => `${product}\u00a0: pour ${insideSentence(audience, 'fr')}.`,
    contractQuestion: 'Y a-t-il un engagement\u00a0?',
    nextQuestion: () => 'Quelle est la prochaine étape\u00a0?',
    nextAnswer: (goal) => `${goal} avec le formulaire de cette page.`,
    closingHeadline: (product) => `${product}\u00a0: la prochaine étape`,
    priceWords:
      /[€£$]|\d\s?(?:euros?|Euro|EUR)(?!\p{L})|(?<!\p{L})(?:EUR|CHF|prix|coûte|tarifs?|gratuit(?:e|ement)?|remise|à moitié prix|par (?:mois|an))(?!\p{L})/iu,
    contractWords: /(?:résili\p{L}*|engagement|contrat|préavis|annul\p{L}*)/iu,
  },
};

export default commerce;
