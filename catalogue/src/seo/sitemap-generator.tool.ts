import { interfaceLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { lines, perItems, valueIfFilled } from '../prices.ts';

export default defineTool({
  slug: 'sitemap_generator',
  name: 'XML sitemap generator',
  code: 'SE012',
  macrocategory: 'seo',
  group: 'technical',
  icon: 'sitemap',
  description: 'Create an XML sitemap from a list of URLs or by crawling a site.',
  output: 'report',
  flow: 'single',
  execution: 'computed',
  translation: interfaceLanguages,
  credits: perItems([lines('url_list'), valueIfFilled('max_pages', 'start_url')], 1, {
    per: 50,
    minimum: 1,
    settled_by: 'url_count',
    note: '1 AI credit per 50 URLs.',
  }),
  constraints: [{ rule: 'at_least_one', fields: ['url_list', 'start_url'], message: 'Paste URLs or enter a site.' }],
  fields: [
    { name: 'url_list', label: 'URLs', type: 'textarea', maxLength: 200000, help: 'One per line.' },
    {
      name: 'start_url',
      label: 'Site to crawl',
      type: 'url',
      maxLength: 2048,
      placeholder: 'https://www.example.com/page',
      help: 'Start page, or URL of an existing sitemap.',
    },
    { name: 'max_pages', label: 'Pages at most', type: 'number', required: true, default: 200, min: 1, max: 500, step: 1 },
    { name: 'lastmod', label: 'Include last modification date', type: 'boolean', default: true },
    { name: 'exclude', label: 'Paths to exclude', type: 'tags', min: 0, max: 20, help: 'Press Enter to add an item.' },
  ],
  result: z.object({
    sitemap_xml: z.string(),
    url_count: z.int(),
    checks: z.array(z.string()).max(10),
    link_scores: z.array(z.object({ url: z.string(), links_in: z.int(), score: z.int().min(0).max(100) })).max(50),
    excluded: z.array(z.object({ url: z.string(), reason: z.string() })).max(500),
  }),
  layout: [
    { kind: 'fact', from: 'url_count', word: 'url_count' },
    { kind: 'list', from: 'checks', heading: 'worth_knowing' },
    { kind: 'code', from: 'sitemap_xml', heading: 'file_to_copy' },
    {
      kind: 'table',
      from: 'link_scores',
      heading: 'link_scores',
      columns: [
        { from: 'url', word: 'address' },
        { from: 'links_in', word: 'links_in' },
        { from: 'score', word: 'link_score' },
      ],
    },
    {
      kind: 'table',
      from: 'excluded',
      heading: 'excluded_addresses',
      columns: [
        { from: 'url', word: 'address' },
        { from: 'reason', word: 'reason' },
      ],
    },
  ],
  brief: `Only 200, canonical, indexable, absolute URLs; at most 50,000 URLs or 50 MB per file; lastmod as W3C date only when known; changefreq and priority omitted because Google ignores them.`,
  titleFields: ['start_url'],
  example: {
    url_list:
      'https://www.hollisoak.example/\nhttps://www.hollisoak.example/furniture/tables\nhttps://www.hollisoak.example/furniture/beds\nhttps://www.hollisoak.example/cart',
    max_pages: 200,
    lastmod: true,
    exclude: ['/cart'],
  },
});
