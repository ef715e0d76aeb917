import { interfaceLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { countryOptions } from '../country-names.ts';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';

export default defineTool({
  slug: 'trends_global',
  name: 'Global trends',
  code: 'TD001',
  macrocategory: 'trends',
  group: 'trends',
  icon: 'world',
  description: 'See what people are searching for now, by country and category.',
  output: 'table',
  flow: 'live',
  execution: 'computed',
  translation: interfaceLanguages,
  credits: fixed(0),
  fields: [
    {
      name: 'country',
      label: 'Country',
      type: 'select',
      required: true,
      default: 'US',
      options: [{ value: 'WW', label: 'Worldwide' }, ...countryOptions],
    },
    {
      name: 'period',
      label: 'Period',
      type: 'select',
      required: true,
      default: '1d',
      options: [
        { value: '1d', label: 'Today' },
        { value: '7d', label: 'Last 7 days' },
        { value: '30d', label: 'Last 30 days' },
      ],
    },
    {
      name: 'category',
      label: 'Category',
      type: 'select',
      required: true,
      default: 'all',
      options: [
        { value: 'all', label: 'All' },
        { value: 'business', label: 'Business' },
        { value: 'entertainment', label: 'Entertainment' },
        { value: 'health', label: 'Health' },
        { value: 'science_and_technology', label: 'Science and technology' },
        { value: 'sport', label: 'Sport' },
        { value: 'top_stories', label: 'Top stories' },
        { value: 'shopping', label: 'Shopping' },
        { value: 'travel', label: 'Travel' },
      ],
    },
    { name: 'limit', label: 'Results', type: 'number', required: true, default: 20, min: 5, max: 50, step: 5 },
    {
      name: 'own_figures',
      label: 'Your own data (CSV)',
      type: 'textarea',
      maxLength: 100_000,
      help: 'There is no free source: one per line, as search; figure; change in percent.',
    },
  ],
  result: z.object({
    country: z.string(),
    fetched_at: z.string(),
    source: z.string(),
    trends: z
      .array(
        z.object({
          rank: z.int(),
          title: z.string(),
          popularity: z.int().min(0).max(100),
          searches: z.number(),
          change: z.number().optional(),
        }),
      )
      .max(50),
  }),
  layout: [
    { kind: 'text', from: 'source', style: 'note' },
    { kind: 'fact', from: 'country', word: 'country' },
    {
      kind: 'table',
      from: 'trends',
      columns: [
        { from: 'rank', word: 'rank' },
        { from: 'title', word: 'search_term' },
        { from: 'popularity', word: 'popularity' },
        { from: 'searches', word: 'figure' },
        { from: 'change', word: 'change_percent' },
      ],
    },
  ],
  brief: `Popularity from 0 to 100 relative to the top item; always show source and time of the data; without a source say so, never fill the gap.`,
  titleFields: [],
  example: {
    country: 'GB',
    period: '7d',
    category: 'all',
    limit: 20,
    own_figures: 'search; figure; change\noak table; 5400; 12\nlinseed oil; 2900; -4\ngarden bench; 1300; 60',
  },
});
