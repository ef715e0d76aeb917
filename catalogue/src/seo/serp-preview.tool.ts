import { interfaceLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { pageUrlField } from '../shared-fields.ts';

const snippet = z.object({
  title: z.string(),
  description: z.string(),
  breadcrumb: z.string(),
  title_cut: z.boolean(),
  description_cut: z.boolean(),
});

export default defineTool({
  slug: 'serp_preview',
  name: 'SERP preview',
  code: 'SE009',
  macrocategory: 'seo',
  group: 'meta_data',
  icon: 'eye',
  description: "See how a page will look in Google's results on desktop and mobile, with pixel widths.",
  output: 'report',
  flow: 'live',
  execution: 'computed',
  translation: interfaceLanguages,
  credits: fixed(0),
  fields: [
    { name: 'meta_title', label: 'Meta title', type: 'text', required: true, maxLength: 150 },
    { name: 'meta_description', label: 'Meta description', type: 'textarea', required: true, maxLength: 400 },
    { ...pageUrlField, required: true },
    { name: 'site_name', label: 'Site name', type: 'text', maxLength: 60 },
    { name: 'primary_kw', label: 'Keyword to highlight', type: 'text', maxLength: 80 },
    { name: 'date', label: 'Date shown', type: 'date' },
  ],
  result: z.object({
    desktop: snippet,
    mobile: snippet,
    title_pixels: z.int(),
    title_characters: z.int(),
    description_pixels: z.int(),
    description_characters: z.int(),
    html: z.string(),
    warnings: z.array(z.string()).max(10),
  }),
  layout: [
    { kind: 'html', from: 'html' },
    { kind: 'fact', from: 'title_pixels', word: 'title_pixels' },
    { kind: 'fact', from: 'title_characters', word: 'title_characters' },
    { kind: 'fact', from: 'description_pixels', word: 'description_pixels' },
    { kind: 'fact', from: 'description_characters', word: 'description_characters' },
    { kind: 'list', from: 'warnings', heading: 'warnings' },
  ],
  brief:
    'Title limit about 60 characters or 580 px; description about 155 characters or 920 px on desktop and 680 px (some 120 characters) on mobile; keyword in bold; remind that Google may rewrite both.',
  titleFields: ['meta_title'],
  example: {
    meta_title: 'Handmade oak furniture from Devon | Hollis & Oak',
    meta_description:
      'Oak furniture made to measure: tables, beds and shelves from our Devon workshop, delivered all over Britain. See prices, order samples and visit us in Totnes.',
    page_url: 'https://www.hollisoak.example/furniture/tables',
    site_name: 'Hollis & Oak',
    primary_kw: 'oak furniture',
    date: '2026-03-05',
  },
});
