import * as z from 'zod';
import { countedLanguages } from '../counted-languages.ts';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import { detectedLanguageField, primaryKeywordField } from '../shared-fields.ts';

export default defineTool({
  slug: 'content_gap',
  name: 'Content gap',
  code: 'SE016',
  macrocategory: 'seo',
  group: 'research',
  icon: 'arrows-diff',
  description: 'Compare your page with competitors and see the topics and headings you are missing.',
  output: 'report',
  flow: 'single',
  execution: 'computed',
  translation: countedLanguages,
  credits: perItems('competitor_urls', 10, { minimum: 20, note: '10 AI credits per competitor page.' }),
  fields: [
    {
      name: 'page_url',
      label: 'Your page',
      type: 'url',
      required: true,
      maxLength: 2048,
      placeholder: 'https://www.example.com/page',
    },
    { name: 'competitor_urls', label: 'Competitor pages', type: 'urls', required: true, min: 1, max: 5 },
    { ...primaryKeywordField, required: false },
    detectedLanguageField,
  ],
  result: z.object({
    summary: z.array(z.object({ url: z.string(), words: z.int(), h2: z.int(), images: z.int(), links: z.int() })).max(6),
    missing_topics: z
      .array(
        z.object({
          topic: z.string(),
          found_in: z.int(),
          importance: z.int().min(0).max(100),
          example_heading: z.string().optional(),
        }),
      )
      .max(40),
    missing_questions: z.array(z.string()).max(20),
    unique_to_you: z.array(z.string()).max(20),
    recommendations: z.array(z.string()).max(8),
  }),
  layout: [
    { kind: 'list', from: 'recommendations', heading: 'recommendations' },
    {
      kind: 'table',
      from: 'missing_topics',
      heading: 'missing_topics',
      columns: [
        { from: 'topic', word: 'topic' },
        { from: 'found_in', word: 'found_in' },
        { from: 'importance', word: 'importance' },
        { from: 'example_heading', word: 'example_heading' },
      ],
    },
    { kind: 'list', from: 'missing_questions', heading: 'missing_questions' },
    { kind: 'list', from: 'unique_to_you', heading: 'unique_to_you' },
    {
      kind: 'table',
      from: 'summary',
      heading: 'compared_pages',
      columns: [
        { from: 'url', word: 'address' },
        { from: 'words', word: 'words' },
        { from: 'h2', word: 'headings_h2' },
        { from: 'images', word: 'images' },
        { from: 'links', word: 'links' },
      ],
    },
  ],
  brief: `Separate gaps shared by most competitors (fix first) from one-off ideas; never copy their wording; state that only the given pages were compared.`,
  titleFields: ['page_url'],
  example: {
    page_url: 'https://www.hollisoak.example/furniture/tables',
    competitor_urls: ['https://www.elmworks.example/tables', 'https://www.northwood.example/oak-tables'],
    primary_kw: 'oak table',
    language: 'auto',
  },
});
