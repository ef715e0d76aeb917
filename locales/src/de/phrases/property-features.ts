import type { PropertyFeatures } from '../../en/phrases/property-features.ts';

const features: PropertyFeatures = {
  rare: [
    { words: /(?<!\p{L})(?:(?:\p{L}*steg|(?:Boots)?liegeplatz))(?!\p{L})/iu, name: 'Bootssteg' },
    { words: /(?<!\p{L})(?:\p{L}*pool|Schwimmbad|Hallenbad)(?!\p{L})/iu, name: 'Pool' },
    { words: /(?<!\p{L})(?:Trull[oi])(?!\p{L})/iu, name: 'Trullo' },
    { words: /(?<!\p{L})(?:Sauna)(?!\p{L})/iu, name: 'Sauna' },
    { words: /(?<!\p{L})(?:(?:Kachel|Kamin)ofen|(?:\p{L}+-?)?Kamin)(?!\p{L})/iu, name: 'Kamin' },
    { words: /(?<!\p{L})(?:(?!Kinder|Winter|Bier|Tier)\p{L}*garten)(?!\p{L})/iu, name: 'Garten' },
  ],
  withAll: (names) => ` mit ${names}`,
  named: {
    terrace: /(?<!\p{L})(?:\p{L}*terrasse\p{L}*)(?!\p{L})/iu,
    garage: /(?<!\p{L})(?:\p{L}*garage\p{L}*)(?!\p{L})/iu,
    lift: /(?<!\p{L})(?:Aufzug|Lift|Fahrstuhl)(?!\p{L})/iu,
  },
};

export default features;
