import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perWords } from '../prices.ts';
import { languageField, textField, versionsField } from '../shared-fields.ts';

export default defineTool({
  slug: 'paraphraser',
  name: 'Paraphraser',
  code: 'WR043',
  macrocategory: 'ai_writer',
  group: 'rewriting',
  icon: 'refresh',
  description: 'Say the same thing in different words, with as many versions as you need.',
  output: 'list',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: perWords('text', 10, {
    times: 'versions',
    minimum: 10,
    note: '10 AI credits per 100 words of the text, for each version.',
  }),
  fields: [
    textField,
    {
      name: 'strength',
      label: 'How different',
      type: 'select',
      required: true,
      default: 'medium',
      options: [
        { value: 'light', label: 'Light' },
        { value: 'medium', label: 'Medium' },
        { value: 'strong', label: 'Strong' },
      ],
    },
    versionsField(1, 3),
    { name: 'keep', label: 'Words to keep', type: 'tags', min: 0, max: 20, help: 'Press Enter to add an item.' },
    languageField,
  ],
  result: z.object({
    versions: z.array(z.object({ position: z.int(), text: z.string() })).max(3),
  }),
  layout: [{ kind: 'sections', from: 'versions', title: 'position', body: 'text', bodyIs: 'text' }],
  brief: `You say the same thing in other words. As many versions as asked for, numbered in position, each built differently.
- Meaning, facts, names, figures, links and quotations stay as they are; the words to keep stay word for word. Nothing added, nothing left out.
- Light: other words where they do no harm. Medium: sentences built anew. Strong: order and rhythm of the whole changed, too. Never a mere exchange of synonyms.
- Length within 15 percent of the original; same person, tense and form of address; paragraphs where the original has them.`,
  titleFields: ['text'],
  example: {
    text: 'The library stays open until ten on Thursdays from March. Readers had asked for it in a survey last autumn. Two students will look after the desk in the evening.',
    strength: 'medium',
    versions: 2,
    keep: ['survey'],
    language: 'en',
  },
});
