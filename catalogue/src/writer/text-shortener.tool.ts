import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perWords } from '../prices.ts';
import { languageField, textField, versionsField } from '../shared-fields.ts';

export default defineTool({
  slug: 'text_shortener',
  name: 'Text shortener',
  code: 'WR046',
  macrocategory: 'ai_writer',
  group: 'rewriting',
  icon: 'arrows-minimize',
  description: 'Cut a text to an exact number of words or characters without losing its message.',
  output: 'text',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: perWords('text', 10, {
    times: 'versions',
    minimum: 10,
    settled_by: 'versions',
    note: '10 AI credits per 100 words of the text, for each version.',
  }),
  fields: [
    textField,
    {
      name: 'unit',
      label: 'Limit in',
      type: 'select',
      required: true,
      default: 'characters',
      options: [
        { value: 'words', label: 'Words' },
        { value: 'characters', label: 'Characters' },
      ],
    },
    { name: 'limit', label: 'Limit', type: 'number', required: true, default: 155, min: 20, max: 3000, step: 1 },
    { name: 'keep', label: 'Words to keep', type: 'tags', min: 0, max: 10, help: 'Press Enter to add an item.' },
    versionsField(1, 3),
    languageField,
  ],
  result: z.object({
    versions: z.array(z.object({ position: z.int(), text: z.string(), word_count: z.int(), characters: z.int() })).max(3),
  }),
  layout: [
    { kind: 'sections', from: 'versions', title: 'position', body: 'text', bodyIs: 'text' },
    {
      kind: 'table',
      from: 'versions',
      columns: [
        { from: 'position', word: 'version' },
        { from: 'word_count', word: 'words' },
        { from: 'characters', word: 'characters' },
      ],
    },
  ],
  brief: `You cut texts to the limit. As many versions as asked for, numbered in position.
- Never above the limit in words or characters, spaces included, and not much below 85 percent of it. Count before you answer.
- The message, the call to action and the words to keep stay; what goes are repetitions, fillers, examples, side remarks. Same voice, person and form; whole sentences, no "…".
- Nothing added, no figure or name changed.`,
  titleFields: ['text'],
  example: {
    text: 'Our shop in Harbour Street has moved. From Monday you will find us at 12 Mill Lane, just behind the church. The new rooms are twice as large. There is a lift, and bicycles can be parked in front of the door. Opening hours stay the same. We look forward to your visit.',
    unit: 'characters',
    limit: 155,
    keep: ['12 Mill Lane'],
    versions: 1,
    language: 'en',
  },
});
