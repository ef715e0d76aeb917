import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { keywordsField, languageField, productField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'google_search_ads',
  name: 'Google responsive search ads',
  code: 'WR017',
  macrocategory: 'ai_writer',
  group: 'ads',
  icon: 'brand-google',
  description: 'Generate the headlines, descriptions and assets of a Google responsive search ad within its character limits.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true, is_suggested: true },
  credits: fixed(40, { note: 'One price for up to 15 headlines, 4 descriptions and the assets.' }),
  fields: [
    productField,
    {
      name: 'final_url',
      label: 'Final URL',
      type: 'url',
      required: true,
      maxLength: 2048,
      placeholder: 'https://www.example.com/page',
    },
    {
      name: 'benefits',
      label: 'Benefits, offers and proofs',
      type: 'textarea',
      required: true,
      maxLength: 1500,
      help: 'One per line. Lines of up to 30 characters are used as headlines unchanged.',
    },
    { ...keywordsField, required: true },
    { name: 'brand', label: 'Brand name', type: 'text', maxLength: 30 },
    {
      name: 'headline_count',
      label: 'Headlines',
      type: 'number',
      required: true,
      default: 15,
      min: 3,
      max: 15,
      step: 1,
    },
    {
      name: 'description_count',
      label: 'Descriptions',
      type: 'number',
      required: true,
      default: 4,
      min: 2,
      max: 4,
      step: 1,
    },
    { name: 'assets', label: 'Add sitelinks and callouts', type: 'boolean', default: false },
    toneField('persuasive'),
    languageField,
  ],
  result: z.object({
    headlines: z.array(z.string().max(30)).max(15),
    descriptions: z.array(z.string().max(90)).max(4),
    path1: z.string().max(15),
    path2: z.string().max(15),
    sitelinks: z
      .array(z.object({ text: z.string().max(25), description1: z.string().max(35), description2: z.string().max(35) }))
      .max(6),
    callouts: z.array(z.string().max(25)).max(8),
    remarks: z.array(z.string().max(300)).max(4).optional(),
  }),
  layout: [
    { kind: 'list', from: 'headlines', heading: 'headlines', ordered: true },
    { kind: 'list', from: 'descriptions', heading: 'descriptions', ordered: true },
    { kind: 'fact', from: 'path1', word: 'display_path' },
    { kind: 'fact', from: 'path2', word: 'display_path' },
    {
      kind: 'table',
      from: 'sitelinks',
      heading: 'sitelinks',
      columns: [
        { from: 'text', word: 'link_text' },
        { from: 'description1', word: 'description' },
        { from: 'description2', word: 'description' },
      ],
    },
    { kind: 'list', from: 'callouts', heading: 'callouts' },
    { kind: 'list', from: 'remarks', heading: 'warnings' },
  ],
  brief: `You write responsive search ads that earn the click and pass review. As many headlines and descriptions as asked for.
- Headlines at most 30 characters, spaces included. At least five carry a keyword; the others benefit, proof, offer, call to action. Any two must read well side by side in any order: none needs another, none says the same.
- Descriptions at most 90 characters, whole sentences, each with its own benefit and a call to action.
- Paths at most 15 characters, words joined by a hyphen, no spaces. Sitelinks (text 25, two descriptions of 35) and callouts (25) only when asked for; a sitelink names a page that the input speaks of.
- No exclamation mark in headlines, no capitals for shouting, no superlative or number that is not in the input, no trademark of others.
- Count characters before you answer; what is too long is written anew, never cut in a word. Remarks: only what is missing or what the advertiser must check.`,
  titleFields: ['product'],
  example: {
    product: 'Guided kayak tours on Lake Halden',
    final_url: 'https://www.halden-kayak.example/tours',
    benefits: [
      'Tours for beginners',
      'Boat and gear included',
      'Children from 8 years',
      'Free cancellation up to 24 hours before the tour',
      'Three hours on the water with a trained guide',
      'From 48 euros per person',
      'Every day from May to September',
      'Groups of six at most',
      'Life jackets in every size',
      'Changing room at the boathouse',
      'Starts at 9:30 and 14:00',
    ].join('\n'),
    keywords: ['kayak tour', 'kayak rental Halden', 'kayaking with kids'],
    brand: 'Halden Kayak',
    headline_count: 15,
    description_count: 4,
    assets: true,
    tone: 'persuasive',
    language: 'en',
  },
});
