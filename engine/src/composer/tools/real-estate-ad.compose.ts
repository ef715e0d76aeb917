// A property listing: strongest feature first, then the rooms as a visitor sees them, the building, the way there, price and energy.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type realEstateAd from '@folio/catalogue/writer/real-estate-ad.tool';
import type { Condition, Kitchen, Plus, PropertyType } from '@folio/locales/en/phrases/property';
import { offerPatternsPhrases, type PropertyPhrases, propertyPhrases } from '@folio/locales/phrases';
import { joinList } from '@folio/locales/writing/formats';
import { joinToFit, lengthOf, shorten } from '../../text/fit-text.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { asFeature, highlightsOf, isDetailed, rareNames, withNames } from '../property-features.ts';
import { numberAt, priceAt } from '../regional.ts';
import { asItem, asSentence, capitalised, splitItems } from '../split-input.ts';
import { Wording } from '../wording.ts';

interface Property {
  phrases: PropertyPhrases;
  type: PropertyType;
  condition: Condition;
  kitchen: Kitchen;
  isRental: boolean;
  home: string;
  location: string;
  price: string;
  area: string;
  pluses: Plus[];
  extras: string[];
  /** Pool, garden, fireplace: at most two, for title and opening. */
  rare: string[];
}

function readProperty(draft: DraftOf<typeof realEstateAd>): Property {
  const { language } = draft;
  const phrases = propertyPhrases[language];
  const type = draft.line('property_type') as PropertyType;
  const condition = draft.line('conditions') as Condition;
  const pluses: Plus[] = [];
  if (draft.isTrue('terrace')) pluses.push('terrace');
  if (draft.isTrue('garage')) pluses.push('garage');
  if (draft.isTrue('elevator')) pluses.push('lift');
  const extras = splitItems(draft.text('additional_features'), language).map(asFeature);
  return {
    phrases,
    type,
    condition,
    kitchen: draft.line('kitchen') as Kitchen,
    isRental: draft.line('contract') === 'rent',
    home: phrases.home(type, condition),
    location: phrases.location(draft.line('district'), draft.line('city')),
    price: priceAt(draft, draft.number('price'), draft.line('currency')),
    area: phrases.area(numberAt(draft, draft.number('area'))),
    pluses,
    extras,
    rare: rareNames(extras, language),
  };
}

/** Fewer than the features of the text: the first ones for readers. */
const maxHighlights = 6;

/** The longest headline that fits: home with plus and place, then without the plus, then with the city alone. */
function titleOf(draft: DraftOf<typeof realEstateAd>, { phrases, home, location, pluses, type, rare }: Property): string {
  const plus = pluses[0] ?? null;
  const city = draft.line('city');
  const { language } = draft;
  const withRare = (names: readonly string[], where: string) =>
    [home, phrases.types[type]].map((named) => phrases.title(`${named}${withNames(names, language)}`, null, where));
  const candidates = [
    ...(rare.length > 0
      ? [rare, rare.slice(0, 1)].flatMap((names) => [...withRare(names, location), ...withRare(names, city)])
      : []),
    phrases.title(home, plus, location),
    phrases.title(phrases.types[type], plus, location),
    phrases.title(home, plus, city),
    phrases.title(home, null, city),
  ].map(capitalised);
  return candidates.find((title) => lengthOf(title) <= 60) ?? shorten(candidates.at(-1) ?? '', 60, draft.language);
}

