// What the translation tools ask alike, and what a request to people answers.
import * as z from 'zod';
import type { FieldSource } from '../define-tool.ts';
import { humanProofreadingField, languageField } from '../shared-fields.ts';

/** A person who asks people for a translation names the language; a machine may find it out. */
export const originalLanguageField: FieldSource = { ...languageField, name: 'source_language', label: 'From', default: null };

export const detectedOriginalField: FieldSource = {
  ...originalLanguageField,
  default: 'auto',
  help: 'Detected from the first 400 characters when the text has more than 5.',
  allowAuto: true,
};

export const targetLanguageField: FieldSource = { ...languageField, name: 'target_language', label: 'To', default: null };

export const formalityField: FieldSource = {
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
};

export const glossaryField: FieldSource = {
  name: 'glossary',
  label: 'Glossary',
  type: 'textarea',
  maxLength: 3000,
  help: "One per line: source term = translation; 'term = term' keeps it untranslated.",
};

/** Offered by the language that the text is translated into. */
export const translationProofreadingField: FieldSource = {
  ...humanProofreadingField,
  showIf: { target_language: ['en', 'it', 'es', 'fr', 'pt-BR', 'de'] },
};

/** What every request that people work on answers. */
export const requestFacts = {
  request_id: z.string(),
  status: z.enum(['waiting', 'on_going', 'ready', 'rejected', 'approved', 'published', 'completed']),
};
