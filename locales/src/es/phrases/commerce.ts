import type { CommercePhrases } from '../../en/phrases/commerce.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const commerce: CommercePhrases = {
  from: (product, brand) => `${product} de ${brand}`,
  forAudience: (audience) => `Para ${insideSentence(audience, 'es')}.`,
  dataMissing: 'medidas, peso y materiales, si influyen en la compra.',
  featuresMissing: 'dos o tres características que decidan la compra.',
  metaCall: (formal) => (formal ? 'Consulte todos los detalles.' : 'Descubre todos los detalles.'),
  priceWords:
    /[€£$]|\d\s?(?:euros?|Euro|EUR)(?!\p{L})|(?<!\p{L})(?:EUR|USD|precios?|cuesta|coste|gratis|gratuit[oa]|descuento|a mitad de precio|al (?:mes|año))(?!\p{L})/iu,
};

export default commerce;
