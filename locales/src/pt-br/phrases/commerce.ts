import type { CommercePhrases } from '../../en/phrases/commerce.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const commerce: CommercePhrases = {
  from: (product, brand) => `${product} da marca ${brand}`,
  forAudience: (audience) => `Para ${insideSentence(audience, 'pt-BR')}.`,
  dataMissing: 'medidas, peso e materiais, se importarem para a compra.',
  featuresMissing: 'duas ou três características que decidem a compra.',
  metaCall: () => 'Veja todos os detalhes.',
  priceWords:
    /R\$|\d\s?reais|[€£$]|(?<!\p{L})(?:BRL|USD|EUR|preços?|custa|custo|grátis|gratuit[oa]|desconto|pela metade do preço|por (?:mês|ano))(?!\p{L})/iu,
};

export default commerce;
