import * as z from 'zod';
import { countedLanguages } from '../counted-languages.ts';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { detectedLanguageField, pageUrlField } from '../shared-fields.ts';

export default defineTool({
  slug: 'keyword_density',
  name: 'Keyword density',
  code: 'SE003',
  macrocategory: 'seo',
  group: 'analysis',
  icon: 'chart-bar',
  description: 'Count how often words and phrases occur in a text or on a page.',
  output: 'table',
  flow: 'live',
  execution: 'computed',
  translation: countedLanguages,
  credits: fixed(0),
  constraints: [{ rule: 'at_least_one', fields: ['text', 'page_url'], message: 'Paste a text or enter a URL.' }],
  fields: [
    { name: 'text', label: 'Text', type: 'textarea', maxLength: 50_000 },
    pageUrlField,
    { name: 'keywords', label: 'Keywords to check', type: 'tags', min: 0, max: 20, help: 'Press Enter to add an item.' },
    { name: 'ignore_stop_words', label: 'Ignore stop words', type: 'boolean', default: true },
    {
      name: 'max_words',
      label: 'Phrases of',
      type: 'select',
      required: true,
      default: '3',
      options: [
        { value: '1', label: '1 word' },
        { value: '2', label: 'up to 2 words' },
        { value: '3', label: 'up to 3 words' },
      ],
    },
    detectedLanguageField,
  ],
  result: z.object({
    word_count: z.int(),
    unique_words: z.int(),
    density: z
      .array(
        z.object({
          phrase: z.string(),
          words: z.int().min(1).max(3),
          count: z.int(),
          percent: z.number(),
          in_title: z.boolean(),
          in_headings: z.boolean(),
        }),
      )
      .max(100),
    checked_keywords: z
      .array(
        z.object({
          keyword: z.string(),
          count: z.int(),
          percent: z.number(),
          judgement: z.enum(['missing', 'low', 'good', 'high']),
        }),
      )
      .max(20),
  }),
  layout: [
    { kind: 'fact', from: 'word_count', word: 'word_count' },
    { kind: 'fact', from: 'unique_words', word: 'unique_words' },
    {
      kind: 'table',
      from: 'checked_keywords',
      heading: 'checked_keywords',
      columns: [
        { from: 'keyword', word: 'keyword' },
        { from: 'count', word: 'count' },
        { from: 'percent', word: 'percent' },
        { from: 'judgement', word: 'judgement', valuesAreWords: true },
      ],
    },
    {
      kind: 'table',
      from: 'density',
      heading: 'density',
      columns: [
        { from: 'phrase', word: 'phrase' },
        { from: 'words', word: 'words' },
        { from: 'count', word: 'count' },
        { from: 'percent', word: 'percent' },
        { from: 'in_title', word: 'in_title' },
        { from: 'in_headings', word: 'in_headings' },
      ],
    },
  ],
  brief:
    'Neutral figures with a light reading: 0.5 to 2 percent is common for a focus keyword, above 3 percent looks forced; there is no ideal density, so say so.',
  titleFields: ['page_url'],
  example: {
    text: 'Sourdough bread needs time. A sourdough starter is a mix of flour and water in which wild yeast lives. Feed the starter every day, and your sourdough bread will rise without bought yeast. Good flour, warm water and patience make good bread.',
    keywords: ['sourdough bread', 'starter', 'rye'],
    ignore_stop_words: true,
    max_words: '3',
    language: 'en',
  },
});
