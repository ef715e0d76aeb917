import type { PropertyFeatures } from '../../en/phrases/property-features.ts';

const features: PropertyFeatures = {
  rare: [
    { words: /(?<!\p{L})(?:píer|atracadouro|vaga náutica)(?!\p{L})/iu, name: 'píer' },
    { words: /(?<!\p{L})(?:piscina)(?!\p{L})/iu, name: 'piscina' },
    { words: /(?<!\p{L})(?:trull[oi])(?!\p{L})/iu, name: 'trullo' },
    { words: /(?<!\p{L})(?:sauna)(?!\p{L})/iu, name: 'sauna' },
    { words: /(?<!\p{L})(?:lareira)(?!\p{L})/iu, name: 'lareira' },
    { words: /(?<!\p{L})(?:jardim(?! de inverno))(?!\p{L})/iu, name: 'jardim' },
  ],
  withAll: (names) => ` com ${names}`,
  named: {
    terrace: /(?<!\p{L})(?:terraço)(?!\p{L})/iu,
    garage: /(?<!\p{L})(?:garagem|vagas?(?: de garagem)?)(?!\p{L})/iu,
    lift: /(?<!\p{L})(?:elevador)(?!\p{L})/iu,
  },
};

export default features;
