import { interfaceLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { pageUrlField, primaryKeywordField } from '../shared-fields.ts';

export default defineTool({
  slug: 'on_page_audit',
  name: 'On-page SEO audit',
  code: 'SE020',
  macrocategory: 'seo',
  group: 'analysis',
  icon: 'checklist',
  description: 'Check a page against the on-page factors that matter and get a list of fixes.',
  output: 'report',
  flow: 'single',
  execution: 'computed',
  translation: interfaceLanguages,
  credits: fixed(10),
  fields: [
    { ...pageUrlField, required: true },
    { ...primaryKeywordField, required: false },
  ],
  result: z.object({
    score: z.int().min(0).max(100),
    explained: z.string(),
    checks: z
      .array(z.object({ name: z.string(), status: z.enum(['pass', 'warning', 'fail']), value: z.string(), advice: z.string() }))
      .max(40),
    title: z.string().optional(),
    meta_description: z.string().optional(),
    h1: z.array(z.string()).max(10),
    word_count: z.int(),
    links: z.object({ internal: z.int(), external: z.int(), broken: z.int() }),
    images_without_alt: z.int(),
    structured_data: z.array(z.string()).max(20),
  }),
  layout: [
    { kind: 'fact', from: 'score', word: 'score' },
    { kind: 'text', from: 'explained', style: 'note' },
    {
      kind: 'table',
      from: 'checks',
      heading: 'checks',
      columns: [
        { from: 'name', word: 'check' },
        { from: 'status', word: 'status', valuesAreWords: true },
        { from: 'value', word: 'value' },
        { from: 'advice', word: 'advice' },
      ],
    },
    { kind: 'fact', from: 'title', word: 'title' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
    { kind: 'fact', from: 'h1', word: 'main_headings' },
    { kind: 'fact', from: 'word_count', word: 'word_count' },
    { kind: 'fact', from: 'links.internal', word: 'internal_links' },
    { kind: 'fact', from: 'links.external', word: 'external_links' },
    { kind: 'fact', from: 'links.broken', word: 'broken_links' },
    { kind: 'fact', from: 'images_without_alt', word: 'images_without_alt' },
    { kind: 'fact', from: 'structured_data', word: 'structured_data' },
  ],
  brief: `Sorted by effect: indexability (status, robots, canonical) first, then title and description, headings, content, images, links, structured data, social tags, mobile viewport, weight; whatever is not passed says why it matters and what to change.`,
  titleFields: ['page_url'],
  example: { page_url: 'https://www.hollisoak.example/furniture/tables', primary_kw: 'oak table' },
});
