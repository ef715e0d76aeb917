import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { countryOptions } from '../country-names.ts';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { languageField } from '../shared-fields.ts';

export default defineTool({
  slug: 'trends_related',
  name: 'Related trends',
  code: 'TD003',
  macrocategory: 'trends',
  group: 'trends',
  icon: 'chart-dots-3',
  description: 'Find searches and topics related to a keyword, the top ones and the rising ones.',
  output: 'table',
  flow: 'live',
  execution: 'computed',
  translation: writingLanguages,
  credits: fixed(0),
  fields: [
    { name: 'keyword', label: 'Keyword', type: 'text', required: true, maxLength: 80 },
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
      default: '12m',
      options: [
        { value: '1d', label: 'Today' },
        { value: '7d', label: 'Last 7 days' },
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
      help: 'There is no free source: one per line, as search; figure; change in percent.',
    },
  ],
  result: z.object({
    keyword: z.string(),
    source: z.string(),
    top: z.array(z.object({ query: z.string(), popularity: z.int().min(0).max(100) })).max(25),
    rising: z.array(z.object({ query: z.string(), growth: z.number() })).max(25),
  }),
  layout: [
    { kind: 'text', from: 'source', style: 'note' },
    {
      kind: 'table',
      from: 'top',
      heading: 'most_searched',
      columns: [
        { from: 'query', word: 'search_term' },
        { from: 'popularity', word: 'popularity' },
      ],
    },
    {
      kind: 'table',
      from: 'rising',
      heading: 'rising_searches',
      columns: [
        { from: 'query', word: 'search_term' },
        { from: 'growth', word: 'change_percent' },
      ],
    },
  ],
  brief: `Top = most frequent with the keyword (0 to 100), rising = largest growth; figures only from the source that was given.`,
  titleFields: ['keyword'],
  example: {
    keyword: 'oak table',
    country: 'GB',
    period: '12m',
    language: 'en',
    own_figures: 'oak table round; 880; 30\noak table extendable; 720; 5\noak table care; 140; 90',
  },
});
