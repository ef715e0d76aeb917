import { interfaceLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { pageUrlField } from '../shared-fields.ts';

export default defineTool({
  slug: 'faq_schema',
  name: 'FAQ schema (JSON-LD)',
  code: 'SE007',
  macrocategory: 'seo',
  group: 'structured_data',
  icon: 'schema',
  description: 'Turn questions and answers into valid FAQPage structured data.',
  output: 'report',
  flow: 'live',
  execution: 'computed',
  translation: interfaceLanguages,
  credits: fixed(0),
  fields: [
    {
      name: 'faq',
      label: 'Questions and answers',
      type: 'textarea',
      required: true,
      maxLength: 20_000,
      help: 'Q: question, next line A: answer; blank line between pairs.',
    },
    pageUrlField,
    { name: 'html_block', label: 'Also give the visible HTML', type: 'boolean', default: true },
  ],
  result: z.object({
    json_ld: z.string(),
    html: z.string().optional(),
    pairs: z.int(),
    errors: z.array(z.string()).max(20),
    notes: z.array(z.string()).max(5),
  }),
  layout: [
    { kind: 'code', from: 'json_ld', heading: 'markup' },
    { kind: 'list', from: 'errors', heading: 'problems' },
    { kind: 'code', from: 'html', heading: 'visible_html' },
    { kind: 'fact', from: 'pairs', word: 'question_pairs' },
    { kind: 'list', from: 'notes', heading: 'warnings' },
  ],
  brief:
    'Schema.org FAQPage with mainEntity, Question, acceptedAnswer; the same text must be visible on the page. Say that since August 2023 Google shows FAQ rich results almost only for government and health sites, though the mark-up stays valid for other readers.',
  titleFields: ['page_url'],
  example: {
    faq: 'Q: How long does delivery take?\nA: Made-to-measure tables take eight to ten weeks; shelves in stock leave the workshop within three days.\n\nQ: Can I order a sample of the oak?\nA: Yes. A sample in the finish of your choice costs £5, which we take off your order.\n\nQ: How do I look after an oiled table?\nA: Wipe it with a damp cloth and oil it once a year.',
    page_url: 'https://www.hollisoak.example/faq',
    html_block: true,
  },
});
