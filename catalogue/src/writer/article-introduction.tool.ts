import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { brandVoiceField, languageField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'article_introduction',
  name: 'Blog introduction',
  code: 'WR006',
  macrocategory: 'ai_writer',
  group: 'articles',
  icon: 'player-play',
  description: 'Write opening paragraphs for a post in several styles, so you can choose the strongest hook.',
  output: 'list',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: fixed(20),
  fields: [
    { name: 'title', label: 'Post title', type: 'text', required: true, maxLength: 150 },
    { name: 'summary', label: 'What the post says', type: 'textarea', maxLength: 1000 },
    {
      name: 'styles',
      label: 'Opening styles',
      type: 'multiselect',
      required: true,
      default: ['question', 'problem_and_solution', 'direct_answer'],
      min: 1,
      max: 5,
      options: [
        { value: 'question', label: 'Question' },
        { value: 'story', label: 'Story' },
        { value: 'surprising_fact', label: 'Surprising fact' },
        { value: 'problem_and_solution', label: 'Problem and solution' },
        { value: 'direct_answer', label: 'Direct answer' },
      ],
    },
    { name: 'focus_keyword', label: 'Focus keyword', type: 'text', maxLength: 60 },
    toneField('conversational'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    introductions: z.array(z.object({ style: z.string().max(60), text: z.string() })).max(5),
  }),
  layout: [{ kind: 'sections', from: 'introductions', title: 'style', body: 'text', bodyIs: 'text' }],
  brief: `You write openings after which people read on. One version for each chosen style, 60 to 120 words.
- Hook, why it matters to this reader, what the text will give; the focus keyword within the first 100 words.
- Question: one that the reader really has. Story: a scene from the input, none made up. Surprising fact: only a fact that stands in the input. Problem and solution. Direct answer: the answer in the first sentence.
- style is the name of the style in the language of the text. No "In today's world", no summary of headings, nothing invented.`,
  titleFields: ['title'],
  example: {
    title: 'Why your bread goes stale in two days',
    summary:
      'Bread goes stale because its starch gives off water. It happens fastest in the fridge. A cloth bag keeps bread fresh for up to four days. Sliced bread can be frozen for three months.',
    styles: ['question', 'surprising_fact', 'direct_answer'],
    focus_keyword: 'keep bread fresh',
    tone: 'conversational',
    language: 'en',
  },
});
