import type { PropertyFeatures } from '../../en/phrases/property-features.ts';

const features: PropertyFeatures = {
  rare: [
    { words: /(?<!\p{L})(?:amarre|embarcadero)(?!\p{L})/iu, name: 'amarre' },
    { words: /(?<!\p{L})(?:piscina)(?!\p{L})/iu, name: 'piscina' },
    { words: /(?<!\p{L})(?:trull[oi])(?!\p{L})/iu, name: 'trullo' },
    { words: /(?<!\p{L})(?:sauna)(?!\p{L})/iu, name: 'sauna' },
    { words: /(?<!\p{L})(?:chimenea)(?!\p{L})/iu, name: 'chimenea' },
    { words: /(?<!\p{L})(?:jardín)(?!\p{L})/iu, name: 'jardín' },
  ],
  withAll: (names) => ` con ${names}`,
  named: {
    terrace: /(?<!\p{L})(?:terrazas?)(?!\p{L})/iu,
    garage: /(?<!\p{L})(?:garaje|plaza de garaje|cochera)(?!\p{L})/iu,
    lift: /(?<!\p{L})(?:ascensor)(?!\p{L})/iu,
  },
};

export default features;
