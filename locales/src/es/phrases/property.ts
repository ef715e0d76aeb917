import type { PropertyPhrases, PropertyType } from '../../en/phrases/property.ts';
import { formatNumber } from '../../writing/formats.ts';

// Noun, and the ending that agrees with it.
const nouns: Record<PropertyType, { noun: string; ending: 'a' | 'o' }> = {
  villa: { noun: 'chalet', ending: 'o' },
  flat: { noun: 'piso', ending: 'o' },
  terraced_house: { noun: 'casa adosada', ending: 'a' },
  penthouse: { noun: 'ático', ending: 'o' },
  cottage: { noun: 'casa de campo', ending: 'a' },
};

const small = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];
const count = (number: number, one: string, many: string) =>
  number === 1 ? one : `${small[number] ?? formatNumber(number, 'es')} ${many}`;

const withPlus = { terrace: ' con terraza', garage: ' con garaje', lift: ' con ascensor' };

/** "3.ª planta", "planta baja", "tercer piso" or "3" as a sentence; empty where the words are others. */
function floorSentence(floor: string): string {
  const words = floor.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  if (words === '0' || /^(?:planta )?baj[ao]$/u.test(words)) return 'La vivienda está en planta baja.';
  if (/^\d{1,2}$/u.test(words)) return `La vivienda está en la planta ${words}.`;
  if (/^\S+ planta(?: de \S+)?$/u.test(words)) return `La vivienda está en la ${words}.`;
  if (/^\S+ piso(?: de \S+)?$/u.test(words)) return `La vivienda está en el ${words}.`;
  return '';
}

const property: PropertyPhrases = {
  facts: {
    offer: 'Operación',
    type: 'Tipo',
    location: 'Zona',
    price: 'Precio',
    rent: 'Alquiler mensual',
    area: 'Superficie',
    bedrooms: 'Dormitorios',
    living_rooms: 'Salones',
    kitchen: 'Cocina',
    bathrooms: 'Baños',
    floor: 'Planta',
    lift: 'Ascensor',
    terrace: 'Terraza',
    garage: 'Garaje',
    transport: 'Transporte',
    condition: 'Estado',
    energy: 'Clase energética',
  },
  yes: 'sí',
  offer: { sell: 'Venta', rent: 'Alquiler' },
  types: { villa: 'Chalet', flat: 'Piso', terraced_house: 'Casa adosada', penthouse: 'Ático', cottage: 'Casa de campo' },
  kitchens: { eat_in: 'Con zona de comedor', open_plan: 'Abierta', kitchenette: 'Pequeña', separate: 'Independiente' },
  kitchenInList: {
    eat_in: 'una cocina con zona de comedor',
    open_plan: 'una cocina abierta',
    kitchenette: 'una cocina pequeña',
    separate: 'una cocina independiente',
  },
  conditions: { new_build: 'Obra nueva', renovated: 'Reformado', good: 'Bueno', to_be_renovated: 'A reformar' },
  home: (type, condition) => {
    const { noun, ending } = nouns[type];
    const words = {
      new_build: ' de obra nueva',
      renovated: ` reformad${ending}`,
      good: ' en buen estado',
      to_be_renovated: ' para reformar',
    };
    return noun + words[condition];
  },
  title: (home, plus, location) => `${home}${plus ? withPlus[plus] : ''} en ${location}`,
  location: (district, city) => (district === '' ? city : `${district}, ${city}`),
  bedrooms: (number) => count(number, 'un dormitorio', 'dormitorios'),
  livingRooms: (number) => count(number, 'un salón', 'salones'),
  bathrooms: (number) => count(number, 'un baño', 'baños'),
  pluses: { terrace: 'Terraza', garage: 'Garaje', lift: 'Ascensor' },
  area: (size) => `${size} m²`,
  opening: ({ home, plus, area, location, isRental }) => {
    const start = home.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return `${start} de ${area}${plus ? withPlus[plus] : ''} en ${location}, ${isRental ? 'en alquiler' : 'en venta'}.`;
  },
  building: ({ floor, hasLift, hasGarage }) =>
    [
      floorSentence(floor),
      hasLift ? 'El edificio cuenta con ascensor.' : '',
      hasGarage ? 'La propiedad incluye garaje.' : '',
    ].filter((sentence) => sentence !== ''),
  extras: 'Otras características:',
  transport: (words) => `Transporte: ${words}`,
  condition: {
    new_build: 'La vivienda es de obra nueva.',
    renovated: 'La vivienda está reformada.',
    good: 'La vivienda está en buen estado.',
    to_be_renovated: 'La vivienda está para reformar y permite desarrollar un proyecto propio.',
  },
  price: (price, isRental) => (isRental ? `Alquiler mensual: ${price}.` : `Precio: ${price}.`),
  energy: (energyClass) => `Clase energética: ${energyClass}.`,
  energyPending: 'El certificado energético está en trámite.',
  energyExempt: 'El inmueble está exento de certificado energético.',
  energyFact: { pending: 'en trámite', exempt: 'exento' },
  shortOffer: (home, location, isRental) => `${isRental ? 'En alquiler' : 'En venta'} en ${location}: ${home}`,
};

export default property;
