import * as z from 'zod';
import { countedLanguages } from '../counted-languages.ts';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { languageField } from '../shared-fields.ts';

export default defineTool({
  slug: 'internal_linking',
  name: 'Internal linking',
  code: 'SE013',
  macrocategory: 'seo',
  group: 'on_page',
  icon: 'route',
  description: 'Find the best places in a text for links to your own pages and insert them.',
  output: 'html',
  flow: 'single',
  execution: 'computed',
  translation: countedLanguages,
  credits: fixed(10),
  fields: [
    { name: 'text', label: 'Text or HTML', type: 'textarea', required: true, maxLength: 50000 },
    {
      name: 'target_pages',
      label: 'Pages to link',
      type: 'textarea',
      required: true,
      maxLength: 20000,
      help: 'One per line: keyword, keyword | URL.',
    },
    {
      name: 'link_mode',
      label: 'Links',
      type: 'select',
      required: true,
      default: 'all',
      options: [
        { value: 'all', label: 'Insert them' },
        { value: 'selection', label: 'Only propose them' },
      ],
    },
    { name: 'max_links', label: 'Links at most', type: 'number', required: true, default: 5, min: 1, max: 30, step: 1 },
    { name: 'first_only', label: 'Only the first occurrence', type: 'boolean', default: true },
    languageField,
  ],
  result: z.object({
    html: z.string(),
    links: z
      .array(z.object({ anchor: z.string(), url: z.string(), context: z.string().max(200), score: z.int().min(0).max(100) }))
      .max(30),
    unused_pages: z.array(z.string()).max(200),
  }),
  layout: [
    { kind: 'html', from: 'html' },
    {
      kind: 'table',
      from: 'links',
      heading: 'links_found',
      columns: [
        { from: 'anchor', word: 'link_text' },
        { from: 'url', word: 'address' },
        { from: 'context', word: 'passage' },
        { from: 'score', word: 'relevance' },
      ],
    },
    { kind: 'list', from: 'unused_pages', heading: 'unused_pages' },
  ],
  brief: `At most one link per target and about one per 100 words, descriptive anchors from the running text, none in headings, existing links or quotations; prefer the earlier and more relevant passage.`,
  titleFields: [],
  example: {
    text: '<h2>Caring for an oak table</h2><p>An oak table lasts for generations when it is oiled twice a year. Use linseed oil and a soft cloth, and keep hot pans off the wood. Before oiling, sand the surface lightly along the grain.</p><p>A solid bed needs less care: dust it, and oil the frame every other year. Ask our workshop if a board has warped; most repairs take a week.</p>',
    target_pages:
      'oak table, oak tables | https://www.hollisoak.example/furniture/tables\nlinseed oil | https://www.hollisoak.example/shop/linseed-oil\nrepairs, workshop | https://www.hollisoak.example/repairs',
    link_mode: 'all',
    max_links: 5,
    first_only: true,
    language: 'en',
  },
});
