import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByText } from '../prices.ts';
import { audienceField, languageField, textField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'tone_changer',
  name: 'Tone changer',
  code: 'WR048',
  macrocategory: 'ai_writer',
  group: 'rewriting',
  icon: 'mask',
  description: 'Rewrite a text in another tone and keep its content.',
  output: 'text',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: creditsByText,
  fields: [
    textField,
    { ...toneField('friendly'), required: true },
    {
      name: 'formality',
      label: 'Form of address',
      type: 'select',
      required: true,
      default: 'unchanged',
      options: [
        { value: 'unchanged', label: 'Unchanged' },
        { value: 'informal', label: 'Informal' },
        { value: 'formal', label: 'Formal' },
      ],
    },
    audienceField,
    languageField,
  ],
  result: z.object({ text: z.string(), changes: z.array(z.string().max(160)).max(6) }),
  layout: [
    { kind: 'text', from: 'text' },
    { kind: 'list', from: 'changes', heading: 'changes' },
  ],
  brief: `You rewrite a text for other ears.
- Same information in the same order and at about the same length; words, rhythm and form of address change to the asked tone and fit the audience.
- Form of address is one throughout: unchanged, informal (du, tu, tú) or formal (Sie, Lei, usted, vous). Figures, names, links, dates and legal wording untouched.
- changes: one to six main choices, each at most 160 characters, in the language of the text.`,
  titleFields: ['text'],
  example: {
    text: 'Your application has been received. Processing takes ten working days. Missing documents must be submitted within this period, otherwise the application is void.',
    tone: 'friendly',
    formality: 'unchanged',
    audience: 'students who apply for the first time',
    language: 'en',
  },
});
