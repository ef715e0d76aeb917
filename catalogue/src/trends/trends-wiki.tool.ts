import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { languageField } from '../shared-fields.ts';

export default defineTool({
  slug: 'trends_wiki',
  name: 'Wikipedia trends',
  code: 'TD002',
  macrocategory: 'trends',
  group: 'trends',
  icon: 'brand-wikipedia',
  description: 'Discover the most read Wikipedia pages and those rising fastest in a language.',
  output: 'table',
  flow: 'live',
  execution: 'computed',
  translation: writingLanguages,
  credits: fixed(0),
  fields: [
    languageField,
    { name: 'date', label: 'Day', type: 'date', help: 'Leave empty for the latest day available.' },
    {
      name: 'order_by',
      label: 'Order by',
      type: 'select',
      required: true,
      default: 'views',
      options: [
        { value: 'views', label: 'Most read' },
        { value: 'growth', label: 'Fastest growing' },
      ],
    },
    { name: 'keyword', label: 'Only pages about', type: 'text', maxLength: 80 },
    { name: 'limit', label: 'Results', type: 'number', required: true, default: 20, min: 5, max: 100, step: 5 },
  ],
  result: z.object({
    date: z.string(),
    source: z.string(),
    pages: z
      .array(
        z.object({
          rank: z.int(),
          title: z.string(),
          views: z.int(),
          growth_percent: z.number().optional(),
          popularity: z.int().min(0).max(100),
          url: z.string(),
        }),
      )
      .max(100),
  }),
  layout: [
    { kind: 'text', from: 'source', style: 'note' },
    {
      kind: 'table',
      from: 'pages',
      columns: [
        { from: 'rank', word: 'rank' },
        { from: 'title', word: 'wiki_page' },
        { from: 'views', word: 'views' },
        { from: 'growth_percent', word: 'change_percent' },
        { from: 'popularity', word: 'popularity' },
        { from: 'url', word: 'address' },
      ],
    },
  ],
  brief: `Encyclopaedic interest, a good early signal for editorial calendars; leave out main page, search and special pages; views as published.`,
  titleFields: ['keyword'],
  example: { language: 'en', order_by: 'views', limit: 20 },
});
