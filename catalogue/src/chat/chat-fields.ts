// What the tools for conversations ask alike, and the one sentence with which each of them declines.
import type { toolFieldSchema } from '@folio/contract/tool-definition';
import type * as z from 'zod';

type FieldSource = z.input<typeof toolFieldSchema>;

/** The specification's words. */
export const refusalText =
  'I understand your request, but unfortunately, I cannot provide an appropriate response at this time...';

export const messageField = (placeholder: string): FieldSource => ({
  name: 'message',
  label: 'Message',
  type: 'textarea',
  required: true,
  maxLength: 4000,
  placeholder,
});

/** By itself an answer comes in the language of its question. */
export const chatLanguageField: FieldSource = {
  name: 'language',
  label: 'Language',
  type: 'language',
  required: true,
  default: 'auto',
  allowAuto: true,
};
