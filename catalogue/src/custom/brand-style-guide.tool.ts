import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { audienceField, brandField, languageField } from '../shared-fields.ts';

export default defineTool({
  slug: 'brand_style_guide',
  name: 'Brand style guide',
  code: 'CU005',
  macrocategory: 'custom_tools',
  group: 'brand',
  icon: 'book-2',
  description: 'Extract how your brand writes from pages, texts or files and get a guide with rules and examples.',
  output: 'report',
  flow: 'single',
  execution: 'model-text',
  translation: ['en', 'es', 'de', 'it', 'fr'],
  flags: { isDavinci: true },
  credits: fixed(200),
  constraints: [
    { rule: 'at_least_one', fields: ['source_urls', 'samples', 'files'], message: 'Give at least one page, text or file.' },
  ],
  fields: [
    { ...brandField, required: true },
    { name: 'source_urls', label: 'Pages', type: 'urls', min: 0, max: 10 },
    { name: 'samples', label: 'Sample texts', type: 'textarea', maxLength: 20000 },
    { name: 'files', label: 'Files', type: 'file', accept: ['.docx', '.pdf', '.txt'], maxSizeMb: 10, maxFiles: 5 },
    { name: 'values', label: 'Values and promise', type: 'textarea', maxLength: 1500 },
    audienceField,
    { name: 'competitors', label: 'Competitors', type: 'tags', min: 0, max: 5, help: 'Press Enter to add an item.' },
    {
      name: 'save_brand_voice',
      label: 'Save as brand voice',
      type: 'boolean',
      default: true,
      help: 'Uses one of the available brand voices; not for the restricted role.',
    },
    languageField,
  ],
  result: z.object({
    voice_summary: z.string().max(600),
    traits: z
      .array(
        z.object({
          trait: z.string().max(40),
          description: z.string().max(250),
          do: z.string().max(200),
          dont: z.string().max(200),
        }),
      )
      .max(6),
    person_and_address: z.string().max(200),
    sentence_style: z.string().max(300),
    vocabulary: z.object({
      preferred: z.array(z.string().max(60)).max(30),
      avoid: z.array(z.string().max(60)).max(30),
    }),
    punctuation_and_format: z.array(z.string().max(160)).max(12),
    by_channel: z
      .array(z.object({ channel: z.string().max(40), guidance: z.string().max(300), example: z.string().max(300) }))
      .max(6),
    before_after: z.array(z.object({ before: z.string().max(300), after: z.string().max(300) })).max(4),
  }),
  layout: [
    { kind: 'text', from: 'voice_summary', style: 'lead' },
    {
      kind: 'table',
      from: 'traits',
      heading: 'traits',
      columns: [
        { from: 'trait', word: 'trait' },
        { from: 'description', word: 'description' },
        { from: 'do', word: 'do_this' },
        { from: 'dont', word: 'not_this' },
      ],
    },
    { kind: 'fact', from: 'person_and_address', word: 'person_and_address' },
    { kind: 'fact', from: 'sentence_style', word: 'sentence_style' },
    { kind: 'fact', from: 'vocabulary.preferred', word: 'preferred_words' },
    { kind: 'fact', from: 'vocabulary.avoid', word: 'words_to_avoid' },
    { kind: 'list', from: 'punctuation_and_format', heading: 'punctuation_and_format' },
    {
      kind: 'table',
      from: 'by_channel',
      heading: 'by_channel',
      columns: [
        { from: 'channel', word: 'channel' },
        { from: 'guidance', word: 'guidance' },
        { from: 'example', word: 'example' },
      ],
    },
    {
      kind: 'table',
      from: 'before_after',
      heading: 'before_and_after',
      columns: [
        { from: 'before', word: 'before' },
        { from: 'after', word: 'after' },
      ],
    },
  ],
  brief: `You describe how a brand writes so that others can write like it. Evidence first.
- Three to six traits, each backed by a phrase that stands in the samples. What the samples do not show is not claimed.
- Rules that can be checked: person and form of address, usual sentence length, preferred and banned words, punctuation, figures, emphasis.
- For three to six channels what changes and what stays, with an example line; two to four pairs of before and after, made from the brand's own subjects.
- Guide and examples in the language asked for; quoted samples stay as they are.`,
  titleFields: ['brand'],
  example: {
    brand: 'Hollis & Oak',
    samples:
      'We make tables. Good ones, from oak that grew forty miles from here. No veneer, no hurry. Come and see yours being planed; bring the dog.\n\nYour table will outlive your sofa, your car and probably your mortgage. Oil it twice a year and it will forgive you the rest.',
    values: 'Honest work, local timber, furniture for life',
    audience: 'Families who furnish once',
    competitors: [],
    save_brand_voice: true,
    language: 'en',
  },
});
