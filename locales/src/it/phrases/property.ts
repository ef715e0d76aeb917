import type { PropertyPhrases, PropertyType } from '../../en/phrases/property.ts';
import { formatNumber } from '../../writing/formats.ts';

// Noun, and the ending that agrees with it.
const nouns: Record<PropertyType, { noun: string; ending: 'a' | 'o' }> = {
  villa: { noun: 'villa', ending: 'a' },
  flat: { noun: 'appartamento', ending: 'o' },
  terraced_house: { noun: 'villetta a schiera', ending: 'a' },
  penthouse: { noun: 'attico', ending: 'o' },
  cottage: { noun: 'casale', ending: 'o' },
};

const small = ['nessun', 'un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'];
const count = (number: number, one: string, many: string) =>
  number === 1 ? one : `${small[number] ?? formatNumber(number, 'it')} ${many}`;

const withPlus = { terrace: ' con terrazzo', garage: ' con box auto', lift: ' con ascensore' };
const at = (location: string) => `${/^A/i.test(location) ? 'ad' : 'a'} ${location}`;

/** "3° piano", "ultimo piano", "piano terra" or "3" as a sentence; empty where the words are others. */
function floorSentence(floor: string): string {
  if (floor === '0') return 'L’immobile si trova al piano terra.';
  if (/^\d{1,2}$/u.test(floor)) return `L’immobile si trova al piano ${floor}.`;
  const words = floor.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  if (!/^(?:\S+ piano|piano (?:terra|rialzato|ammezzato|nobile|\d{1,2}))(?: (?:di|su) \S+)?$/u.test(words)) return '';
  return `L’immobile si trova ${/^(?:ultimo|ottavo|undicesimo|8°|11°)/u.test(words) ? 'all’' : 'al '}${words}.`;
}

const property: PropertyPhrases = {
  facts: {
    offer: 'Contratto',
    type: 'Tipologia',
    location: 'Zona',
    price: 'Prezzo',
    rent: 'Canone mensile',
    area: 'Superficie',
    bedrooms: 'Camere da letto',
    living_rooms: 'Soggiorni',
    kitchen: 'Cucina',
    bathrooms: 'Bagni',
    floor: 'Piano',
    lift: 'Ascensore',
    terrace: 'Terrazzo',
    garage: 'Box auto',
    transport: 'Collegamenti',
    condition: 'Stato',
    energy: 'Classe energetica',
  },
  yes: 'sì',
  offer: { sell: 'Vendita', rent: 'Affitto' },
  types: {
    villa: 'Villa',
    flat: 'Appartamento',
    terraced_house: 'Villetta a schiera',
    penthouse: 'Attico',
    cottage: 'Casale',
  },
  kitchens: { eat_in: 'Abitabile', open_plan: 'A vista', kitchenette: 'Angolo cottura', separate: 'Separata' },
  kitchenInList: {
    eat_in: 'una cucina abitabile',
    open_plan: 'una cucina a vista',
    kitchenette: 'un angolo cottura',
    separate: 'una cucina separata',
  },
  conditions: {
    new_build: 'Nuova costruzione',
    renovated: 'Ristrutturato',
    good: 'Buono',
    to_be_renovated: 'Da ristrutturare',
  },
  home: (type, condition) => {
    const { noun, ending } = nouns[type];
    const words = {
      new_build: ' di nuova costruzione',
      renovated: ` ristrutturat${ending}`,
      good: ' in buono stato',
      to_be_renovated: ' da ristrutturare',
    };
    return noun + words[condition];
  },
  title: (home, plus, location) => `${home}${plus ? withPlus[plus] : ''} ${at(location)}`,
  location: (district, city) => (district === '' ? city : `${city}, ${district}`),
  bedrooms: (number) => count(number, 'una camera da letto', 'camere da letto'),
  livingRooms: (number) => count(number, 'un soggiorno', 'soggiorni'),
  bathrooms: (number) => count(number, 'un bagno', 'bagni'),
  pluses: { terrace: 'Terrazzo', garage: 'Box auto', lift: 'Ascensore' },
  area: (size) => `${size} m²`,
  opening: ({ home, plus, area, location, isRental }) => {
    const start = home.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return `${start} di ${area}${plus ? withPlus[plus] : ''} ${at(location)}, ${isRental ? 'in affitto' : 'in vendita'}.`;
  },
  building: ({ floor, hasLift, hasGarage }) =>
    [
      floorSentence(floor),
      hasLift ? 'L’edificio è dotato di ascensore.' : '',
      hasGarage ? 'Completa la proprietà un box auto.' : '',
    ].filter((sentence) => sentence !== ''),
  extras: 'Altre caratteristiche:',
  transport: (words) => `Collegamenti: ${words}`,
  condition: {
    new_build: 'L’immobile è di nuova costruzione.',
    renovated: 'L’immobile è stato ristrutturato.',
    good: 'L’immobile è in buono stato.',
    to_be_renovated: 'L’immobile è da ristrutturare e si presta a un progetto personale.',
  },
  price: (price, isRental) => (isRental ? `Canone mensile: ${price}.` : `Prezzo: ${price}.`),
  energy: (energyClass) => `Classe energetica: ${energyClass}.`,
  energyPending: 'Attestato di prestazione energetica in corso di rilascio.',
  energyExempt: 'L’immobile è esente dall’attestato di prestazione energetica.',
  energyFact: { pending: 'in corso di rilascio', exempt: 'esente' },
  shortOffer: (home, location, isRental) => `${isRental ? 'In affitto' : 'In vendita'} ${at(location)}: ${home}`,
};

export default property;
