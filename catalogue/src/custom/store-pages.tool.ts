import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fileRows, filled, perLength } from '../prices.ts';
import { brandField, brandVoiceField, keywordsField, languageField } from '../shared-fields.ts';
import { metaDescription, metaTitle, questionAndAnswer } from '../shared-results.ts';

export default defineTool({
  slug: 'store_pages',
  name: 'Store and location pages',
  code: 'CU004',
  macrocategory: 'custom_tools',
  group: 'catalogue',
  icon: 'building-store',
  description: 'Create unique local pages for every store, branch or service area from one file.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { has_task_assignment: true, isDavinci: true, bulk: true },
  credits: perLength('length', 20, {
    times: [fileRows, filled('store_name')],
    minimum: 30,
    note: '20 AI credits per 100 words of each page.',
  }),
  constraints: [{ rule: 'at_least_one', fields: ['files', 'store_name'], message: 'Upload a file or fill in one store.' }],
  fields: [
    {
      name: 'files',
      label: 'Store file',
      type: 'file',
      accept: ['.csv'],
      maxSizeMb: 10,
      maxFiles: 1,
      help: 'CSV: name, address, city, hours, services, phone, notes.',
    },
    { name: 'store_name', label: 'Store', type: 'text', maxLength: 120 },
    { name: 'address', label: 'Address', type: 'text', maxLength: 200 },
    { name: 'city', label: 'City or area', type: 'text', maxLength: 100 },
    {
      name: 'local_facts',
      label: 'Local facts',
      type: 'textarea',
      maxLength: 2000,
      help: 'Hours, parking, team, landmarks, services of this store.',
    },
    { ...brandField, required: true },
    { name: 'service', label: 'Product or service', type: 'text', required: true, maxLength: 150 },
    keywordsField,
    {
      name: 'length',
      label: 'Length',
      type: 'length',
      required: true,
      default: 300,
      options: [
        { value: 150, label: 'About 150 words' },
        { value: 300, label: 'About 300 words' },
        { value: 500, label: 'About 500 words' },
      ],
    },
    { name: 'local_schema', label: 'Add LocalBusiness structured data', type: 'boolean', default: true },
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    pages: z
      .array(
        z.object({
          store: z.string().max(120),
          city: z.string().max(100),
          url_slug: z.string().max(75),
          h1: z.string().max(70),
          html: z.string(),
          faq: z.array(questionAndAnswer(300)).max(4),
          meta_title: metaTitle,
          meta_description: metaDescription,
          json_ld: z.string().optional(),
          google_profile_description: z.string().max(750),
        }),
      )
      .max(100),
  }),
  layout: [
    { kind: 'sections', from: 'pages', level: 2, title: 'h1', body: 'html', bodyIs: 'html', faq: 'faq' },
    {
      kind: 'table',
      from: 'pages',
      heading: 'meta_data',
      columns: [
        { from: 'store', word: 'store' },
        { from: 'city', word: 'city' },
        { from: 'url_slug', word: 'url_slug' },
        { from: 'meta_title', word: 'meta_title' },
        { from: 'meta_description', word: 'meta_description' },
      ],
    },
    {
      kind: 'table',
      from: 'pages',
      heading: 'google_profile',
      columns: [
        { from: 'store', word: 'store' },
        { from: 'google_profile_description', word: 'description' },
      ],
    },
    {
      kind: 'sections',
      from: 'pages',
      heading: 'markup',
      level: 3,
      title: 'store',
      body: 'json_ld',
      bodyIs: 'code',
      needsBody: true,
    },
  ],
  brief: `You write a page of its own for each store of the fields or the file; store is its name exactly as given there.
- Useful by itself: how to get there, what this place offers, team, hours; only what the fields, the file and the sources say. An unknown hour or service is left out.
- Pages differ by more than the name of the city: another order, other facts in front, other questions. Doorway pages break the spam rules of search engines.
- Words of the text as asked for; keywords where they fit. Google Business Profile description at most 750 characters, without links and prices.`,
  titleFields: ['store_name', 'city'],
  example: {
    store_name: 'Hollis & Oak Totnes',
    address: '12 Fore Street, Totnes TQ9 5DX',
    city: 'Totnes',
    local_facts:
      'Open Tuesday to Saturday from 10 to 17. Workshop behind the shop, tours on the first Saturday of the month. Parking at Heath Way, four minutes on foot. Anna and Tom advise on timber and finishes.',
    brand: 'Hollis & Oak',
    service: 'Oak furniture made to measure',
    keywords: ['oak furniture', 'furniture workshop', 'made to measure'],
    length: 300,
    local_schema: true,
    language: 'en',
  },
});
