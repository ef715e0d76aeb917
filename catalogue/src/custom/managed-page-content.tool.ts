import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perLength } from '../prices.ts';
import { brandField, brandVoiceField, languageField, pageUrlField, primaryKeywordField, sourcesField } from '../shared-fields.ts';
import { metaDescription, metaTitle, textSection } from '../shared-results.ts';

export default defineTool({
  slug: 'managed_page_content',
  name: 'Managed page content',
  code: 'CU001',
  macrocategory: 'custom_tools',
  group: 'tasks',
  icon: 'file-pencil',
  description: 'Write, extend, rewrite or edit a web page with keywords, headings and SEO meta data.',
  output: 'html',
  flow: 'single',
  execution: 'model-text',
  // A text that is there cannot be rewritten from its own words alone.
  translation: writingLanguages,
  flags: { has_task_assignment: true, isDavinci: true, bulk: true },
  credits: perLength('content_length', 20, { minimum: 60 }),
  fields: [
    { name: 'title', label: 'Task title', type: 'text', required: true, maxLength: 150 },
    pageUrlField,
    {
      name: 'request_type',
      label: 'Request type',
      type: 'select',
      required: true,
      default: 'rewrite',
      options: [
        { value: 'new', label: 'New' },
        { value: 'add', label: 'Add' },
        { value: 'rewrite', label: 'Rewrite' },
        { value: 'edit', label: 'Edit' },
      ],
    },
    brandField,
    { name: 'category_name', label: 'Category name', type: 'text', maxLength: 120 },
    primaryKeywordField,
    { name: 'linked_keywords', label: 'Linked keywords', type: 'tags', min: 0, max: 20, help: 'Press Enter to add an item.' },
    { name: 'soft_keywords', label: 'Soft keywords', type: 'tags', min: 0, max: 20, help: 'Press Enter to add an item.' },
    { name: 'h2_headings', label: 'H2 headings', type: 'tags', min: 0, max: 12, help: 'Press Enter to add an item.' },
    {
      name: 'content_length',
      label: 'Content length (words)',
      type: 'length',
      required: true,
      default: 500,
      min: 50,
      max: 2000,
      step: 1,
    },
    { name: 'task_description', label: 'Task description', type: 'textarea', required: true, maxLength: 3000 },
    { name: 'additional_content', label: 'Additional content', type: 'textarea', maxLength: 10000 },
    brandVoiceField,
    sourcesField,
    languageField,
  ],
  result: z.object({
    page_url: z.string().max(2048).optional(),
    h1: z.string().max(70),
    sections: z.array(textSection(100)).max(12),
    footer_content: z.string().optional(),
    meta_title_description: z.object({ meta_title: metaTitle, meta_description: metaDescription }),
    linked_keywords_used: z.array(z.string().max(200)).max(20),
    soft_keywords_used: z.array(z.string().max(200)).max(20),
    change_log: z.array(z.string().max(200)).max(30),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'h1' },
    { kind: 'sections', from: 'sections', title: 'heading', body: 'html', bodyIs: 'html' },
    { kind: 'html', from: 'footer_content' },
    { kind: 'fact', from: 'meta_title_description.meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_title_description.meta_description', word: 'meta_description' },
    { kind: 'fact', from: 'page_url', word: 'address' },
    { kind: 'fact', from: 'linked_keywords_used', word: 'linked_keywords' },
    { kind: 'fact', from: 'soft_keywords_used', word: 'soft_keywords' },
    { kind: 'list', from: 'change_log', heading: 'changes' },
  ],
  brief: `You are the copywriter of a website, working from a task.
- New: the whole page from the task. Add: only the missing sections, in the page's manner. Rewrite: the same facts, a new text. Edit: as few changes as the task needs, each in the change log.
- H2 headings as given and in their order; length within 10 percent of the content length. The primary keyword in h1, first paragraph and meta title; linked keywords once each as <a href> where the task gives an address, otherwise as words; soft keywords where they read naturally. List those used.
- h1 at most 70 characters, meta title 60, meta description 155. Sections of HTML with <p>, <ul>.
- Facts only from the page, the additional content and the sources; what is missing goes into the change log as a question.`,
  titleFields: ['title'],
  example: {
    title: 'Rewrite the page on cargo bikes',
    request_type: 'new',
    brand: 'Halden Cycles',
    category_name: 'Cargo bikes',
    primary_kw: 'cargo bike rental Halden',
    linked_keywords: ['cargo bike', 'bike rental'],
    soft_keywords: ['carry children', 'moving house'],
    h2_headings: ['What a cargo bike carries', 'How the rental works', 'Prices'],
    content_length: 400,
    task_description:
      'Explain to families and craftspeople what they can carry and how they book. Friendly, without advertising talk.',
    additional_content: 'Six bikes, three of them electric. 4 euros an hour, 22 euros a day. Booked online, opened by phone.',
    language: 'en',
  },
});
