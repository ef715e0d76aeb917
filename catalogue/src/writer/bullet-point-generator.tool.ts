import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { brandVoiceField, languageField, productFilesField, sourceLanguageField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'bullet_point_generator',
  name: 'Product bullet points',
  code: 'WR027',
  macrocategory: 'ai_writer',
  group: 'ecommerce',
  icon: 'list-check',
  description: 'Turn product data into scannable benefit bullet points, one product or a whole file.',
  output: 'list',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: fixed(20, { note: '20 AI credits per product.' }),
  fields: [
    { name: 'order_title', label: 'Order title', type: 'text', maxLength: 120 },
    { name: 'product_name', label: 'Product name', type: 'text', required: true, maxLength: 200 },
    {
      name: 'features',
      label: 'Features',
      type: 'textarea',
      required: true,
      maxLength: 3000,
      help: 'One per line, most important first. Add a label before a colon, for example "Waterproof: up to 10,000 mm".',
    },
    productFilesField,
    {
      name: 'quantity',
      label: 'Number of bullet points',
      type: 'number',
      required: true,
      default: 5,
      min: 3,
      max: 10,
      step: 1,
    },
    {
      name: 'max_characters',
      label: 'Maximum characters each',
      type: 'number',
      required: true,
      default: 200,
      min: 60,
      max: 500,
      step: 10,
    },
    {
      name: 'leading_label',
      label: 'Start with a short label',
      type: 'boolean',
      default: true,
      help: 'e.g. WATERPROOF: ...',
    },
    toneField('informative'),
    brandVoiceField,
    sourceLanguageField,
    languageField,
  ],
  result: z.object({
    bullet_points: z.array(z.object({ label: z.string().max(30).optional(), text: z.string().max(500) })).max(10),
  }),
  layout: [{ kind: 'points', from: 'bullet_points', label: 'label', text: 'text' }],
  brief: `You write the bullet points that shoppers read instead of the description. As many as asked for, fewer when the data hold fewer.
- One feature and what it means for the buyer in each, the most decisive first, all built alike (the same grammar), no full stop at the end.
- Label, when asked for, and the text after it together stay within the maximum of characters; the label is one to three words in capitals, at most 30 characters, and is not repeated in the text. Without labels leave the label out.
- Figures with their units exactly as given. No price, discount, shipping or guarantee claim, no "best", "perfect" or "high quality", no emoji, nothing that was not given.
- Marketplaces accept 10 to 255 characters per bullet point in most categories.`,
  titleFields: ['order_title', 'product_name'],
  example: {
    product_name: 'Tramo travel backpack 28 L',
    features: [
      'Cabin size: fits under most airline seats (40 x 30 x 20 cm)',
      'Opens flat like a suitcase, so that everything is in reach',
      'Laptop sleeve: padded, for devices up to 16 inches',
      'Water-repellent: recycled polyester with taped zips',
      'Hidden pocket on the back for passport and cards',
      'Weight: 890 g',
    ].join('\n'),
    quantity: 5,
    max_characters: 200,
    leading_label: true,
    tone: 'informative',
    translate_from: 'auto',
    language: 'en',
  },
});
