import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perWords } from '../prices.ts';
import { detectedLanguageField, textField } from '../shared-fields.ts';

export default defineTool({
  slug: 'grammar_fixer',
  name: 'Grammar and spelling fixer',
  code: 'WR051',
  macrocategory: 'ai_writer',
  group: 'rewriting',
  icon: 'text-spellcheck',
  description: 'Correct spelling, grammar and punctuation and see every change explained.',
  output: 'report',
  flow: 'single',
  execution: 'model-text',
  // Dictionaries and rules know nothing of style.
  modelOnly: { level: ['style'] },
  translation: writingLanguages,
  credits: perWords('text', 5, { minimum: 10, note: '5 AI credits per 100 words of the text.' }),
  fields: [
    textField,
    {
      name: 'level',
      label: 'Correct',
      type: 'select',
      required: true,
      default: 'errors',
      options: [
        { value: 'errors', label: 'Errors only' },
        { value: 'style', label: 'Errors and style' },
      ],
    },
    {
      name: 'variant',
      label: 'Spelling variant',
      type: 'select',
      default: 'auto',
      options: [
        { value: 'auto', label: 'Automatic' },
        { value: 'en-GB', label: 'British English' },
        { value: 'en-US', label: 'American English' },
      ],
      showIf: { language: ['en'] },
    },
    detectedLanguageField,
  ],
  result: z.object({
    corrected_text: z.string(),
    corrections: z
      .array(
        z.object({
          original: z.string().max(300),
          replacement: z.string().max(300),
          type: z.enum(['spelling', 'grammar', 'punctuation', 'style']),
          explanation: z.string().max(200),
        }),
      )
      .max(200),
    remarks: z
      .array(z.object({ passage: z.string().max(300), suggestions: z.string().max(200), explanation: z.string().max(200) }))
      .max(100)
      .optional(),
  }),
  layout: [
    { kind: 'text', from: 'corrected_text' },
    {
      kind: 'table',
      from: 'corrections',
      heading: 'corrections',
      columns: [
        { from: 'original', word: 'original' },
        { from: 'replacement', word: 'replacement' },
        { from: 'type', word: 'kind_of_error', valuesAreWords: true },
        { from: 'explanation', word: 'explanation' },
      ],
    },
    {
      kind: 'table',
      from: 'remarks',
      heading: 'needs_check',
      columns: [
        { from: 'passage', word: 'original' },
        { from: 'suggestions', word: 'suggestions' },
        { from: 'explanation', word: 'explanation' },
      ],
    },
  ],
  brief: `You proofread as a careful copy editor does: minimal edits, every one with its reason.
- Change what is wrong and nothing else: spelling, grammar, punctuation; matters of style only where "Errors and style" is asked for. Wording that is merely not yours stays.
- Respect dialect, names, quotations, code, links, figures and the author's paragraphs. Where a spelling variant is given, keep to it throughout.
- corrected_text: the whole text, its line breaks as they were.
- corrections: in reading order, each with the shortest passage that shows it (at most 300 characters), what stands there now, its kind, and the reason in at most 200 characters, in the language of the text. No correction at all is a good answer: then the text is given back unchanged.
- remarks: what only the author can decide (an unclear name, two possible meanings), with what may be meant; nothing of it is changed in the text.`,
  titleFields: ['text'],
  example: {
    text: 'Our boots keeps you dry, even when its raining all day long. The sole have lugs of four milimeters and the shaft are water proof.',
    level: 'errors',
    variant: 'en-GB',
    language: 'en',
  },
});
