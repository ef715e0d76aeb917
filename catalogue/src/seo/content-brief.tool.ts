import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { countryOptions } from '../country-names.ts';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import {
  articleLengthField,
  audienceField,
  brandVoiceField,
  keywordsField,
  languageField,
  primaryKeywordField,
  sourcesField,
} from '../shared-fields.ts';
import { metaDescription, metaTitle } from '../shared-results.ts';

export default defineTool({
  slug: 'content_brief',
  name: 'SEO content brief',
  code: 'SE015',
  macrocategory: 'seo',
  group: 'research',
  icon: 'clipboard-list',
  description: 'Create a brief for writers: intent, outline, questions, terms and meta data.',
  output: 'report',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true },
  credits: fixed(60),
  fields: [
    primaryKeywordField,
    { ...keywordsField, label: 'Secondary keywords' },
    { name: 'competitor_urls', label: 'Pages to learn from', type: 'urls', min: 0, max: 5 },
    { name: 'goal', label: 'Goal of the page', type: 'textarea', required: true, maxLength: 500 },
    audienceField,
    articleLengthField,
    brandVoiceField,
    sourcesField,
    { name: 'country', label: 'Country', type: 'select', required: true, default: 'US', options: countryOptions },
    languageField,
  ],
  result: z.object({
    working_title: z.string().max(70),
    search_intent: z.string().max(300),
    reader: z.string().max(300),
    angle: z.string().max(300),
    outline: z
      .array(
        z.object({
          h2: z.string().max(100),
          h3: z.array(z.string().max(100)).max(5),
          notes: z.string().max(300),
          words: z.int(),
        }),
      )
      .max(12),
    questions: z.array(z.string().max(120)).max(10),
    terms: z.array(z.string().max(60)).max(30),
    internal_links: z.array(z.string().max(160)).max(8),
    sources_to_cite: z.array(z.string().max(200)).max(8),
    meta_title: metaTitle,
    meta_description: metaDescription,
    url_slug: z.string().max(75),
    dos_and_donts: z.array(z.string().max(160)).max(8),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'working_title' },
    { kind: 'fact', from: 'search_intent', word: 'intent' },
    { kind: 'fact', from: 'reader', word: 'reader' },
    { kind: 'fact', from: 'angle', word: 'angle' },
    { kind: 'sections', from: 'outline', heading: 'outline', level: 3, title: 'h2', body: 'notes', bodyIs: 'text', note: 'h3' },
    {
      kind: 'table',
      from: 'outline',
      heading: 'word_budget',
      columns: [
        { from: 'h2', word: 'part' },
        { from: 'words', word: 'words' },
      ],
    },
    { kind: 'list', from: 'questions', heading: 'questions_to_answer' },
    { kind: 'fact', from: 'terms', word: 'terms' },
    { kind: 'list', from: 'internal_links', heading: 'internal_links' },
    { kind: 'list', from: 'sources_to_cite', heading: 'sources' },
    { kind: 'fact', from: 'meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
    { kind: 'fact', from: 'url_slug', word: 'url_slug' },
    { kind: 'list', from: 'dos_and_donts', heading: 'dos_and_donts' },
  ],
  brief: `You brief writers so that they need not ask back: everything on two pages.
- The intent behind the keyword and the reader, what the pages given share and what they lack, and the angle that follows from that.
- An outline whose word budget adds up to the chosen length; each part says in its notes what it must answer. Between 3 and 12 parts.
- 5 to 30 terms, taken from the pages given where there are any; 3 to 10 real questions; criteria by which an editor accepts the text.
- No invented volumes, rankings, studies or addresses. Internal links only to pages that the sources name; else none.`,
  titleFields: ['primary_kw'],
  example: {
    primary_kw: 'cargo bike for families',
    keywords: ['electric cargo bike', 'cargo bike rental', 'child seat'],
    goal: 'Readers book a test ride in our shop in Leeds',
    audience: 'Parents of small children in the city',
    length: 1000,
    country: 'GB',
    language: 'en',
  },
});
