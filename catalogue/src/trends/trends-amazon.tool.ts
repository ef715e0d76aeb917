import { interfaceLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';

export default defineTool({
  slug: 'trends_amazon',
  name: 'Amazon trends',
  code: 'TD004',
  macrocategory: 'trends',
  group: 'trends',
  icon: 'brand-amazon',
  description: 'See what shoppers search for on Amazon, by marketplace.',
  output: 'table',
  flow: 'live',
  execution: 'computed',
  translation: interfaceLanguages,
  credits: fixed(0),
  fields: [
    { name: 'keyword', label: 'Product or keyword', type: 'text', required: true, maxLength: 80 },
    {
      name: 'marketplace',
      label: 'Marketplace',
      type: 'select',
      required: true,
      default: 'US',
      options: [
        { value: 'US', label: 'amazon.com' },
        { value: 'GB', label: 'amazon.co.uk' },
        { value: 'DE', label: 'amazon.de' },
        { value: 'FR', label: 'amazon.fr' },
        { value: 'IT', label: 'amazon.it' },
        { value: 'ES', label: 'amazon.es' },
        { value: 'NL', label: 'amazon.nl' },
        { value: 'PL', label: 'amazon.pl' },
        { value: 'SE', label: 'amazon.se' },
        { value: 'CA', label: 'amazon.ca' },
        { value: 'MX', label: 'amazon.com.mx' },
        { value: 'BR', label: 'amazon.com.br' },
        { value: 'JP', label: 'amazon.co.jp' },
        { value: 'IN', label: 'amazon.in' },
        { value: 'AU', label: 'amazon.com.au' },
      ],
    },
    { name: 'limit', label: 'Results', type: 'number', required: true, default: 30, min: 10, max: 200, step: 10 },
    {
      name: 'own_figures',
      label: 'Your own data (CSV)',
      type: 'textarea',
      maxLength: 100_000,
      help: 'No free data source. Enter one per line: search; value.',
    },
  ],
  result: z.object({
    keyword: z.string(),
    source: z.string(),
    suggestions: z
      .array(z.object({ rank: z.int(), query: z.string(), popularity: z.int().min(0).max(100), words: z.int() }))
      .max(200),
  }),
  layout: [
    { kind: 'text', from: 'source', style: 'note' },
    {
      kind: 'table',
      from: 'suggestions',
      columns: [
        { from: 'rank', word: 'rank' },
        { from: 'query', word: 'search_term' },
        { from: 'popularity', word: 'popularity' },
        { from: 'words', word: 'words' },
      ],
    },
  ],
  brief: `Buying queries for listings and product copy; popularity derives from the figures given, not from sales; never show invented volumes.`,
  titleFields: ['keyword'],
  example: {
    keyword: 'linseed oil',
    marketplace: 'GB',
    limit: 30,
    own_figures: 'linseed oil for wood; 900\nlinseed oil 5 litres; 420\nboiled linseed oil; 700',
  },
});
