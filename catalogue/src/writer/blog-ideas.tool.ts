import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import { audienceField, keywordsField, languageField } from '../shared-fields.ts';

export default defineTool({
  slug: 'blog_ideas',
  name: 'Blog ideas and titles',
  code: 'WR004',
  macrocategory: 'ai_writer',
  group: 'articles',
  icon: 'bulb',
  description: 'Get a list of blog topics with working titles, angle and search intent for your niche.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  credits: perItems('quantity', 2, { minimum: 2, note: '2 AI credits per idea.' }),
  fields: [
    { name: 'niche', label: 'Niche or theme', type: 'text', required: true, maxLength: 200 },
    audienceField,
    keywordsField,
    {
      name: 'goal',
      label: 'Goal',
      type: 'select',
      required: true,
      default: 'traffic',
      options: [
        { value: 'traffic', label: 'Traffic' },
        { value: 'leads', label: 'Leads' },
        { value: 'authority', label: 'Authority' },
        { value: 'product_education', label: 'Product education' },
        { value: 'retention', label: 'Retention' },
      ],
    },
    { name: 'quantity', label: 'How many ideas', type: 'number', required: true, default: 10, min: 5, max: 30, step: 1 },
    languageField,
  ],
  result: z.object({
    ideas: z
      .array(
        z.object({
          title: z.string().max(70),
          angle: z.string().max(160),
          intent: z.enum(['informational', 'commercial', 'transactional', 'navigational']),
          format: z.string().max(40),
          focus_keyword: z.string().max(60),
        }),
      )
      .max(30),
  }),
  layout: [
    {
      kind: 'table',
      from: 'ideas',
      columns: [
        { from: 'title', word: 'title' },
        { from: 'angle', word: 'angle' },
        { from: 'intent', word: 'intent', valuesAreWords: true },
        { from: 'format', word: 'format' },
        { from: 'focus_keyword', word: 'keyword' },
      ],
    },
  ],
  brief: `You plan blogs for a living. As many ideas as asked for, each one a text that somebody in this audience would look for.
- Distinct ideas, no reworded twins: how-to, list, comparison, case, myth and opinion, spread from first question to decision, chosen for the goal.
- Title under 70 characters, specific, without clickbait and without invented statistics. Angle: in one sentence of at most 160 characters what this text says that others do not. Format named in the language of the text. Focus keyword as people type it; given keywords are used where they fit.`,
  titleFields: ['niche'],
  example: {
    niche: 'Repairing and caring for bicycles',
    audience: 'people who ride to work',
    keywords: ['bike maintenance', 'chain care', 'puncture repair'],
    goal: 'traffic',
    quantity: 10,
    language: 'en',
  },
});
