// Shared fields of the translation tools, and the response of a request to people.
import * as z from 'zod';
import { humanProofreadingField, languageField } from '../shared-fields.ts';
import type { FieldSource } from '../tool-types.ts';

/** Human translation requires the source language; machine translation can detect it. */
export const originalLanguageField = {
  ...languageField,
  name: 'source_language',
  label: 'From',
  default: null,
} as const satisfies FieldSource;

export const detectedOriginalField = {
  ...originalLanguageField,
  default: 'auto',
  help: 'Detected from the first 400 characters when the text has more than 5.',
  allowAuto: true,
} as const satisfies FieldSource;

export const targetLanguageField = {
  ...languageField,
  name: 'target_language',
  label: 'To',
  default: null,
} as const satisfies FieldSource;

export const formalityField = {
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
} as const satisfies FieldSource;

export const glossaryField = {
  name: 'glossary',
  label: 'Glossary',
  type: 'textarea',
  maxLength: 3000,
  paired: true,
  help: "One per line: source term = translation; 'term = term' keeps it untranslated.",
} as const satisfies FieldSource;

/** Offered by the language that the text is translated into. */
export const translationProofreadingField = {
  ...humanProofreadingField,
  showIf: { target_language: ['en', 'it', 'es', 'fr', 'pt-BR', 'de'] },
} as const satisfies FieldSource;

/** Response of every request that people work on. */
export const requestFacts = {
  request_id: z.string(),
  status: z.enum(['waiting', 'on_going', 'ready', 'rejected', 'approved', 'published', 'completed']),
};
