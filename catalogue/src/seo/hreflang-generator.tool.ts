import { interfaceLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';

export default defineTool({
  slug: 'hreflang_generator',
  name: 'Hreflang generator',
  code: 'SE010',
  macrocategory: 'seo',
  group: 'technical',
  icon: 'language',
  description: 'Generate and check hreflang tags for pages in several languages and countries.',
  output: 'table',
  flow: 'live',
  execution: 'computed',
  translation: interfaceLanguages,
  credits: fixed(0),
  fields: [
    {
      name: 'pages',
      label: 'Pages',
      type: 'textarea',
      required: true,
      maxLength: 20_000,
      help: 'One per line: language-country | URL, e.g. en-GB | https://example.com/uk/',
    },
    {
      name: 'x_default',
      label: 'x-default URL',
      type: 'url',
      maxLength: 2048,
      placeholder: 'https://www.example.com/page',
    },
    {
      name: 'format',
      label: 'Format',
      type: 'select',
      required: true,
      default: 'html',
      options: [
        { value: 'html', label: 'HTML link tags' },
        { value: 'http', label: 'HTTP header' },
        { value: 'sitemap', label: 'XML sitemap' },
      ],
    },
    { name: 'check_pages', label: 'Check the pages online', type: 'boolean', default: false },
  ],
  result: z.object({
    code: z.string(),
    entries: z
      .array(z.object({ hreflang: z.string(), url: z.string(), valid: z.boolean(), problem: z.string().optional() }))
      .max(200),
    warnings: z.array(z.string()).max(50),
  }),
  layout: [
    { kind: 'code', from: 'code', heading: 'markup' },
    { kind: 'list', from: 'warnings', heading: 'warnings' },
    {
      kind: 'table',
      from: 'entries',
      heading: 'pages',
      columns: [
        { from: 'hreflang', word: 'hreflang' },
        { from: 'url', word: 'address' },
        { from: 'valid', word: 'valid' },
        { from: 'problem', word: 'problem' },
      ],
    },
  ],
  brief:
    'ISO 639-1 language, optional ISO 15924 script and ISO 3166-1 country (en-GB, never en-UK or a country alone); self-reference and return links on every page, absolute URLs, one x-default.',
  titleFields: [],
  example: {
    pages:
      'en-GB | https://www.hollisoak.example/\nen-IE | https://www.hollisoak.example/ie/\nde | https://www.hollisoak.example/de/\nfr-FR | https://www.hollisoak.example/fr/',
    x_default: 'https://www.hollisoak.example/',
    format: 'html',
    check_pages: false,
  },
});
