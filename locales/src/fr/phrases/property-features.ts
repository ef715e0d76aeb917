import type { PropertyFeatures } from '../../en/phrases/property-features.ts';

const features: PropertyFeatures = {
  rare: [
    { words: /(?<!\p{L})(?:ponton|amarrage)(?!\p{L})/iu, name: 'ponton' },
    { words: /(?<!\p{L})(?:piscine)(?!\p{L})/iu, name: 'piscine' },
    { words: /(?<!\p{L})(?:trull[oi])(?!\p{L})/iu, name: 'trullo' },
    { words: /(?<!\p{L})(?:sauna)(?!\p{L})/iu, name: 'sauna' },
    { words: /(?<!\p{L})(?:cheminée)(?!\p{L})/iu, name: 'cheminée' },
    { words: /(?<!\p{L})(?:jardin(?! d’hiver| d'hiver))(?!\p{L})/iu, name: 'jardin' },
  ],
  withAll: (names) => ` avec ${names}`,
  named: {
    terrace: /(?<!\p{L})(?:terrasses?)(?!\p{L})/iu,
    garage: /(?<!\p{L})(?:garage|box)(?!\p{L})/iu,
    lift: /(?<!\p{L})(?:ascenseur)(?!\p{L})/iu,
  },
};

export default features;
