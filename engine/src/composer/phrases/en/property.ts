import { formatNumber } from '../general-phrases.ts';
import type { PropertyPhrases, PropertyType } from '../property-phrase-types.ts';
import { indefiniteArticle } from './articles-of-words.ts';

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

export const propertyInEnglish: PropertyPhrases = {
  facts: {
    offer: 'Offer',
    type: 'Type',
    place: 'Location',
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
  title: (home, plus, place) => `${home}${plus ? withPlus[plus] : ''} in ${place}`,
  place: (district, city) => (district === '' ? city : `${district}, ${city}`),
  bedrooms: (number) => count(number, 'bedroom', 'bedrooms'),
  livingRooms: (number) => (number === 1 ? 'a living room' : count(number, 'living room', 'living rooms')),
  bathrooms: (number) => count(number, 'bathroom', 'bathrooms'),
  pluses: { terrace: 'Terrace', garage: 'Garage', lift: 'Lift in the building' },
  area: (size) => `${size} sq m`,
  opening: ({ home, plus, area, place, isRental }) => {
    const own = { terrace: ' with its own terrace', garage: ' with a garage', lift: ' with lift access' };
    const article = indefiniteArticle(home) === 'an' ? 'An' : 'A';
    return `${article} ${home}${plus ? own[plus] : ''}: ${area} in ${place}, now ${isRental ? 'to let' : 'for sale'}.`;
  },
  layout: (rooms) => `The layout comprises ${rooms}.`,
  building: ({ floor, hasLift, hasGarage }) =>
    [
      floor === '' ? '' : `Floor: ${floor}.`,
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
  shortOffer: (home, place, isRental) => `${isRental ? 'To let' : 'For sale'} in ${place}: ${home}`,
};
