import type { PropertyFeatures } from '../../en/phrases/property-features.ts';

const features: PropertyFeatures = {
  rare: [
    { words: /(?<!\p{L})(?:posto barca|pontile|attracco)(?!\p{L})/iu, name: 'pontile' },
    { words: /(?<!\p{L})(?:piscina)(?!\p{L})/iu, name: 'piscina' },
    { words: /(?<!\p{L})(?:trull[oi])(?!\p{L})/iu, name: 'trullo' },
    { words: /(?<!\p{L})(?:sauna)(?!\p{L})/iu, name: 'sauna' },
    { words: /(?<!\p{L})(?:camin(?:o|etto))(?!\p{L})/iu, name: 'camino' },
    { words: /(?<!\p{L})(?:giardino)(?!\p{L})/iu, name: 'giardino' },
  ],
  withAll: (names) => ` con ${names}`,
  named: {
    terrace: /(?<!\p{L})(?:terrazz[aoe])(?!\p{L})/iu,
    garage: /(?<!\p{L})(?:garage|box(?: auto)?|autorimessa)(?!\p{L})/iu,
    lift: /(?<!\p{L})(?:ascensore)(?!\p{L})/iu,
  },
};

export default features;
