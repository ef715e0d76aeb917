import { interfaceLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { brandVoiceField, languageField } from '../shared-fields.ts';
import { requestFacts } from './translation-fields.ts';

export default defineTool({
  slug: 'human_proofreading',
  name: 'Human proofreading',
  code: 'TR005',
  macrocategory: 'ai_translation',
  group: 'human',
  icon: 'writing-sign',
  description: 'Have a native-speaking editor correct and polish a text or document.',
  output: 'report',
  flow: 'single',
  execution: 'human',
  translation: interfaceLanguages,
  credits: fixed(100, { note: '100 AI credits per request.' }),
  fields: [
    { name: 'text', label: 'Text', type: 'textarea', maxLength: 20000 },
    {
      name: 'files',
      label: 'Files',
      type: 'file',
      accept: ['.docx', '.txt', '.html'],
      maxSizeMb: 10,
      maxFiles: 5,
      uploadedAs: 'asset',
    },
    {
      name: 'text_origin',
      label: 'The text is',
      type: 'select',
      required: true,
      default: 'ai',
      options: [
        { value: 'ai', label: 'AI generated' },
        { value: 'translated', label: 'Translated' },
        { value: 'human', label: 'Written by a person' },
      ],
    },
    {
      name: 'level',
      label: 'Service',
      type: 'select',
      required: true,
      default: 'proofreading',
      options: [
        { value: 'proofreading', label: 'Proofreading' },
        { value: 'copy_editing', label: 'Copy-editing' },
        { value: 'fact_check', label: 'Copy-editing and fact check' },
      ],
    },
    brandVoiceField,
    { name: 'deadline', label: 'Deadline', type: 'date' },
    { name: 'notes', label: 'Instructions', type: 'textarea', maxLength: 1000 },
    languageField,
  ],
  constraints: [{ rule: 'at_least_one', fields: ['text', 'files'], message: 'Paste a text or upload a file.' }],
  result: z.object({
    ...requestFacts,
    text: z.string().optional(),
    files: z.array(z.string()).max(5),
    changes: z.int().optional(),
    editor_notes: z.string().max(1000).optional(),
  }),
  layout: [
    { kind: 'text', from: 'text' },
    { kind: 'text', from: 'editor_notes', heading: 'remarks' },
  ],
  brief:
    'A managed order: the editor returns the clean text and the tracked changes, corrects errors, repetitions and unnatural phrases, keeps voice, keywords and links, flags doubtful facts. English, Italian, Spanish, French, Portuguese (BR) and German only.',
  titleFields: ['text'],
  example: {
    text: 'Our boots is resoled in our own workshop, what makes them lasting for years. Each pair get inspected from hand before it leave the house, and the leather is treated with a wax what we produce ourself. In case of you are not satisfied, you can give the Halden Trail back until 60 days.',
    text_origin: 'ai',
    level: 'proofreading',
    notes: 'Keep the product names.',
    language: 'en',
  },
});
