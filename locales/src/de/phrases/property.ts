import type { PropertyPhrases, PropertyType } from '../../en/phrases/property.ts';
import { formatNumber } from '../../writing/formats.ts';

// Noun, and the ending of an adjective before it where no article stands.
const nouns: Record<PropertyType, { noun: string; ending: 'e' | 'es' }> = {
  villa: { noun: 'Villa', ending: 'e' },
  flat: { noun: 'Wohnung', ending: 'e' },
  terraced_house: { noun: 'Reihenhaus', ending: 'es' },
  penthouse: { noun: 'Penthouse', ending: 'es' },
  cottage: { noun: 'Landhaus', ending: 'es' },
};

const small = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];
const count = (number: number, one: string, many: string) =>
  number === 1 ? one : `${small[number] ?? formatNumber(number, 'de')} ${many}`;

const withPlus = { terrace: ' mit Terrasse', garage: ' mit Garage', lift: ' mit Aufzug' };

/** "3. Obergeschoss", "2. Etage", "EG" or "3" as a sentence; empty where the words are others. */
function floorSentence(floor: string): string {
  if (floor === '0') return 'Die Immobilie liegt im Erdgeschoss.';
  if (/^\d{1,2}$/u.test(floor)) return `Die Immobilie liegt auf Etage ${floor}.`;
  if (/^\S+ Etage(?: von \S+)?$/u.test(floor)) return `Die Immobilie liegt in der ${floor.replace(/e (?=Etage)/u, 'en ')}.`;
  if (/^(?:[1-9]\d?\. )?(?:\p{L}*(?:geschoss|geschoß)|Stock|Stockwerk|OG|EG|DG|UG)(?: von \S+)?$/iu.test(floor))
    return `Die Immobilie liegt im ${floor}.`;
  return '';
}

const property: PropertyPhrases = {
  facts: {
    offer: 'Angebot',
    type: 'Objektart',
    location: 'Lage',
    price: 'Kaufpreis',
    rent: 'Monatsmiete',
    area: 'Wohnfläche',
    bedrooms: 'Schlafzimmer',
    living_rooms: 'Wohnzimmer',
    kitchen: 'Küche',
    bathrooms: 'Badezimmer',
    floor: 'Etage',
    lift: 'Aufzug',
    terrace: 'Terrasse',
    garage: 'Garage',
    transport: 'Verkehrsanbindung',
    condition: 'Zustand',
    energy: 'Energieklasse',
  },
  yes: 'ja',
  offer: { sell: 'Zu verkaufen', rent: 'Zu vermieten' },
  types: { villa: 'Villa', flat: 'Wohnung', terraced_house: 'Reihenhaus', penthouse: 'Penthouse', cottage: 'Landhaus' },
  kitchens: { eat_in: 'Wohnküche', open_plan: 'Offene Küche', kitchenette: 'Kochnische', separate: 'Separate Küche' },
  kitchenInList: {
    eat_in: 'eine Wohnküche',
    open_plan: 'eine offene Küche',
    kitchenette: 'eine Kochnische',
    separate: 'eine separate Küche',
  },
  conditions: { new_build: 'Neubau', renovated: 'Renoviert', good: 'Gepflegt', to_be_renovated: 'Renovierungsbedürftig' },
  home: (type, condition) => {
    const { noun, ending } = nouns[type];
    const words = { new_build: 'neu gebaut', renovated: 'renoviert', good: 'gepflegt', to_be_renovated: 'renovierungsbedürftig' };
    return `${words[condition]}${ending} ${noun}`;
  },
  title: (home, plus, location) => `${home}${plus ? withPlus[plus] : ''} in ${location}`,
  location: (district, city) => (district === '' ? city : `${city}, ${district}`),
  bedrooms: (number) => count(number, 'ein Schlafzimmer', 'Schlafzimmer'),
  livingRooms: (number) => count(number, 'ein Wohnzimmer', 'Wohnzimmer'),
  bathrooms: (number) => count(number, 'ein Badezimmer', 'Badezimmer'),
  pluses: { terrace: 'Terrasse', garage: 'Garage', lift: 'Aufzug im Haus' },
  area: (size) => `${size} m²`,
  opening: ({ home, plus, area, location, isRental }) => {
    const own = { terrace: ' mit eigener Terrasse', garage: ' mit Garage', lift: ' mit Aufzug im Haus' };
    const start = home.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return `${start}${plus ? own[plus] : ''}: ${area} in ${location}, ${isRental ? 'zu vermieten' : 'zu verkaufen'}.`;
  },
  building: ({ floor, hasLift, hasGarage }) =>
    [
      floorSentence(floor),
      hasLift ? 'Ein Aufzug ist im Haus vorhanden.' : '',
      hasGarage ? 'Eine Garage gehört zum Angebot.' : '',
    ].filter((sentence) => sentence !== ''),
  extras: 'Weitere Merkmale:',
  transport: (words) => `Verkehrsanbindung: ${words}`,
  condition: {
    new_build: 'Es handelt sich um einen Neubau.',
    renovated: 'Die Immobilie ist renoviert.',
    good: 'Die Immobilie ist in gepflegtem Zustand.',
    to_be_renovated: 'Die Immobilie ist renovierungsbedürftig und lässt Raum für eigene Pläne.',
  },
  price: (price, isRental) => (isRental ? `Monatsmiete: ${price}.` : `Kaufpreis: ${price}.`),
  energy: (energyClass) => `Energieeffizienzklasse: ${energyClass}.`,
  energyPending: 'Der Energieausweis wird derzeit erstellt.',
  energyExempt: 'Für diese Immobilie ist kein Energieausweis erforderlich.',
  energyFact: { pending: 'in Erstellung', exempt: 'nicht erforderlich' },
  shortOffer: (home, location, isRental) => `${isRental ? 'Zu vermieten' : 'Zu verkaufen'} in ${location}: ${home}`,
};

export default property;
