import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByLength } from '../prices.ts';
import { brandVoiceField, languageField, lengthField, toneField } from '../shared-fields.ts';

const rooms = <const Name extends string>(name: Name, label: string, preset: number, max: number) =>
  ({
    name,
    label,
    type: 'number',
    required: true,
    default: preset,
    min: 0,
    max,
    step: 1,
  }) as const;

const energyClasses = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

export default defineTool({
  slug: 'real_estate_ad',
  name: 'Real estate ad',
  code: 'WR038',
  macrocategory: 'ai_writer',
  group: 'local',
  icon: 'home-2',
  description: 'Write a property listing from type, contract, rooms and features.',
  output: 'text',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: creditsByLength(20),
  fields: [
    {
      name: 'property_type',
      label: 'Type',
      type: 'select',
      required: true,
      default: 'flat',
      options: [
        { value: 'villa', label: 'Villa' },
        { value: 'flat', label: 'Flat' },
        { value: 'terraced_house', label: 'Terraced house' },
        { value: 'penthouse', label: 'Penthouse' },
        { value: 'cottage', label: 'Cottage' },
      ],
    },
    {
      name: 'contract',
      label: 'Contract',
      type: 'select',
      required: true,
      default: 'sell',
      options: [
        { value: 'sell', label: 'Sell' },
        { value: 'rent', label: 'Rent' },
      ],
    },
    {
      name: 'price',
      label: 'Price',
      type: 'number',
      required: true,
      min: 0,
      max: 100_000_000,
      step: 1,
      help: 'Sale price, or monthly rent for a rental.',
    },
    { name: 'currency', label: 'Currency', type: 'text', required: true, default: 'EUR', maxLength: 3 },
    { name: 'city', label: 'City', type: 'text', required: true, maxLength: 100 },
    { name: 'district', label: 'District', type: 'text', maxLength: 100 },
    { name: 'area', label: 'Area (sq m)', type: 'number', required: true, min: 5, max: 100_000, step: 1 },
    rooms('bedrooms', 'Bedrooms', 2, 30),
    rooms('living_room', 'Living rooms', 1, 10),
    {
      name: 'kitchen',
      label: 'Kitchen',
      type: 'select',
      required: true,
      default: 'open_plan',
      options: [
        { value: 'eat_in', label: 'Eat-in' },
        { value: 'open_plan', label: 'Open-plan' },
        { value: 'kitchenette', label: 'Kitchenette' },
        { value: 'separate', label: 'Separate' },
      ],
    },
    rooms('bathroom', 'Bathrooms', 1, 20),
    { name: 'floor', label: 'Floor', type: 'text', maxLength: 40, placeholder: 'e.g. 3rd of 5' },
    { name: 'elevator', label: 'Elevator', type: 'boolean' },
    { name: 'terrace', label: 'Terrace', type: 'boolean' },
    { name: 'garage', label: 'Garage', type: 'boolean' },
    { name: 'transport_proximity', label: 'Proximity to transport', type: 'text', maxLength: 200 },
    {
      name: 'conditions',
      label: 'Conditions',
      type: 'select',
      required: true,
      default: 'good',
      options: [
        { value: 'new_build', label: 'New build' },
        { value: 'renovated', label: 'Renovated' },
        { value: 'good', label: 'Good' },
        { value: 'to_be_renovated', label: 'To be renovated' },
      ],
    },
    {
      name: 'energy_class',
      label: 'Energy class',
      type: 'select',
      required: true,
      default: 'pending',
      options: [
        ...energyClasses.map((value) => ({ value, label: value })),
        { value: 'pending', label: 'Being issued' },
        { value: 'exempt', label: 'Exempt' },
      ],
    },
    { name: 'additional_features', label: 'Additional features', type: 'textarea', maxLength: 1500 },
    lengthField(150, [100, 150, 250]),
    toneField('persuasive'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    title: z.string().max(60),
    short_text: z.string().max(160),
    description: z.string().max(3000),
    highlights: z.array(z.string().max(80)).max(8),
    facts: z.array(z.object({ name: z.string().max(40), value: z.string().max(80) })).max(15),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'short_text', style: 'lead' },
    { kind: 'text', from: 'description' },
    { kind: 'list', from: 'highlights', heading: 'highlights' },
    {
      kind: 'table',
      from: 'facts',
      heading: 'key_facts',
      columns: [
        { from: 'name', word: 'feature' },
        { from: 'value', word: 'value' },
      ],
    },
  ],
  brief: `You are an estate agent known for honest listings that bring the right viewers.
- Title: type, strongest plus and place, at most 60 characters, no capitals for shouting, no "must see".
- Short text of at most 160 characters for portals and social media: type, size, rooms, place, price.
- Description near the requested number of words (at most 3,000 characters): open with the strongest feature, walk through the rooms in the order a visitor sees them, then the building with floor and lift, then district and transport, then condition, price and energy class. The energy class is mandatory in the European Union; say so when it is being issued or exempt.
- Only what was given: no distances, views, orientation, year of construction, neighbourhood praise or costs that are not in the data. A missing plus is not mentioned.
- No wording about who should live there (family, origin, religion, age, children): fair-housing rules.
- Three to eight highlights of at most 80 characters; five to fifteen facts as name and value, with units as the market writes them.`,
  titleFields: ['property_type', 'district', 'city'],
  example: {
    property_type: 'flat',
    contract: 'sell',
    price: 389000,
    currency: 'EUR',
    city: 'Turin',
    district: 'San Salvario',
    area: 96,
    bedrooms: 2,
    living_room: 1,
    kitchen: 'eat_in',
    bathroom: 2,
    floor: '3rd of 5',
    elevator: true,
    terrace: true,
    garage: false,
    transport_proximity: 'Marconi metro station, 4 minutes on foot',
    conditions: 'renovated',
    energy_class: 'B',
    additional_features: 'Oak parquet in all rooms\nUnderfloor heating\nCellar of 6 sq m',
    length: 150,
    tone: 'persuasive',
    language: 'en',
  },
});
