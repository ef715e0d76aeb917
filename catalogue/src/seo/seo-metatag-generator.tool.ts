import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { languageField } from '../shared-fields.ts';

export default defineTool({
  slug: 'seo_metatag_generator',
  name: 'SEO meta tag generator',
  code: 'SE001',
  macrocategory: 'seo',
  group: 'meta_data',
  icon: 'code',
  description: 'Fill in a form and copy the HTML meta tags of your page.',
  output: 'html',
  flow: 'live',
  execution: 'computed',
  translation: writingLanguages,
  credits: fixed(0),
  fields: [
    { name: 'site_title', label: 'Page title', type: 'text', required: true, maxLength: 70 },
    { name: 'site_description', label: 'Page description', type: 'textarea', required: true, maxLength: 160 },
    { name: 'site_keywords', label: 'Keywords', type: 'tags', min: 0, max: 10, help: 'Press Enter to add an item.' },
    {
      name: 'robots_index',
      label: 'Allow robots to index the page',
      type: 'select',
      required: true,
      default: 'index',
      options: [
        { value: 'index', label: 'Yes (index)' },
        { value: 'noindex', label: 'No (noindex)' },
      ],
    },
    {
      name: 'robots_follow',
      label: 'Allow robots to follow links',
      type: 'select',
      required: true,
      default: 'follow',
      options: [
        { value: 'follow', label: 'Yes (follow)' },
        { value: 'nofollow', label: 'No (nofollow)' },
      ],
    },
    {
      name: 'content_type',
      label: 'Content type',
      type: 'select',
      required: true,
      default: 'utf-8',
      options: [
        { value: 'utf-8', label: 'UTF-8' },
        { value: 'utf-16', label: 'UTF-16' },
        { value: 'iso-8859-1', label: 'ISO-8859-1' },
        { value: 'windows-1252', label: 'WINDOWS-1252' },
      ],
    },
    languageField,
    { name: 'revisit_days', label: 'Revisit after (days)', type: 'number', min: 1, max: 365, step: 1 },
    { name: 'author', label: 'Author', type: 'text', maxLength: 120 },
    {
      name: 'canonical_url',
      label: 'Canonical URL',
      type: 'url',
      maxLength: 2048,
      placeholder: 'https://www.example.com/page',
    },
    {
      name: 'image_url',
      label: 'Social image URL',
      type: 'url',
      maxLength: 2048,
      placeholder: 'https://www.example.com/page',
    },
  ],
  result: z.object({
    html: z.string(),
    tags: z.array(z.object({ name: z.string(), content: z.string(), note: z.string().optional() })).max(25),
    warnings: z.array(z.string()).max(10),
    title_pixels: z.int(),
    description_pixels: z.int(),
  }),
  layout: [
    { kind: 'code', from: 'html', heading: 'markup' },
    { kind: 'list', from: 'warnings', heading: 'warnings' },
    {
      kind: 'table',
      from: 'tags',
      heading: 'tags',
      columns: [
        { from: 'name', word: 'tag' },
        { from: 'content', word: 'content' },
        { from: 'note', word: 'note' },
      ],
    },
    { kind: 'fact', from: 'title_pixels', word: 'title_pixels' },
    { kind: 'fact', from: 'description_pixels', word: 'description_pixels' },
  ],
  brief:
    'Valid head markup with escaped values: charset, title, description, robots, language, revisit-after, author, canonical, Open Graph and Twitter card. Warn above 60 characters or 580 px for the title and 155 characters or 920 px for the description; tell that Google ignores keywords and revisit-after.',
  titleFields: ['site_title'],
  example: {
    site_title: 'Handmade oak furniture from Devon | Hollis & Oak',
    site_description:
      'Tables, beds and shelves in English oak, made to measure in our Devon workshop and delivered all over Britain. See prices and order samples.',
    site_keywords: ['oak furniture', 'handmade tables'],
    robots_index: 'index',
    robots_follow: 'follow',
    content_type: 'utf-8',
    language: 'en',
    revisit_days: 14,
    author: 'Hollis & Oak',
    canonical_url: 'https://www.hollisoak.example/',
    image_url: 'https://www.hollisoak.example/workshop.jpg',
  },
});
