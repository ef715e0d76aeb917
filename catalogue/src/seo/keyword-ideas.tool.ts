import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { countryOptions } from '../country-names.ts';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import { languageField } from '../shared-fields.ts';

export default defineTool({
  slug: 'keyword_ideas',
  name: 'Keyword ideas',
  code: 'SE005',
  macrocategory: 'seo',
  group: 'research',
  icon: 'search',
  description: 'Expand a seed keyword into long-tail queries and questions with their intent.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: perItems('quantity', 5, { per: 10, minimum: 5, note: '5 AI credits per 10 keywords.' }),
  fields: [
    { name: 'seed_keyword', label: 'Seed keyword', type: 'text', required: true, maxLength: 80 },
    { name: 'business', label: 'What you offer', type: 'textarea', maxLength: 500 },
    { name: 'country', label: 'Country', type: 'select', required: true, default: 'US', options: countryOptions },
    { name: 'quantity', label: 'How many keywords', type: 'number', required: true, default: 50, min: 10, max: 200, step: 10 },
    { name: 'questions', label: 'Include questions', type: 'boolean', default: true },
    { name: 'exclude', label: 'Words to exclude', type: 'tags', min: 0, max: 10, help: 'Press Enter to add an item.' },
    languageField,
  ],
  result: z.object({
    keywords: z
      .array(
        z.object({
          keyword: z.string().max(80),
          intent: z.enum(['informational', 'commercial', 'transactional', 'navigational']),
          type: z.enum(['head', 'long_tail', 'question', 'comparison', 'local']),
          page_type: z.string().max(40),
          relevance: z.int().min(0).max(100),
        }),
      )
      .max(200),
  }),
  layout: [
    {
      kind: 'table',
      from: 'keywords',
      columns: [
        { from: 'keyword', word: 'keyword' },
        { from: 'intent', word: 'intent', valuesAreWords: true },
        { from: 'type', word: 'query_type', valuesAreWords: true },
        { from: 'page_type', word: 'suggested_page' },
        { from: 'relevance', word: 'relevance' },
      ],
    },
  ],
  brief: `You know how people search. As many queries as asked for around the seed keyword, in the language and usage of the country, as they are really typed: small letters, no punctuation.
- No twins by plural or word order. Spread from first question to purchase: head terms, long tail, comparisons, local ones where place matters; questions only when asked for.
- Nothing that contains a word to exclude. What is offered decides what is relevant: 100 is exactly that, below 40 is left out.
- page_type: the kind of page that answers the query, in the language of the query. No search volumes, no difficulty, no cost per click: there is no source for them.`,
  titleFields: ['seed_keyword'],
  example: {
    seed_keyword: 'wooden toys',
    business: 'Shop for wooden toys from German workshops, for children from one to six',
    country: 'GB',
    quantity: 30,
    questions: true,
    exclude: ['plastic'],
    language: 'en',
  },
});
