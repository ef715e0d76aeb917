import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { translationLanguageOptions } from '../language-options.ts';
import { fixed } from '../prices.ts';
import { brandVoiceField, priorityField } from '../shared-fields.ts';
import { translationLanguages } from '../translation-languages.ts';
import { glossaryField, originalLanguageField, requestFacts } from './translation-fields.ts';

export default defineTool({
  slug: 'managed_translation',
  name: 'Managed translation',
  code: 'TR004',
  macrocategory: 'ai_translation',
  group: 'human',
  icon: 'user-check',
  description: 'Get your content translated by professionals, with glossary, deadline and revision.',
  output: 'report',
  flow: 'wizard',
  execution: 'human',
  translation: translationLanguages,
  flags: { bulk: true },
  credits: fixed(100, { note: '100 AI credits for the request; the project is quoted by words and languages.' }),
  fields: [
    {
      name: 'files',
      label: 'Files',
      type: 'file',
      accept: ['.docx', '.pdf', '.pptx', '.xlsx', '.txt', '.html', '.csv', '.xml'],
      maxSizeMb: 10,
      maxFiles: 10,
      uploadedAs: 'asset',
    },
    { name: 'text', label: 'Text', type: 'textarea', maxLength: 20000 },
    originalLanguageField,
    {
      name: 'target_languages',
      label: 'To',
      type: 'multiselect',
      required: true,
      min: 1,
      max: 10,
      options: translationLanguageOptions,
    },
    {
      name: 'field',
      label: 'Field',
      type: 'select',
      required: true,
      default: 'marketing',
      options: [
        { value: 'marketing', label: 'Marketing' },
        { value: 'e_commerce', label: 'E-commerce' },
        { value: 'legal', label: 'Legal' },
        { value: 'technical', label: 'Technical' },
        { value: 'medical', label: 'Medical' },
        { value: 'financial', label: 'Financial' },
        { value: 'tourism', label: 'Tourism' },
        { value: 'software', label: 'Software' },
      ],
    },
    {
      name: 'service',
      label: 'Service',
      type: 'select',
      required: true,
      default: 'translation_revision',
      options: [
        { value: 'translation', label: 'Translation' },
        { value: 'translation_revision', label: 'Translation and revision' },
        { value: 'post_editing', label: 'Machine translation and post-editing' },
      ],
    },
    { name: 'deadline', label: 'Deadline', type: 'date' },
    priorityField,
    glossaryField,
    brandVoiceField,
    { name: 'notes', label: 'Instructions', type: 'textarea', maxLength: 2000 },
  ],
  steps: [
    { name: 'content', label: 'Content', fields: ['files', 'text'] },
    { name: 'languages', label: 'Languages and service', fields: ['source_language', 'target_languages', 'field', 'service'] },
    { name: 'details', label: 'Details', fields: ['deadline', 'priority', 'glossary', 'brand_voice_id', 'notes'] },
    { name: 'confirm', label: 'Confirm the request', fields: [] },
  ],
  constraints: [{ rule: 'at_least_one', fields: ['files', 'text'], message: 'Upload a file or paste a text.' }],
  result: z.object({
    ...requestFacts,
    assignee: z.string().optional(),
    quote: z.string().optional(),
    delivery_date: z.string().optional(),
    deliveries: z.array(z.object({ language: z.string(), files: z.array(z.string()).max(10), revised: z.boolean() })).max(10),
  }),
  layout: [
    { kind: 'fact', from: 'assignee', word: 'owner' },
    { kind: 'fact', from: 'quote', word: 'quote' },
    { kind: 'fact', from: 'delivery_date', word: 'date' },
  ],
  brief:
    'A managed order handled in the translation manager: brief, reference material, glossary and tone reach the translator; second linguist for revision (ISO 17100), post-editing by ISO 18587; status visible at each step.',
  titleFields: ['text'],
  example: {
    text: 'Our boots are resoled in our own workshop. Send them in and they are back within ten days.',
    source_language: 'en',
    target_languages: ['de', 'it'],
    field: 'e_commerce',
    service: 'translation_revision',
    priority: 'medium',
    glossary: 'workshop = Werkstatt',
  },
});
