import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { lines, perItems } from '../prices.ts';
import { brandVoiceField, languageField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'restaurant_menu',
  name: 'Restaurant menu descriptions',
  code: 'WR041',
  macrocategory: 'ai_writer',
  group: 'local',
  icon: 'tools-kitchen-2',
  description: 'Describe dishes, wines and the restaurant itself so that guests want to order.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: perItems(lines('dishes'), 3, { minimum: 3, note: '3 AI credits per dish.' }),
  fields: [
    { name: 'restaurant', label: 'Restaurant', type: 'text', required: true, maxLength: 120 },
    { name: 'cuisine', label: 'Cuisine and style', type: 'text', required: true, maxLength: 150 },
    {
      name: 'dishes',
      label: 'Dishes',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      help: 'One per line: dish | main ingredients | price',
    },
    { name: 'max_words', label: 'Words per dish', type: 'number', required: true, default: 20, min: 5, max: 40, step: 1 },
    { name: 'allergens', label: 'Point out allergens in the ingredients', type: 'boolean', default: true },
    { name: 'restaurant_intro', label: "Write the restaurant's presentation", type: 'boolean' },
    toneField('luxury'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    restaurant_intro: z.string().optional(),
    dishes: z
      .array(
        z.object({
          name: z.string().max(80),
          description: z.string().max(250),
          allergens: z.string().max(300),
          price: z.string().max(20).optional(),
        }),
      )
      .max(100),
    note: z.string().max(300).optional(),
  }),
  layout: [
    { kind: 'text', from: 'restaurant_intro', style: 'lead' },
    {
      kind: 'table',
      from: 'dishes',
      columns: [
        { from: 'name', word: 'dish' },
        { from: 'description', word: 'description' },
        { from: 'allergens', word: 'allergens' },
        { from: 'price', word: 'price' },
      ],
    },
    { kind: 'text', from: 'note', style: 'note' },
  ],
  brief: `You write menus that make guests want to order. One row per dish, in the given order, names and prices as given.
- Description within the asked number of words and 250 characters: main ingredient, technique, origin, texture, as far as the input tells them. No "delicious", no superlatives, nothing added to the ingredients.
- Allergens only when asked for: the names of those of the 14 of EU Regulation 1169/2011 that the listed ingredients contain, joined by commas, empty where none is listed; then the note that the kitchen must confirm them.
- The restaurant's presentation of two or three sentences only when asked for, from name, cuisine and dishes alone.`,
  titleFields: ['restaurant'],
  example: {
    restaurant: 'Il Cortile',
    cuisine: 'seasonal cooking from Piedmont',
    dishes: [
      'Tajarin with butter and sage | fresh egg pasta, mountain butter, sage | €14',
      'Vitello tonnato | veal, tuna, capers, egg | €16',
      'Grilled trout | trout from Lake Orta, lemon, thyme | €19',
      'Panna cotta | cream, vanilla, hazelnuts | €7',
    ].join('\n'),
    max_words: 20,
    allergens: true,
    restaurant_intro: true,
    tone: 'luxury',
    language: 'en',
  },
});
