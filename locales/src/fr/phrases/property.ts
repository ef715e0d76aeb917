import type { PropertyPhrases, PropertyType } from '../../en/phrases/property.ts';
import { formatNumber } from '../../writing/formats.ts';

// Noun, and whether its adjectives are feminine.
const nouns: Record<PropertyType, { noun: string; isFeminine: boolean }> = {
  villa: { noun: 'villa', isFeminine: true },
  flat: { noun: 'appartement', isFeminine: false },
  terraced_house: { noun: 'maison mitoyenne', isFeminine: true },
  penthouse: { noun: 'appartement au dernier étage', isFeminine: false },
  cottage: { noun: 'maison de campagne', isFeminine: true },
};

const small = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];
const count = (number: number, one: string, many: string) =>
  number === 1 ? one : `${small[number] ?? formatNumber(number, 'fr')} ${many}`;

const withPlus = { terrace: ' avec terrasse', garage: ' avec garage', lift: ' avec ascenseur' };

// "à Le Havre" is written "au Havre", "à Les Sables" "aux Sables".
const at = (location: string) => {
  if (/^Le\s/u.test(location)) return `au ${location.slice(3)}`;
  return /^Les\s/u.test(location) ? `aux ${location.slice(4)}` : `à ${location}`;
};

/** "3e étage", "rez-de-chaussée" or "3" as a sentence; empty where the words are others. */
function floorSentence(floor: string): string {
  if (floor === '0') return 'Le bien se trouve au rez-de-chaussée.';
  if (/^\d{1,2}$/u.test(floor)) return `Le bien se trouve au ${floor}${floor === '1' ? 'er' : 'e'} étage.`;
  const words = floor.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  if (!/^(?:\S+ étage|rez-de-(?:chaussée|jardin))(?: (?:de|sur) \S+)?$/u.test(words)) return '';
  return `Le bien se trouve au ${words}.`;
}

const property: PropertyPhrases = {
  facts: {
    offer: 'Transaction',
    type: 'Type de bien',
    location: 'Secteur',
    price: 'Prix',
    rent: 'Loyer mensuel',
    area: 'Surface',
    bedrooms: 'Chambres',
    living_rooms: 'Séjours',
    kitchen: 'Cuisine',
    bathrooms: 'Salles de bains',
    floor: 'Étage',
    lift: 'Ascenseur',
    terrace: 'Terrasse',
    garage: 'Garage',
    transport: 'Transports',
    condition: 'État',
    energy: 'Classe énergie',
  },
  yes: 'oui',
  offer: { sell: 'Vente', rent: 'Location' },
  types: {
    villa: 'Villa',
    flat: 'Appartement',
    terraced_house: 'Maison mitoyenne',
    penthouse: 'Appartement au dernier étage',
    cottage: 'Maison de campagne',
  },
  kitchens: { eat_in: 'Avec coin repas', open_plan: 'Ouverte', kitchenette: 'Kitchenette', separate: 'Indépendante' },
  kitchenInList: {
    eat_in: 'une cuisine avec coin repas',
    open_plan: 'une cuisine ouverte',
    kitchenette: 'une kitchenette',
    separate: 'une cuisine indépendante',
  },
  conditions: { new_build: 'Neuf', renovated: 'Rénové', good: 'Bon état', to_be_renovated: 'À rénover' },
  home: (type, condition) => {
    const { noun, isFeminine } = nouns[type];
    const words = {
      new_build: isFeminine ? ' neuve' : ' neuf',
      renovated: isFeminine ? ' rénovée' : ' rénové',
      good: ' en bon état',
      to_be_renovated: ' à rénover',
    };
    return noun + words[condition];
  },
  title: (home, plus, location) => `${home}${plus ? withPlus[plus] : ''} ${at(location)}`,
  location: (district, city) => (district === '' ? city : `${city}, ${district}`),
  bedrooms: (number) => count(number, 'une chambre', 'chambres'),
  livingRooms: (number) => count(number, 'un séjour', 'séjours'),
  bathrooms: (number) => count(number, 'une salle de bains', 'salles de bains'),
  pluses: { terrace: 'Terrasse', garage: 'Garage', lift: 'Ascenseur' },
  area: (size) => `${size}\u00a0m²`,
  opening: ({ home, plus, area, location, isRental }) =>
    `${isRental ? 'À louer' : 'À vendre'}\u00a0: ${home} de ${area}${plus ? withPlus[plus] : ''} ${at(location)}.`,
  building: ({ floor, hasLift, hasGarage }) =>
    [
      floorSentence(floor),
      hasLift ? 'L’immeuble dispose d’un ascenseur.' : '',
      hasGarage ? 'Un garage complète le bien.' : '',
    ].filter((sentence) => sentence !== ''),
  extras: 'Autres caractéristiques\u00a0:',
  transport: (words) => `Transports\u00a0: ${words}`,
  condition: {
    new_build: 'Le bien est neuf.',
    renovated: 'Le bien a été rénové.',
    good: 'Le bien est en bon état.',
    to_be_renovated: 'Le bien est à rénover et se prête à un projet personnel.',
  },
  price: (price, isRental) => (isRental ? `Loyer mensuel\u00a0: ${price}.` : `Prix\u00a0: ${price}.`),
  energy: (energyClass) => `Classe énergie\u00a0: ${energyClass}.`,
  energyPending: 'Diagnostic de performance énergétique en cours.',
  energyExempt: 'Bien non soumis au diagnostic de performance énergétique.',
  energyFact: { pending: 'DPE en cours', exempt: 'non soumis au DPE' },
  shortOffer: (home, location, isRental) => `${isRental ? 'À louer' : 'À vendre'} ${at(location)}\u00a0: ${home}`,
};

export default property;
