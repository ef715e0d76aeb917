import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { languageOptions } from '../language-options.ts';
import { fileRows, filled, perItems } from '../prices.ts';
import { brandVoiceField, lengthField, sourceLanguageField } from '../shared-fields.ts';
import { metaDescription, metaTitle } from '../shared-results.ts';

export default defineTool({
  slug: 'catalogue_enrichment',
  name: 'Catalogue enrichment',
  code: 'CU003',
  macrocategory: 'custom_tools',
  group: 'catalogue',
  icon: 'database',
  description: 'Complete a product file with titles, descriptions, bullets, attributes, meta data and translations.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true },
  credits: perItems('target_languages', 20, {
    times: [fileRows, filled('product_data')],
    minimum: 20,
    settled_by: 'rows',
    note: '20 AI credits per product and language.',
  }),
  constraints: [
    { rule: 'at_least_one', fields: ['product_data', 'files'], message: 'Enter the data of a product or add a product file.' },
  ],
  fields: [
    {
      name: 'files',
      label: 'Product file',
      type: 'file',
      accept: ['.csv'],
      maxSizeMb: 10,
      maxFiles: 1,
      help: 'CSV with a header; one product per row, up to 10 MB.',
    },
    {
      name: 'product_data',
      label: 'Data of one product',
      type: 'textarea',
      maxLength: 4000,
      help: 'SKU, name and any other product data. A file creates a bulk order with one row per product.',
    },
    {
      name: 'contents',
      label: 'Contents to create',
      type: 'multiselect',
      required: true,
      default: ['title', 'description', 'bullets', 'meta'],
      min: 1,
      max: 8,
      options: [
        { value: 'title', label: 'Title' },
        { value: 'short_description', label: 'Short description' },
        { value: 'description', label: 'Description' },
        { value: 'bullets', label: 'Bullet points' },
        { value: 'attributes', label: 'Attributes' },
        { value: 'meta', label: 'Meta title and description' },
        { value: 'alt_text', label: 'Alt text' },
        { value: 'category', label: 'Category' },
      ],
    },
    {
      name: 'channel',
      label: 'Channel',
      type: 'select',
      required: true,
      default: 'shop',
      options: [
        { value: 'shop', label: 'Own shop' },
        { value: 'amazon', label: 'Amazon' },
        { value: 'google_shopping', label: 'Google Shopping' },
      ],
    },
    { name: 'taxonomy', label: 'Category tree or attribute list', type: 'text', maxLength: 2000 },
    lengthField(100, [50, 100, 150]),
    { name: 'creativity', label: 'Creativity', type: 'number', required: true, default: 30, min: 0, max: 100, step: 10 },
    brandVoiceField,
    { ...sourceLanguageField, label: 'Language of the file' },
    {
      name: 'target_languages',
      label: 'Languages to produce',
      type: 'multiselect',
      required: true,
      default: ['en'],
      options: languageOptions,
      min: 1,
      max: 10,
    },
  ],
  result: z.object({
    rows: z
      .array(
        z.object({
          sku: z.string().max(120),
          language: z.string().max(10),
          title: z.string().max(150).optional(),
          short_description: z.string().max(160).optional(),
          description: z.string().optional(),
          bullets: z.array(z.string().max(255)).max(6),
          attributes: z.array(z.string().max(200)).max(20),
          meta_title: metaTitle.optional(),
          meta_description: metaDescription.optional(),
          alt_text: z.string().max(125).optional(),
          category: z.string().max(200).optional(),
          issues: z.string().max(600),
        }),
      )
      .max(200),
  }),
  layout: [
    {
      kind: 'table',
      from: 'rows',
      columns: [
        { from: 'sku', word: 'sku' },
        { from: 'language', word: 'language' },
        { from: 'title', word: 'title' },
        { from: 'short_description', word: 'short_description' },
        { from: 'meta_title', word: 'meta_title' },
        { from: 'meta_description', word: 'meta_description' },
        { from: 'alt_text', word: 'alt_text' },
        { from: 'category', word: 'category' },
        { from: 'issues', word: 'needs_check' },
      ],
    },
    { kind: 'sections', from: 'rows', title: 'title', body: 'description', bodyIs: 'html', points: 'bullets', needsBody: true },
    {
      kind: 'sections',
      from: 'rows',
      heading: 'attributes',
      level: 3,
      title: 'sku',
      body: 'category',
      bodyIs: 'text',
      points: 'attributes',
      needsBody: true,
    },
  ],
  brief: `You complete product data for shops and marketplaces: one row per product and target language, the SKU untouched.
- Only the contents that are asked for; the others are left out. Title by channel: own shop and Google Shopping 150 characters, Amazon brand, name, most telling attribute, size, colour. Short description 160. Description as HTML with <p> near the asked length. Up to six bullets of at most 255. Attributes "Name: value" from the data alone. Meta title 60, meta description 155. Alt text 125: what the picture will show. Category from the given tree only.
- Facts only from the product's data; missing or contradictory ones go into issues, in one sentence. Wording varies between similar products. Low creativity stays close to the data.
- language is the code of the row's language.`,
  titleFields: ['product_data'],
  example: {
    product_data:
      'SKU: HO-340-M; name: rain jacket; brand: Halden Outdoor; material: polyester, recycled; waterproof: 10,000 mm; weight: 340 g; colour: moss green; size: M',
    contents: ['title', 'description', 'bullets', 'meta'],
    channel: 'shop',
    length: 100,
    creativity: 30,
    target_languages: ['en', 'de'],
  },
});
