import type { CommercePhrases } from '../../en/phrases/commerce.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const commerce: CommercePhrases = {
  from: (product, brand) => `${product} de ${brand}`,
  opening: (product, audience) => (audience === '' ? `${product}.` : `Para ${insideSentence(audience, 'es')}: ${product}.`),
  forAudience: (audience) => `Para ${insideSentence(audience, 'es')}.`,
  dataMissing: 'medidas, peso y materiales, si influyen en la compra.',
  featuresMissing: 'dos o tres características que decidan la compra.',
  metaCall: (formal) => (formal ? 'Consulte todos los detalles.' : 'Descubre todos los detalles.'),
  landing: {
    proofMissing: 'opiniones, cifras o certificaciones que respalden la oferta.',
    priceQuestion: '¿Cuánto cuesta?',
    priceMissing: 'precio o rango de precios.',
    audienceQuestion: '¿A quién va dirigido?',
    audienceAnswer: (product, audience) => `${product}: para ${insideSentence(audience, 'es')}.`,
    contractQuestion: '¿Hay permanencia?',
    nextQuestion: () => '¿Cuál es el siguiente paso?',
    nextAnswer: (goal) => `${goal} con el formulario de esta página.`,
    closingHeadline: (product) => `${product}: el siguiente paso`,
    priceWords:
      /[€£$]|\d\s?(?:euros?|Euro|EUR)(?!\p{L})|(?<!\p{L})(?:EUR|USD|precios?|cuesta|coste|gratis|gratuit[oa]|descuento|a mitad de precio|al (?:mes|año))(?!\p{L})/iu,
    contractWords: /(?:permanencia|cancela\p{L}*|contrato|rescindir|baja cuando)/iu,
  },
};

export default commerce;
