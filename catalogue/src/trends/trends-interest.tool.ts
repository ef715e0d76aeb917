import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { languageField } from '../shared-fields.ts';

export default defineTool({
  slug: 'trends_interest',
  name: 'Interest over time',
  code: 'TD005',
  macrocategory: 'trends',
  group: 'trends',
  icon: 'chart-line',
  description: 'Compare interest in up to five keywords over time and spot seasonal patterns.',
  output: 'report',
  flow: 'live',
  execution: 'computed',
  translation: writingLanguages,
  credits: fixed(0),
  fields: [
    { name: 'keywords', label: 'Keywords', type: 'tags', required: true, min: 1, max: 5, help: 'Press Enter to add an item.' },
    {
      name: 'period',
      label: 'Period',
      type: 'select',
      required: true,
      default: '12m',
      options: [
        { value: '30d', label: 'Last 30 days' },
        { value: '90d', label: 'Last 90 days' },
        { value: '12m', label: 'Last 12 months' },
        { value: '5y', label: 'Last 5 years' },
      ],
    },
    languageField,
    {
      name: 'own_figures',
      label: 'Your own data (CSV)',
      type: 'textarea',
      maxLength: 100_000,
      help: 'Leave empty to use Wikipedia page views, or enter one per line: date (YYYY-MM-DD); keyword; value.',
    },
  ],
  result: z.object({
    source: z.string(),
    notes: z.array(z.string()).max(3),
    series: z
      .array(
        z.object({
          keyword: z.string(),
          average: z.int(),
          peak_date: z.string(),
          direction: z.enum(['rising', 'stable', 'falling']),
          season: z.string(),
          points: z.array(z.object({ date: z.string(), popularity: z.int().min(0).max(100) })).max(60),
        }),
      )
      .max(5),
    points: z.array(z.object({ date: z.string(), keyword: z.string(), popularity: z.int().min(0).max(100) })).max(300),
  }),
  layout: [
    { kind: 'text', from: 'source', style: 'note' },
    { kind: 'list', from: 'notes', heading: 'worth_knowing' },
    {
      kind: 'table',
      from: 'series',
      columns: [
        { from: 'keyword', word: 'keyword' },
        { from: 'average', word: 'average' },
        { from: 'peak_date', word: 'peak_date' },
        { from: 'direction', word: 'direction', valuesAreWords: true },
        { from: 'season', word: 'season' },
      ],
    },
    {
      kind: 'table',
      from: 'points',
      heading: 'over_time',
      columns: [
        { from: 'date', word: 'date' },
        { from: 'keyword', word: 'keyword' },
        { from: 'popularity', word: 'popularity' },
      ],
    },
  ],
  brief: `Popularity from 0 to 100 where 100 is the highest point of all series, direction by trend line, months that come back each year as publishing advice; say when the data is too short for a season.`,
  titleFields: ['keywords'],
  example: { keywords: ['Oak', 'Linseed oil'], period: '5y', language: 'en' },
});
