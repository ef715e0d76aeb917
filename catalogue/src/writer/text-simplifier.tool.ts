import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByText } from '../prices.ts';
import { languageField, textField } from '../shared-fields.ts';

export default defineTool({
  slug: 'text_simplifier',
  name: 'Text simplifier',
  code: 'WR044',
  macrocategory: 'ai_writer',
  group: 'rewriting',
  icon: 'mood-smile',
  description: 'Rewrite difficult text in plain language for a chosen reading level.',
  output: 'text',
  flow: 'single',
  execution: 'model-text',
  // For children and in "easy to read" a text has to be rewritten.
  modelOnly: { reading_level: ['child', 'easy_read'] },
  translation: writingLanguages,
  credits: creditsByText,
  fields: [
    textField,
    {
      name: 'reading_level',
      label: 'For',
      type: 'select',
      required: true,
      default: 'general',
      options: [
        { value: 'general', label: 'General public' },
        { value: 'teen', label: 'Ages 12-15' },
        { value: 'child', label: 'Ages 8-11' },
        { value: 'easy_read', label: 'Easy to read' },
        { value: 'non_native', label: 'Non-native readers (B1)' },
      ],
    },
    { name: 'glossary', label: 'Explain technical terms', type: 'boolean', default: true },
    languageField,
  ],
  result: z.object({
    text: z.string(),
    glossary: z.array(z.object({ term: z.string().max(60), meaning: z.string().max(200) })).max(15),
    remarks: z.array(z.string().max(300)).max(3).optional(),
  }),
  layout: [
    { kind: 'text', from: 'text' },
    { kind: 'points', from: 'glossary', label: 'term', text: 'meaning' },
    { kind: 'list', from: 'remarks', heading: 'warnings' },
  ],
  brief: `You write plain language for the chosen readers: general public, ages 12 to 15, ages 8 to 11, easy to read (one thought per line, short main clauses), non-native readers at level B1.
- Sentences of 15 words on average, for children and easy reading at most 12; active voice, common words, one idea per sentence; the order in which things happen.
- No fact lost, none added; figures, names and deadlines as they are; adults are not talked to like children.
- glossary: terms that cannot be replaced, each explained once in at most 200 characters, only when asked for.`,
  titleFields: ['text'],
  example: {
    text: 'In order to obtain the subsidy, applicants are required to submit the completed form prior to the commencement of the works. In the event that documents are missing, the application will be terminated due to the fact that it cannot be examined.',
    reading_level: 'general',
    glossary: true,
    language: 'en',
  },
});