function describe(draft: DraftOf<typeof realEstateAd>, property: Property): string {
  const { phrases, type, isRental, home, location, area, pluses, extras, kitchen, condition, rare } = property;
  const { lead, layout, closing } = offerPatternsPhrases[draft.language].property;
  const wording = new Wording(draft, `${home} ${location} ${area}`);
  const bedrooms = draft.number('bedrooms');
  const livingRooms = draft.number('living_room');
  const bathrooms = draft.number('bathroom');
  const rooms = [
    livingRooms > 0 ? phrases.livingRooms(livingRooms) : '',
    phrases.kitchenInList[kitchen],
    bedrooms > 0 ? phrases.bedrooms(bedrooms) : '',
    bathrooms > 0 ? phrases.bathrooms(bathrooms) : '',
  ].filter((part) => part !== '');
  const energy = draft.line('energy_class');
  // Price and class are in the short text and the key facts.
  const energySentence = energy === 'pending' ? phrases.energyPending : energy === 'exempt' ? phrases.energyExempt : '';
  // The plus that opens the description is not announced twice.
  const building = phrases.building({
    floor: draft.line('floor').replace(/\.$/, ''),
    hasLift: pluses.indexOf('lift') > 0 && !isDetailed('lift', extras, draft.language),
    hasGarage: pluses.indexOf('garage') > 0 && !isDetailed('garage', extras, draft.language),
  });
  const { language } = draft;
  const [best = null] = pluses;
  const named =
    best === null ? rare : [...rare, language === 'de' ? phrases.pluses[best] : phrases.pluses[best].toLocaleLowerCase()];
  // A rare feature opens the description as it does the title: "with pool, garden and terrace".
  const features = rare.length === 0 ? '' : withNames(named, language);
  const isBeforeArea = language === 'en' || language === 'de';
  const opening = phrases.opening({
    home: isBeforeArea ? home + features : home,
    type,
    plus: rare.length > 0 ? null : best,
    area: isBeforeArea ? area : area + features,
    location,
    isRental,
  });
  const transport = draft.line('transport_proximity');
  // The way there is one of the features where there are any: a line needs no label.
  const lines = extras.length > 0 && transport !== '' ? [...extras, asItem(transport)] : extras;
  // "A renovated flat" says it already.
  const conditionSentence = home.toLowerCase() === phrases.types[type].toLowerCase() ? phrases.condition[condition] : '';
  return [
    [wording.say(lead), opening].filter((sentence) => sentence !== '').join(' '),
    rooms.length === 0 ? '' : wording.say(layout, { rooms: joinList(rooms, draft.language) }),
    building.join(' '),
    lines.length > 0 ? `${phrases.extras}\n${lines.map((line) => `- ${line}`).join('\n')}` : '',
    transport === '' || lines.length > 0 ? '' : phrases.transport(asSentence(transport)),
    [conditionSentence, energySentence].filter((sentence) => sentence !== '').join(' '),
    wording.say(closing),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function factsOf(draft: DraftOf<typeof realEstateAd>, property: Property): { name: string; value: string }[] {
  const { phrases, type, isRental, location, price, area, kitchen, condition, pluses } = property;
  const { language } = draft;
  const energy = draft.line('energy_class');
  const numberOf = (count: number) => (count > 0 ? numberAt(draft, count) : '');
  const yes = (plus: Plus) => (pluses.includes(plus) ? phrases.yes : '');
  const names = phrases.facts;
  return [
    { name: names.offer, value: isRental ? phrases.offer.rent : phrases.offer.sell },
    { name: names.type, value: phrases.types[type] },
    { name: names.location, value: location },
    { name: isRental ? names.rent : names.price, value: price },
    { name: names.area, value: area },
    { name: names.bedrooms, value: numberOf(draft.number('bedrooms')) },
    { name: names.living_rooms, value: numberOf(draft.number('living_room')) },
    { name: names.kitchen, value: phrases.kitchens[kitchen] },
    { name: names.bathrooms, value: numberOf(draft.number('bathroom')) },
    { name: names.floor, value: draft.line('floor') },
    { name: names.lift, value: yes('lift') },
    { name: names.terrace, value: yes('terrace') },
    { name: names.garage, value: yes('garage') },
    { name: names.condition, value: phrases.conditions[condition] },
    {
      name: names.energy,
      value: energy === 'pending' ? phrases.energyFact.pending : energy === 'exempt' ? phrases.energyFact.exempt : energy,
    },
  ]
    .filter((fact) => fact.value !== '')
    .map((fact) => ({ name: fact.name, value: shorten(fact.value, 80, language) }));
}

/** Composes a property listing. */
export function composeRealEstateAd(draft: DraftOf<typeof realEstateAd>): ResultOf<typeof realEstateAd> {
  const { language } = draft;
  const property = readProperty(draft);
  const { phrases, pluses, extras, isRental, home, location, area, price } = property;
  const rooms = [
    draft.number('bedrooms') > 0 ? phrases.bedrooms(draft.number('bedrooms')) : '',
    draft.number('bathroom') > 0 ? phrases.bathrooms(draft.number('bathroom')) : '',
  ].filter((part) => part !== '');
  const energy = draft.line('energy_class');
  return {
    title: titleOf(draft, property),
    short_text: joinToFit(
      [
        `${phrases.shortOffer(home, location, isRental)}, ${[area, ...rooms].join(', ')}.`,
        phrases.price(price, isRental),
        energy === 'pending' || energy === 'exempt' ? '' : phrases.energy(energy),
      ],
      160,
      language,
    ),
    description: shorten(describe(draft, property), 3000, language),
    highlights: [
      ...highlightsOf({ pluses, extras }, phrases.pluses, language).map((highlight) => shorten(highlight, 80, language)),
      draft.line('transport_proximity') === '' ? '' : shorten(asItem(draft.line('transport_proximity')), 80, language),
    ]
      .filter((highlight) => highlight !== '')
      .slice(0, maxHighlights),
    facts: factsOf(draft, property),
  };
}

export default { compose: composeRealEstateAd } satisfies Composer<typeof realEstateAd>;
