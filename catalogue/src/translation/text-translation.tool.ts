import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { humanProofreadingAddon, perWords } from '../prices.ts';
import { translationLanguages } from '../translation-languages.ts';
import {
  detectedOriginalField,
  formalityField,
  glossaryField,
  targetLanguageField,
  translationProofreadingField,
} from './translation-fields.ts';

export default defineTool({
  slug: 'text_translation',
  name: 'Text translation',
  code: 'TR001',
  macrocategory: 'ai_translation',
  group: 'machine',
  icon: 'language-hiragana',
  description: 'Translate a text into one of over 150 languages.',
  output: 'text',
  flow: 'single',
  execution: 'model-translation',
  translation: translationLanguages,
  flags: { bulk: true, is_suggested: true },
  credits: perWords('text', 5, { minimum: 5, addons: [humanProofreadingAddon], note: '5 AI credits per 100 words.' }),
  fields: [
    { name: 'text', label: 'Text', type: 'textarea', required: true, maxLength: 10000, minLength: 1 },
    detectedOriginalField,
    targetLanguageField,
    formalityField,
    glossaryField,
    translationProofreadingField,
  ],
  result: z.object({
    translation: z.string(),
    source_language: z.string(),
    target_language: z.string(),
    words: z.int(),
    glossary_used: z.array(z.string()).max(50),
    from_memory: z.int().optional(),
  }),
  layout: [
    { kind: 'text', from: 'translation' },
    { kind: 'list', from: 'glossary_used', heading: 'glossary_used' },
  ],
  brief:
    'Complete and fluent, same paragraphs and formatting, names, URLs, placeholders ({name}, %s) and numbers intact, local conventions for dates and decimals, glossary applied in every occurrence.',
  titleFields: ['text'],
  example: {
    text: 'Our boots are resoled in our own workshop.\n\nSend them in by {date} and they are back within 10 days.',
    source_language: 'en',
    target_language: 'de',
    formality: 'formal',
    glossary: 'workshop = Werkstatt',
  },
});
