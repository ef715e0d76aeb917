import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fileWords, humanProofreadingAddon, perWords } from '../prices.ts';
import { translationLanguages } from '../translation-languages.ts';
import {
  detectedOriginalField,
  formalityField,
  glossaryField,
  targetLanguageField,
  translationProofreadingField,
} from './translation-fields.ts';

export default defineTool({
  slug: 'document_translation',
  name: 'Document translation',
  code: 'TR002',
  macrocategory: 'ai_translation',
  group: 'machine',
  icon: 'file-description',
  description: 'Translate a document and keep its format and layout.',
  output: 'report',
  flow: 'single',
  execution: 'model-translation',
  translation: translationLanguages,
  flags: { bulk: true },
  credits: perWords(fileWords, 5, {
    minimum: 20,
    settled_by: 'words',
    addons: [humanProofreadingAddon],
    note: '5 AI credits per 100 words, at least 20.',
  }),
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
    detectedOriginalField,
    targetLanguageField,
    formalityField,
    glossaryField,
    translationProofreadingField,
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
    words: z.int(),
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
