import type { CommercePhrases } from '../../en/phrases/commerce.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const commerce: CommercePhrases = {
  from: (product, brand) => `${product}, ${brand}`,
  opening: (product, audience) => (audience === '' ? `${product}.` : `Para ${insideSentence(audience, 'pt-BR')}: ${product}.`),
  forAudience: (audience) => `Para ${insideSentence(audience, 'pt-BR')}.`,
  dataMissing: 'medidas, peso e materiais, se importarem para a compra.',
  featuresMissing: 'duas ou três características que decidem a compra.',
  metaCall: () => 'Veja todos os detalhes.',
  landing: {
    proofMissing: 'avaliações, números ou certificações que sustentem a oferta.',
    priceQuestion: 'Quanto custa?',
    priceMissing: 'preço ou faixa de preço.',
    audienceQuestion: 'Para quem é?',
    audienceAnswer: (product, audience) => `${product}: para ${insideSentence(audience, 'pt-BR')}.`,
    contractQuestion: 'Há fidelidade?',
    nextQuestion: () => 'Qual é o próximo passo?',
    nextAnswer: (goal) => `${goal} pelo formulário desta página.`,
    closingHeadline: (product) => `${product}: o próximo passo`,
    priceWords:
      /R\$|\d\s?reais|[€£$]|(?<!\p{L})(?:BRL|USD|EUR|preços?|custa|custo|grátis|gratuit[oa]|desconto|pela metade do preço|por (?:mês|ano))(?!\p{L})/iu,
    contractWords: /(?:fidelidade|cancel\p{L}*|contrato|rescis\p{L}*)/iu,
  },
};

export default commerce;
