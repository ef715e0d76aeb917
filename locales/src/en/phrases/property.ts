// Phrases of a property listing around the facts: every noun with the agreement of its language.
import { formatNumber } from '../../writing/formats.ts';
import { indefiniteArticle } from '../articles-of-words.ts';

export type PropertyType = 'villa' | 'flat' | 'terraced_house' | 'penthouse' | 'cottage';
export type Condition = 'new_build' | 'renovated' | 'good' | 'to_be_renovated';
export type Kitchen = 'eat_in' | 'open_plan' | 'kitchenette' | 'separate';
export type Plus = 'terrace' | 'garage' | 'lift';

export type FactName =
  | 'offer'
  | 'type'
  | 'location'
  | 'price'
  | 'rent'
  | 'area'
  | 'bedrooms'
  | 'living_rooms'
  | 'kitchen'
  | 'bathrooms'
  | 'floor'
  | 'lift'
  | 'terrace'
  | 'garage'
  | 'transport'
  | 'condition'
  | 'energy';

export interface PropertyPhrases {
  facts: Record<FactName, string>;
  yes: string;
  offer: { sell: string; rent: string };
  /** "Renovated flat": type with the condition where that is a plus or must be known. */
  home: (type: PropertyType, condition: Condition) => string;
  /** Type alone, as a heading writes it. */
  types: Record<PropertyType, string>;
  kitchens: Record<Kitchen, string>;
  /** The kitchen with its article, as one of several rooms. */
  kitchenInList: Record<Kitchen, string>;
  conditions: Record<Condition, string>;
  /** The headline: home, its best plus and where it is. */
  title: (home: string, plus: Plus | null, location: string) => string;
  /** "in San Salvario, Turin". */
  location: (district: string, city: string) => string;
  bedrooms: (count: number) => string;
  livingRooms: (count: number) => string;
  bathrooms: (count: number) => string;
  pluses: Record<Plus, string>;
  area: (size: string) => string;
  /** First sentence of the description. */
  opening: (facts: {
    home: string;
    type: PropertyType;
    plus: Plus | null;
    area: string;
    location: string;
    isRental: boolean;
  }) => string;
  /** The floor only where it can be said as a sentence; the key facts name it in any case. */
  building: (facts: { floor: string; hasLift: boolean; hasGarage: boolean }) => string[];
  extras: string;
  transport: (words: string) => string;
  condition: Record<Condition, string>;
  price: (price: string, isRental: boolean) => string;
  energy: (energyClass: string) => string;
  energyPending: string;
  energyExempt: string;
  energyFact: { pending: string; exempt: string };
  shortOffer: (home: string, location: string, isRental: boolean) => string;
}

const nouns: Record<PropertyType, string> = {
  villa: 'villa',
  flat: 'flat',
  terraced_house: 'terraced house',
  penthouse: 'penthouse',
  cottage: 'cottage',
};

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const count = (number: number, one: string, many: string) =>
  `${small[number] ?? formatNumber(number, 'en')} ${number === 1 ? one : many}`;

const withPlus = { terrace: ' with terrace', garage: ' with garage', lift: ' with lift access' };

const floorName =
  /^(ground|lower ground|raised ground|first|second|third|fourth|fifth|sixth|top|\d{1,2}(?:st|nd|rd|th))(?: floor)?(?: (?:of|out of) (\S+?)(?: floors)?)?$/iu;

/** "third of five", "2nd floor", "4 of 6" or "3" as a sentence; empty where the words are others. */
function floorSentence(floor: string): string {
  const figures = /^(\d{1,2})(?: of (\d{1,2}))?$/u.exec(floor);
  if (figures?.[1] === '0') return 'The property is on the ground floor.';
  if (figures) return `The property is on floor ${floor}.`;
  const [, name, of] = floorName.exec(floor) ?? [];
  if (name === undefined) return '';
  return `The property is on the ${name.toLowerCase()} ${of === undefined ? 'floor' : `of ${of} floors`}.`;
}

const property: PropertyPhrases = {
  facts: {
    offer: 'Offer',
    type: 'Type',
    location: 'Location',
    price: 'Price',
    rent: 'Monthly rent',
    area: 'Area',
    bedrooms: 'Bedrooms',
    living_rooms: 'Living rooms',
    kitchen: 'Kitchen',
    bathrooms: 'Bathrooms',
    floor: 'Floor',
    lift: 'Lift',
    terrace: 'Terrace',
    garage: 'Garage',
    transport: 'Transport',
    condition: 'Condition',
    energy: 'Energy class',
  },
  yes: 'yes',
  offer: { sell: 'For sale', rent: 'To let' },
  types: { villa: 'Villa', flat: 'Flat', terraced_house: 'Terraced house', penthouse: 'Penthouse', cottage: 'Cottage' },
  kitchens: { eat_in: 'Eat-in', open_plan: 'Open-plan', kitchenette: 'Kitchenette', separate: 'Separate' },
  kitchenInList: {
    eat_in: 'an eat-in kitchen',
    open_plan: 'an open-plan kitchen',
    kitchenette: 'a kitchenette',
    separate: 'a separate kitchen',
  },
  conditions: { new_build: 'New build', renovated: 'Renovated', good: 'Good', to_be_renovated: 'To be renovated' },
  home: (type, condition) => {
    const words = { new_build: 'newly built ', renovated: 'renovated ', good: '', to_be_renovated: '' };
    return `${words[condition]}${nouns[type]}${condition === 'to_be_renovated' ? ' to renovate' : ''}`;
  },
  title: (home, plus, location) => `${home}${plus ? withPlus[plus] : ''} in ${location}`,
  location: (district, city) => (district === '' ? city : `${district}, ${city}`),
  bedrooms: (number) => count(number, 'bedroom', 'bedrooms'),
  livingRooms: (number) => (number === 1 ? 'a living room' : count(number, 'living room', 'living rooms')),
  bathrooms: (number) => count(number, 'bathroom', 'bathrooms'),
  pluses: { terrace: 'Terrace', garage: 'Garage', lift: 'Lift in the building' },
  area: (size) => `${size} sq m`,
  opening: ({ home, plus, area, location, isRental }) => {
    const own = { terrace: ' with its own terrace', garage: ' with a garage', lift: ' with lift access' };
    const article = indefiniteArticle(home) === 'an' ? 'An' : 'A';
    return `${article} ${home}${plus ? own[plus] : ''}: ${area} in ${location}, now ${isRental ? 'to let' : 'for sale'}.`;
  },
  building: ({ floor, hasLift, hasGarage }) =>
    [
      floorSentence(floor),
      hasLift ? 'There is a lift in the building.' : '',
      hasGarage ? 'A garage is part of the property.' : '',
    ].filter((sentence) => sentence !== ''),
  extras: 'Further features:',
  transport: (words) => `Transport: ${words}`,
  condition: {
    new_build: 'The property is a new build.',
    renovated: 'The property has been renovated.',
    good: 'The property is in good condition.',
    to_be_renovated: 'The property needs renovation and leaves room for your own plans.',
  },
  price: (price, isRental) => (isRental ? `Monthly rent: ${price}.` : `Price: ${price}.`),
  energy: (energyClass) => `Energy class: ${energyClass}.`,
  energyPending: 'The energy certificate is being issued.',
  energyExempt: 'No energy certificate is required for this property.',
  energyFact: { pending: 'being issued', exempt: 'exempt' },
  shortOffer: (home, location, isRental) => `${isRental ? 'To let' : 'For sale'} in ${location}: ${home}`,
};

export default property;
