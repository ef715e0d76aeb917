import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import { brandVoiceField, languageField, pageUrlField, primaryKeywordField, toneField, versionsField } from '../shared-fields.ts';
import { metaDescription, metaTitle } from '../shared-results.ts';

export default defineTool({
  slug: 'meta_title_description',
  name: 'Meta title and description',
  code: 'SE002',
  macrocategory: 'seo',
  group: 'meta_data',
  icon: 'tag',
  description: 'Get meta titles and descriptions with the right keyword and length for any page.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true, is_suggested: true },
  credits: perItems('versions', 5, { minimum: 5, note: '5 AI credits per version.' }),
  constraints: [
    {
      rule: 'at_least_one',
      fields: ['page_topic', 'page_url', 'page_text'],
      message: 'Give the topic, the URL or the text of the page.',
    },
  ],
  fields: [
    { name: 'page_topic', label: 'Page topic', type: 'text', maxLength: 300 },
    { ...pageUrlField, label: 'Page to read' },
    { name: 'page_text', label: 'Page text', type: 'textarea', maxLength: 6000 },
    primaryKeywordField,
    { name: 'brand', label: 'Brand', type: 'text', maxLength: 40 },
    {
      name: 'page_type',
      label: 'Page type',
      type: 'select',
      required: true,
      default: 'article',
      options: [
        { value: 'home', label: 'Home' },
        { value: 'category', label: 'Category' },
        { value: 'product', label: 'Product' },
        { value: 'article', label: 'Article' },
        { value: 'service', label: 'Service' },
        { value: 'local_page', label: 'Local page' },
      ],
    },
    versionsField(3, 5),
    { name: 'brand_at_end', label: 'Brand at the end of the title', type: 'boolean', default: true },
    toneField('persuasive'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    meta_title_description: z
      .array(
        z.object({
          meta_title: metaTitle,
          meta_description: metaDescription,
          title_pixels: z.int().min(0).max(580),
          description_pixels: z.int().min(0).max(920),
        }),
      )
      .max(5),
  }),
  layout: [
    {
      kind: 'table',
      from: 'meta_title_description',
      columns: [
        { from: 'meta_title', word: 'meta_title' },
        { from: 'title_pixels', word: 'pixels' },
        { from: 'meta_description', word: 'meta_description' },
        { from: 'description_pixels', word: 'pixels' },
      ],
    },
  ],
  brief: `You write search snippets that are clicked. As many versions as asked for, each with another angle (benefit, answer, proof, offer, curiosity that the page satisfies).
- Meta title: at most 60 characters and 580 pixels wide, the primary keyword near the start, readable, no capitals for shouting; the brand last, after a separator, when asked for and when it fits.
- Meta description: 120 to 155 characters and at most 920 pixels, the keyword once in its natural form, what the page offers, one call to action that fits the page type; no double quotes, no list of keywords.
- Only what topic, page and text support. Home: who and for whom. Category: range and choice. Product: what and the decisive feature. Article: the question and the answer it gives. Service: result and next step. Local page: service and place.`,
  titleFields: ['primary_kw', 'page_topic'],
  example: {
    page_topic: 'Guide to choosing running shoes for beginners',
    page_text:
      'Running shoes for beginners need width in front and a firm heel. Cushioning and drop are explained without jargon. A checklist for the shop helps to compare models. You learn when a pair has to be replaced.',
    primary_kw: 'running shoes for beginners',
    brand: 'Laufwerk',
    page_type: 'article',
    versions: 3,
    brand_at_end: true,
    tone: 'informative',
    language: 'en',
  },
});
