import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { languageField } from '../shared-fields.ts';

// Languages with words that can be split and normalized.
const comparedLanguages = 'en it es fr de pt-BR pt-PT nl-NL pl-PL cs ru-RU sv da nb fi el ro hu bg tr ca'.split(' ');

export default defineTool({
  slug: 'keyword_clusters',
  name: 'Keyword clusters',
  code: 'SE006',
  macrocategory: 'seo',
  group: 'research',
  icon: 'chart-dots',
  description: 'Group a keyword list into topics, each with one page and one main keyword.',
  output: 'table',
  flow: 'single',
  execution: 'computed',
  translation: comparedLanguages,
  credits: fixed(20, { note: 'Up to 2,000 keywords.' }),
  constraints: [{ rule: 'at_least_one', fields: ['keywords_list', 'file'], message: 'Paste a list or upload a file.' }],
  fields: [
    {
      name: 'keywords_list',
      label: 'Keyword list',
      type: 'textarea',
      maxLength: 50_000,
      help: 'One per line, optionally with a search volume after a comma.',
    },
    { name: 'file', label: 'Keyword file', type: 'file', accept: ['.csv', '.txt'], maxSizeMb: 10, maxFiles: 1 },
    {
      name: 'tightness',
      label: 'Groups',
      type: 'select',
      required: true,
      default: 'medium',
      options: [
        { value: 'loose', label: 'Few, broad' },
        { value: 'medium', label: 'Balanced' },
        { value: 'tight', label: 'Many, narrow' },
      ],
    },
    languageField,
  ],
  result: z.object({
    clusters: z
      .array(
        z.object({
          name: z.string(),
          main_keyword: z.string(),
          keywords: z.array(z.string()).max(500),
          members: z.string(),
          intent: z.enum(['informational', 'commercial', 'transactional', 'navigational']),
          suggested_page: z.string(),
          total_volume: z.int().optional(),
        }),
      )
      .max(200),
    unclustered: z.array(z.string()).max(2000),
    notes: z.array(z.string()).max(15),
  }),
  layout: [
    {
      kind: 'table',
      from: 'clusters',
      heading: 'keyword_groups',
      columns: [
        { from: 'main_keyword', word: 'main_keyword' },
        { from: 'members', word: 'keywords' },
        { from: 'intent', word: 'intent', valuesAreWords: true },
        { from: 'suggested_page', word: 'suggested_page' },
        { from: 'total_volume', word: 'search_volume' },
      ],
    },
    { kind: 'list', from: 'unclustered', heading: 'unclustered' },
    { kind: 'list', from: 'notes', heading: 'warnings' },
  ],
  brief:
    'One cluster is one page: name it by its main keyword, intent and page type; warn where two clusters risk cannibalising each other.',
  titleFields: [],
  example: {
    keywords_list:
      'oak dining table, 2400\ndining table oak, 880\noak dining tables, 720\nbuy oak dining table, 90\nhow to build a garden shed, 1900\nbuild garden shed, 590\ngarden shed building guide, 140\nbest wood for raised beds, 1300\nraised beds wood, 260\nwood care oil, 320',
    tightness: 'medium',
    language: 'en',
  },
});
