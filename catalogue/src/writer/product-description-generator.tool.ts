import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByLength, humanProofreadingAddon } from '../prices.ts';
import {
  audienceField,
  brandField,
  brandVoiceField,
  humanProofreadingField,
  keywordsField,
  languageField,
  lengthField,
  productFilesField,
  sourcesField,
  toneField,
} from '../shared-fields.ts';
import { metaDescription, metaTitle } from '../shared-results.ts';

export default defineTool({
  slug: 'product_description_generator',
  name: 'Product description',
  code: 'WR026',
  macrocategory: 'ai_writer',
  group: 'ecommerce',
  icon: 'package',
  description: 'Write product descriptions from features, photos or a product file, one by one or in bulk.',
  output: 'html',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true, is_suggested: true },
  credits: creditsByLength(20, { addons: [humanProofreadingAddon] }),
  fields: [
    { name: 'order_title', label: 'Order title', type: 'text', maxLength: 120 },
    { name: 'product_name', label: 'Product name', type: 'text', required: true, maxLength: 200 },
    { name: 'features', label: 'Features and materials', type: 'textarea', required: true, maxLength: 3000 },
    brandField,
    { name: 'category', label: 'Category', type: 'text', maxLength: 120 },
    productFilesField,
    keywordsField,
    audienceField,
    {
      name: 'creativity',
      label: 'Creativity',
      type: 'number',
      required: true,
      default: 50,
      min: 0,
      max: 100,
      step: 10,
      help: '0 stays close to your data, 100 is most creative. Facts never change.',
    },
    lengthField(150, [50, 100, 150, 300]),
    toneField('persuasive'),
    brandVoiceField,
    sourcesField,
    {
      name: 'translate_from',
      label: 'Language of the source data',
      type: 'language',
      default: 'auto',
      help: 'Choose the language of the files, or leave it on automatic detection.',
      allowAuto: true,
    },
    languageField,
    humanProofreadingField,
  ],
  result: z.object({
    title: z.string().max(80),
    short_description: z.string().max(160),
    description_html: z.string(),
    bullet_points: z.array(z.string().max(150)).max(6),
    specifications: z.array(z.object({ name: z.string().max(60), value: z.string().max(200) })).max(20),
    meta_title: metaTitle,
    meta_description: metaDescription,
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'short_description', style: 'lead' },
    { kind: 'html', from: 'description_html' },
    { kind: 'list', from: 'bullet_points', heading: 'highlights' },
    {
      kind: 'table',
      from: 'specifications',
      heading: 'specifications',
      columns: [
        { from: 'name', word: 'feature' },
        { from: 'value', word: 'value' },
      ],
    },
    { kind: 'fact', from: 'meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
  ],
  brief: `You are an e-commerce copywriter. Write a product description that helps the right buyer decide and prevents returns.
- Title: product type, distinguishing feature and brand, at most 80 characters, the first keyword in it.
- Short description: what it is and the main benefit in one sentence of at most 160 characters.
- Description: open with the benefit for the buyer, then what it is like to use, then the facts that back it. Turn each feature into what it means for the buyer, but claim nothing that the data do not hold: no material, size, weight, origin, certification, guarantee, award or comparison that was not given. The first keyword in the first sentence. Near the requested number of words, short paragraphs.
- Three to six bullet points of at most 150 characters, feature and benefit in one line, the most decisive first; fewer when the data hold fewer.
- Specifications: only figures and facts that were given, with their units, one per row.
- Never "high quality", "perfect", "best" or "innovative" without a fact that shows it. Meta title at most 60 characters, meta description 120 to 155.`,
  titleFields: ['order_title', 'product_name'],
  example: {
    product_name: 'Tramo travel backpack 28 L',
    features: [
      'Volume: 28 litres',
      'Weight: 890 g',
      'Material: recycled polyester, water-repellent',
      'Opens flat like a suitcase',
      'Padded sleeve for laptops up to 16 inches',
      'Fits under most airline seats as cabin luggage (40 x 30 x 20 cm)',
      'Hidden pocket for passport and cards',
    ].join('\n'),
    brand: 'Valmora',
    category: 'Travel backpacks',
    keywords: ['travel backpack', 'cabin luggage', 'laptop backpack'],
    audience: 'people who travel with hand luggage only',
    creativity: 50,
    length: 150,
    tone: 'persuasive',
    translate_from: 'auto',
    language: 'en',
    human_proofreading: false,
  },
});
