import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { detectedLanguageField } from '../shared-fields.ts';

// Languages with letters that known rules can transliterate to a–z.
const transliteratedLanguages = 'en it es fr de pt-BR pt-PT nl-NL pl-PL cs ru-RU sv da nb fi el ro hu bg tr ca'.split(' ');

export default defineTool({
  slug: 'url_slug_generator',
  name: 'URL slug generator',
  code: 'SE018',
  macrocategory: 'seo',
  group: 'technical',
  icon: 'world-www',
  description: 'Turn titles into short, clean URL slugs.',
  output: 'list',
  flow: 'live',
  execution: 'computed',
  translation: transliteratedLanguages,
  credits: fixed(0),
  fields: [
    { name: 'titles', label: 'Titles', type: 'textarea', required: true, maxLength: 20_000, help: 'One per line.' },
    {
      name: 'max_characters',
      label: 'Maximum characters',
      type: 'number',
      required: true,
      default: 60,
      min: 20,
      max: 100,
      step: 5,
    },
    { name: 'remove_stop_words', label: 'Remove stop words', type: 'boolean', default: true },
    {
      name: 'separator',
      label: 'Separator',
      type: 'select',
      required: true,
      default: '-',
      options: [
        { value: '-', label: 'Hyphen' },
        { value: '_', label: 'Underscore' },
      ],
    },
    { name: 'base_url', label: 'Base URL', type: 'text', maxLength: 200 },
    detectedLanguageField,
  ],
  result: z.object({
    slugs: z
      .array(
        z.object({
          title: z.string(),
          slug: z.string().max(100),
          url: z.string().optional(),
          duplicate_of: z.string().optional(),
          note: z.string().optional(),
        }),
      )
      .max(500),
    notes: z.array(z.string()).max(1),
  }),
  layout: [
    { kind: 'list', from: 'notes', heading: 'warnings' },
    {
      kind: 'table',
      from: 'slugs',
      columns: [
        { from: 'title', word: 'title' },
        { from: 'slug', word: 'url_slug' },
        { from: 'url', word: 'address' },
        { from: 'duplicate_of', word: 'duplicate_of' },
        { from: 'note', word: 'note' },
      ],
    },
  ],
  brief:
    'Lower case ASCII, 3 to 6 meaningful words, hyphens, no dates unless essential, never cut inside a word, duplicates flagged and not silently numbered.',
  titleFields: [],
  example: {
    titles:
      'How to build a garden shed in a weekend\nThe best wood for raised beds: oak, larch or cedar?\nHow to build the garden shed in a weekend!\nRobin Hood’s café in Sherwood Forest',
    max_characters: 60,
    remove_stop_words: true,
    separator: '-',
    base_url: 'https://www.hollisoak.example/journal',
    language: 'en',
  },
});
