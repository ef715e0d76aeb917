import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perLength } from '../prices.ts';
import { brandField, brandVoiceField, languageField, pageUrlField, primaryKeywordField, sourcesField } from '../shared-fields.ts';
import { metaDescription, metaTitle } from '../shared-results.ts';

export default defineTool({
  slug: 'category_cards',
  name: 'Category cards',
  code: 'SE019',
  macrocategory: 'seo',
  group: 'on_page',
  icon: 'cards',
  description: 'Write the short SEO cards that link a shop category to its related categories, using linked and soft keywords.',
  output: 'html',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { has_task_assignment: true, isDavinci: true, bulk: true },
  credits: perLength('content_length', 20, {
    times: 'cards',
    minimum: 20,
    note: '20 AI credits per 100 words, for all the cards together.',
  }),
  fields: [
    { name: 'category_name', label: 'Category name', type: 'text', required: true, maxLength: 120 },
    brandField,
    { ...pageUrlField, label: 'Category page' },
    primaryKeywordField,
    {
      name: 'linked_keywords',
      label: 'Linked keywords',
      type: 'tags',
      min: 0,
      max: 20,
      help: 'Keywords that already have a target page.',
    },
    { name: 'soft_keywords', label: 'Soft keywords', type: 'tags', min: 0, max: 20, help: 'Keywords to use without a link.' },
    { name: 'h2_headings', label: 'H2 headings', type: 'tags', min: 0, max: 8, help: 'Press Enter to add an item.' },
    { name: 'cards', label: 'Number of cards', type: 'number', required: true, default: 4, min: 1, max: 12, step: 1 },
    { name: 'content_length', label: 'Words per card', type: 'length', required: true, default: 60, min: 30, max: 150, step: 1 },
    { name: 'footer_content', label: 'Also generate footer text', type: 'boolean' },
    brandVoiceField,
    sourcesField,
    languageField,
  ],
  result: z.object({
    cards: z
      .array(
        z.object({
          heading: z.string().max(60),
          text: z.string().max(1200),
          linked_keyword: z.string().max(80).optional(),
          button: z.string().max(25),
        }),
      )
      .max(12),
    footer_content: z.string().optional(),
    meta_title_description: z.object({ meta_title: metaTitle, meta_description: metaDescription }),
    keywords_used: z.object({ linked: z.array(z.string()).max(20), soft: z.array(z.string()).max(20) }),
  }),
  layout: [
    { kind: 'sections', from: 'cards', level: 2, title: 'heading', body: 'text', bodyIs: 'text', note: 'button' },
    { kind: 'html', from: 'footer_content', heading: 'footer_text' },
    { kind: 'fact', from: 'meta_title_description.meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_title_description.meta_description', word: 'meta_description' },
    { kind: 'fact', from: 'keywords_used.linked', word: 'linked_keywords' },
    { kind: 'fact', from: 'keywords_used.soft', word: 'soft_keywords' },
  ],
  brief: `You write the cards by which a shop category leads to its related ones, as many as asked for.
- Each card: a heading that holds a linked keyword, 30 to 150 words (as many as asked) on why to open that category, and one button.
- Soft keywords are spread, each once; headings given are used. No card repeats another's opening or promise.
- The footer only when asked for. Meta title at most 60 and description at most 155 characters.
- Facts about assortment, prices and delivery come from the fields and sources; nothing is invented.`,
  titleFields: ['category_name', 'primary_kw'],
  example: {
    category_name: 'Garden furniture',
    brand: 'Hollis & Oak',
    primary_kw: 'oak garden furniture',
    linked_keywords: ['garden benches', 'garden tables', 'sun loungers'],
    soft_keywords: ['weatherproof', 'made to measure'],
    h2_headings: [],
    cards: 3,
    content_length: 60,
    footer_content: false,
    language: 'en',
  },
});
