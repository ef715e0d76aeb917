import { interfaceLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';

export default defineTool({
  slug: 'page_domain_authority',
  name: 'Page and domain authority',
  code: 'SE004',
  macrocategory: 'seo',
  group: 'analysis',
  icon: 'award',
  description: 'Estimate the strength of up to ten pages and their domains on a scale from 0 to 100.',
  output: 'table',
  flow: 'single',
  execution: 'computed',
  translation: interfaceLanguages,
  credits: perItems('page_urls', 2, { minimum: 2, note: '2 AI credits per URL.' }),
  fields: [
    { name: 'page_urls', label: 'URLs', type: 'urls', required: true, min: 1, max: 10 },
    {
      name: 'own_figures',
      label: 'Rank list (CSV)',
      type: 'textarea',
      maxLength: 100_000,
      help: 'Required. One per line: domain; rank.',
    },
  ],
  result: z.object({
    explained: z.string(),
    results: z
      .array(
        z.object({
          url: z.string(),
          domain: z.string(),
          domain_authority: z.string(),
          page_authority: z.string(),
          domain_rank: z.string(),
          status_code: z.string(),
        }),
      )
      .max(10),
  }),
  layout: [
    { kind: 'text', from: 'explained', style: 'note' },
    {
      kind: 'table',
      from: 'results',
      columns: [
        { from: 'url', word: 'address' },
        { from: 'domain', word: 'domain' },
        { from: 'domain_authority', word: 'domain_authority' },
        { from: 'page_authority', word: 'page_authority' },
        { from: 'domain_rank', word: 'rank' },
        { from: 'status_code', word: 'status' },
      ],
    },
  ],
  brief: `Comparative scores only: explain that they are this platform's estimate and not Moz's or Google's figures; a domain missing from the data shows 'no data', never 0.`,
  titleFields: [],
  example: {
    page_urls: ['https://www.hollisoak.example/furniture/tables', 'https://elmworks.example/'],
    own_figures: 'hollisoak.example; 250000\nelmworks.example; 1200000',
  },
});
