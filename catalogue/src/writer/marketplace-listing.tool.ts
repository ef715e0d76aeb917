import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { languageField } from '../shared-fields.ts';

export default defineTool({
  slug: 'marketplace_listing',
  name: 'Marketplace listing',
  code: 'WR029',
  macrocategory: 'ai_writer',
  group: 'ecommerce',
  icon: 'shopping-cart',
  description: 'Create titles, bullets, description and search terms for Amazon, eBay, Etsy or Google Shopping.',
  output: 'report',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true },
  credits: fixed(50, { note: '50 AI credits per product.' }),
  fields: [
    {
      name: 'marketplace',
      label: 'Marketplace',
      type: 'select',
      required: true,
      default: 'amazon',
      options: [
        { value: 'amazon', label: 'Amazon' },
        { value: 'ebay', label: 'eBay' },
        { value: 'etsy', label: 'Etsy' },
        { value: 'google_shopping', label: 'Google Shopping' },
      ],
    },
    { name: 'product_name', label: 'Product', type: 'text', required: true, maxLength: 200 },
    { name: 'brand', label: 'Brand', type: 'text', required: true, maxLength: 80 },
    { name: 'features', label: 'Features, materials, sizes', type: 'textarea', required: true, maxLength: 3000 },
    {
      name: 'search_terms',
      label: 'Known search terms',
      type: 'tags',
      min: 0,
      max: 15,
      help: 'Press Enter to add an item.',
    },
    { name: 'variant', label: 'Colour, size, pack', type: 'text', maxLength: 100 },
    languageField,
  ],
  result: z.object({
    title: z.string().max(200),
    subtitle: z.string().max(55).optional(),
    bullets: z.array(z.string().max(255)).max(5),
    description: z.string().max(5000),
    backend_search_terms: z.string().max(249).optional(),
    tags: z.array(z.string().max(20)).max(13),
    attributes: z.array(z.object({ name: z.string().max(60), value: z.string().max(120) })).max(20),
    remarks: z.array(z.string().max(400)).max(5).optional(),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'subtitle', style: 'lead' },
    { kind: 'list', from: 'bullets', heading: 'highlights' },
    { kind: 'text', from: 'description', heading: 'description' },
    { kind: 'text', from: 'backend_search_terms', heading: 'search_terms' },
    { kind: 'fact', from: 'tags', word: 'tags' },
    {
      kind: 'table',
      from: 'attributes',
      heading: 'specifications',
      columns: [
        { from: 'name', word: 'feature' },
        { from: 'value', word: 'value' },
      ],
    },
    { kind: 'list', from: 'remarks', heading: 'warnings' },
  ],
  brief: `You write listings that are found and bought, and that the marketplace accepts without a correction. Use only what was given.
- Amazon: title up to 200 characters, 80 where that is enough: brand, product, decisive feature, variant; no word more than twice. Five bullets of 10 to 255 characters, feature and benefit. Description up to 2,000. Backend search terms under 250 bytes: single words separated by spaces, none that title or bullets hold, no brands of others.
- eBay: title up to 80, subtitle up to 55. Etsy: title up to 140, up to 13 tags of at most 20 characters as buyers type them. Google Shopping: title up to 150, of which the first 70 show; description up to 5,000, the first 160 decide.
- Fill only the parts that the chosen marketplace has; leave subtitle and search terms out and bullets and tags empty elsewhere.
- No price, discount, shipping or warranty promise, no capitals for shouting, no special characters (™, ★, !), no "best seller".
- Attributes: brand and every figure or material that was given, with its unit. Remarks: what the listing still lacks, and what was left out because the marketplace does not allow it.`,
  titleFields: ['product_name', 'marketplace'],
  example: {
    marketplace: 'amazon',
    product_name: 'Insulated drinking bottle',
    brand: 'Fjellbach',
    features: [
      'Keeps drinks cold for 24 hours and hot for 12 hours',
      'Wide opening takes ice cubes and is easy to clean',
      'Leakproof lid with a carrying loop, tested upside down',
      'Free of BPA and phthalates',
      'Volume: 750 ml',
      'Material: stainless steel 18/8',
      'Weight: 340 g',
    ].join('\n'),
    search_terms: ['thermos flask', 'water bottle', 'hiking bottle', 'gym'],
    variant: 'moss green',
    language: 'en',
  },
});
