import { interfaceLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';

// Crawlers by the names under which they read robots.txt.
const crawlers =
  'GPTBot OAI-SearchBot ChatGPT-User ClaudeBot PerplexityBot Google-Extended Applebot-Extended CCBot Bytespider AhrefsBot SemrushBot'.split(
    ' ',
  );

export default defineTool({
  slug: 'robots_txt_generator',
  name: 'Robots.txt generator',
  code: 'SE011',
  macrocategory: 'seo',
  group: 'technical',
  icon: 'robot',
  description: 'Create a robots.txt file and test which URLs it blocks.',
  output: 'text',
  flow: 'live',
  execution: 'computed',
  translation: interfaceLanguages,
  credits: fixed(0),
  fields: [
    {
      name: 'default_access',
      label: 'By default',
      type: 'select',
      required: true,
      default: 'allow',
      options: [
        { value: 'allow', label: 'Allow all robots' },
        { value: 'disallow', label: 'Block all robots' },
      ],
    },
    {
      name: 'blocked_bots',
      label: 'Robots to block',
      type: 'multiselect',
      min: 0,
      max: 11,
      options: crawlers.map((value) => ({ value, label: value })),
    },
    { name: 'disallow', label: 'Paths to block', type: 'tags', min: 0, max: 50, help: 'Press Enter to add an item.' },
    { name: 'allow', label: 'Paths to allow', type: 'tags', min: 0, max: 50, help: 'Press Enter to add an item.' },
    { name: 'sitemaps', label: 'Sitemap URLs', type: 'urls', min: 0, max: 10 },
    { name: 'crawl_delay', label: 'Crawl delay (seconds)', type: 'number', min: 1, max: 120, step: 1 },
    { name: 'test_urls', label: 'URLs to test', type: 'tags', min: 0, max: 20, help: 'Press Enter to add an item.' },
  ],
  result: z.object({
    robots_txt: z.string(),
    tests: z
      .array(z.object({ url: z.string(), user_agent: z.string(), allowed: z.boolean(), rule: z.string().optional() }))
      .max(20),
    warnings: z.array(z.string()).max(10),
  }),
  layout: [
    { kind: 'code', from: 'robots_txt', heading: 'file_to_copy' },
    {
      kind: 'table',
      from: 'tests',
      heading: 'tested_addresses',
      columns: [
        { from: 'url', word: 'address' },
        { from: 'allowed', word: 'crawling_allowed' },
        { from: 'rule', word: 'deciding_rule' },
      ],
    },
    { kind: 'list', from: 'warnings', heading: 'warnings' },
  ],
  brief:
    'RFC 9309 syntax, UTF-8, under 500 KiB; longest match wins. Explain that robots.txt controls crawling and not indexing (use noindex), that Google ignores crawl-delay, and warn when CSS or JS is blocked.',
  titleFields: [],
  example: {
    default_access: 'allow',
    blocked_bots: ['GPTBot', 'CCBot'],
    disallow: ['/cart', '/account', '/*?sort='],
    allow: ['/account/register'],
    sitemaps: ['https://www.hollisoak.example/sitemap.xml'],
    test_urls: ['https://www.hollisoak.example/tables?sort=price', '/account/orders', '/account/register', '/tables'],
  },
});
