import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { translationLanguages } from '../translation-languages.ts';

export default defineTool({
  slug: 'document_translation',
  name: 'Document translation',
  code: 'TR002',
  macrocategory: 'ai_translation',
  group: 'machine',
  icon: 'file-description',
  description: 'Translate a document and get it back in the same format and layout.',
  output: 'report',
  flow: 'single',
  execution: 'model-translation',
  translation: translationLanguages,
  flags: { bulk: true },
  credits: {
    rule: 'per_words',
    amount: 5,
    per: 100,
    basis: 'file_words',
    minimum: 20,
    addons: [{ field: 'human_proofreading', equals: true, amount: 100, human: true }],
    note: '5 AI credits per 100 words, at least 20.',
  },
  fields: [
    {
      name: 'files',
      label: 'Documents',
      type: 'file',
      required: true,
      accept: ['.docx', '.pdf', '.pptx', '.xlsx', '.txt', '.html', '.csv'],
      maxSizeMb: 10,
      maxFiles: 5,
      uploadedAs: 'asset',
    },
    {
      name: 'source_language',
      label: 'From',
      type: 'language',
      required: true,
      default: 'auto',
      help: 'Detected from the first 400 characters when the text has more than 5.',
      allowAuto: true,
    },
    { name: 'target_language', label: 'To', type: 'language', required: true, default: null },
    {
      name: 'formality',
      label: 'Form of address',
      type: 'select',
      required: true,
      default: 'auto',
      options: [
        { value: 'auto', label: 'Automatic' },
        { value: 'informal', label: 'Informal' },
        { value: 'formal', label: 'Formal' },
      ],
    },
    {
      name: 'glossary',
      label: 'Glossary',
      type: 'textarea',
      maxLength: 3000,
      help: "One per line: source term = translation; 'term = term' keeps it untranslated.",
    },
    {
      name: 'human_proofreading',
      label: 'Human proofreading',
      type: 'boolean',
      help: 'Adds 100 AI credits. Available for English, Italian, Spanish, French, Portuguese (BR) and German.',
      showIf: { target_language: ['en', 'it', 'es', 'fr', 'pt-BR', 'de'] },
    },
  ],
  result: z.object({
    files: z
      .array(
        z.object({
          source_name: z.string(),
          file: z.string(),
          words: z.int(),
          segments: z.int(),
          warnings: z.array(z.string()).max(20),
        }),
      )
      .max(5),
    source_language: z.string(),
    target_language: z.string(),
    notes: z.array(z.string()),
  }),
  layout: [
    {
      kind: 'table',
      from: 'files',
      columns: [
        { from: 'source_name', word: 'file' },
        { from: 'words', word: 'words' },
        { from: 'segments', word: 'segments' },
      ],
    },
    { kind: 'list', from: 'notes', heading: 'remarks' },
  ],
  brief:
    'Translate text runs and keep styles, tables, lists, links, notes and image positions; formulas and codes untouched; headers and footers included; say which parts (scans, pictures) were not read; PDF returned as DOCX when the layout cannot be kept.',
  titleFields: [],
  example: { files: ['https://example.com/brochure.docx'], source_language: 'auto', target_language: 'it', formality: 'auto' },
});
