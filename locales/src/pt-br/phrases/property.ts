import type { PropertyPhrases, PropertyType } from '../../en/phrases/property.ts';
import { formatNumber } from '../../writing/formats.ts';

// Noun, and the ending that agrees with it.
const nouns: Record<PropertyType, { noun: string; ending: 'a' | 'o' }> = {
  villa: { noun: 'casa', ending: 'a' },
  flat: { noun: 'apartamento', ending: 'o' },
  terraced_house: { noun: 'casa geminada', ending: 'a' },
  penthouse: { noun: 'cobertura', ending: 'a' },
  cottage: { noun: 'casa de campo', ending: 'a' },
};

const masculine = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'];
const feminine = masculine.with(0, 'nenhuma').with(1, 'uma').with(2, 'duas');
const count = (number: number, one: string, many: string, numbers: readonly string[]) =>
  `${numbers[number] ?? formatNumber(number, 'pt-BR')} ${number === 1 ? one : many}`;

const withPlus = { terrace: ' com terraço', garage: ' com garagem', lift: ' com elevador' };

// A few cities carry their article: "no Rio de Janeiro", "no Recife".
const at = (location: string) => `${/^(?:Rio de Janeiro|Recife|Porto)\b/u.test(location) ? 'no' : 'em'} ${location}`;

/** "3º andar", "último andar", "térreo" or "3" as a sentence; empty where the words are others. */
function floorSentence(floor: string): string {
  if (floor === '0') return 'O imóvel fica no térreo.';
  if (/^\d{1,2}$/u.test(floor)) return `O imóvel fica no ${floor}º andar.`;
  const words = floor.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return /^(?:\S+ andar|térreo)(?: de \S+)?$/u.test(words) ? `O imóvel fica no ${words}.` : '';
}

const property: PropertyPhrases = {
  facts: {
    offer: 'Negócio',
    type: 'Tipo',
    location: 'Localização',
    price: 'Preço',
    rent: 'Aluguel mensal',
    area: 'Área',
    bedrooms: 'Quartos',
    living_rooms: 'Salas',
    kitchen: 'Cozinha',
    bathrooms: 'Banheiros',
    floor: 'Andar',
    lift: 'Elevador',
    terrace: 'Terraço',
    garage: 'Garagem',
    transport: 'Transporte',
    condition: 'Estado',
    energy: 'Classe energética',
  },
  yes: 'sim',
  offer: { sell: 'Venda', rent: 'Aluguel' },
  types: {
    villa: 'Casa',
    flat: 'Apartamento',
    terraced_house: 'Casa geminada',
    penthouse: 'Cobertura',
    cottage: 'Casa de campo',
  },
  kitchens: { eat_in: 'Copa-cozinha', open_plan: 'Integrada', kitchenette: 'Compacta', separate: 'Separada' },
  kitchenInList: {
    eat_in: 'uma copa-cozinha',
    open_plan: 'uma cozinha integrada',
    kitchenette: 'uma cozinha compacta',
    separate: 'uma cozinha separada',
  },
  conditions: { new_build: 'Novo', renovated: 'Reformado', good: 'Bom', to_be_renovated: 'Para reformar' },
  home: (type, condition) => {
    const { noun, ending } = nouns[type];
    const words = {
      new_build: ` nov${ending}`,
      renovated: ` reformad${ending}`,
      good: ' em bom estado',
      to_be_renovated: ' para reformar',
    };
    return noun + words[condition];
  },
  title: (home, plus, location) => `${home}${plus ? withPlus[plus] : ''} ${at(location)}`,
  location: (district, city) => (district === '' ? city : `${city}, ${district}`),
  bedrooms: (number) => count(number, 'quarto', 'quartos', masculine),
  livingRooms: (number) => count(number, 'sala', 'salas', feminine),
  bathrooms: (number) => count(number, 'banheiro', 'banheiros', masculine),
  pluses: { terrace: 'Terraço', garage: 'Garagem', lift: 'Elevador' },
  area: (size) => `${size} m²`,
  opening: ({ home, plus, area, location, isRental }) => {
    const start = home.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return `${start} de ${area}${plus ? withPlus[plus] : ''} ${at(location)}, ${isRental ? 'para alugar' : 'à venda'}.`;
  },
  building: ({ floor, hasLift, hasGarage }) =>
    [floorSentence(floor), hasLift ? 'O prédio tem elevador.' : '', hasGarage ? 'O imóvel conta com garagem.' : ''].filter(
      (sentence) => sentence !== '',
    ),
  extras: 'Outras características:',
  transport: (words) => `Transporte: ${words}`,
  condition: {
    new_build: 'O imóvel é novo.',
    renovated: 'O imóvel foi reformado.',
    good: 'O imóvel está em bom estado.',
    to_be_renovated: 'O imóvel precisa de reforma e permite um projeto próprio.',
  },
  price: (price, isRental) => (isRental ? `Aluguel mensal: ${price}.` : `Preço: ${price}.`),
  energy: (energyClass) => `Classe energética: ${energyClass}.`,
  energyPending: 'O certificado energético está em emissão.',
  energyExempt: 'A etiqueta de eficiência energética não se aplica a este imóvel.',
  energyFact: { pending: 'em emissão', exempt: 'isento' },
  shortOffer: (home, location, isRental) => `${isRental ? 'Para alugar' : 'À venda'} ${at(location)}: ${home}`,
};

export default property;
