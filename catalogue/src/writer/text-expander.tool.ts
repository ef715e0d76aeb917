import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perWords } from '../prices.ts';
import { brandVoiceField, languageField, sourcesField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'text_expander',
  name: 'Text expander',
  code: 'WR045',
  macrocategory: 'ai_writer',
  group: 'rewriting',
  icon: 'arrows-maximize',
  description: 'Develop notes or a short paragraph into a fuller text.',
  output: 'text',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: perWords('text', 20, { times: 'factor', minimum: 20, note: '20 AI credits per 100 words written.' }),
  fields: [
    { name: 'text', label: 'Text or notes', type: 'textarea', required: true, minLength: 6, maxLength: 3000 },
    {
      name: 'factor',
      label: 'Expand to',
      type: 'select',
      required: true,
      default: '2',
      options: [
        { value: '2', label: 'Twice as long' },
        { value: '3', label: 'Three times as long' },
        { value: '5', label: 'Five times as long' },
      ],
    },
    {
      name: 'add',
      label: 'Develop with',
      type: 'multiselect',
      default: ['explanations'],
      min: 0,
      max: 4,
      options: [
        { value: 'explanations', label: 'Explanations' },
        { value: 'examples', label: 'Examples' },
        { value: 'pros_and_cons', label: 'Pros and cons' },
        { value: 'questions_and_answers', label: 'Questions and answers' },
      ],
    },
    toneField('professional'),
    brandVoiceField,
    sourcesField,
    languageField,
  ],
  result: z.object({ text: z.string(), word_count: z.int() }),
  layout: [
    { kind: 'text', from: 'text' },
    { kind: 'fact', from: 'word_count', word: 'word_count' },
  ],
  brief: `You develop notes or a short paragraph into a full text.
- Add what follows from the text or the sources: explanations, examples, pros and cons, questions and answers, as chosen; transitions that carry the thought.
- Never new figures, names, quotations or claims; an example that is made up is called one ("Imagine …"). No padding, no sentence that says again what the one before said.
- Within 15 percent of the asked length: two, three or five times the words of the original. Order and point of view of the original; paragraphs with blank lines between them.`,
  titleFields: ['text'],
  example: {
    text: 'Meetings without an agenda run long. Write three questions that the meeting has to answer. Send them the day before. End when they are answered.',
    factor: '3',
    add: ['explanations', 'examples'],
    tone: 'professional',
    language: 'en',
  },
});
