// Shared fields of the conversation tools, and their one sentence of refusal.
import type { DocumentBlock } from '../document-layout.ts';
import type { FieldSource } from '../tool-types.ts';

/** The specification's words. */
export const refusalText =
  'I understand your request, but unfortunately, I cannot provide an appropriate response at this time...';

export const messageField = (placeholder: string) =>
  ({
    name: 'message',
    label: 'Message',
    type: 'textarea',
    required: true,
    maxLength: 4000,
    placeholder,
  }) as const satisfies FieldSource;

export const answerLayout = [
  { kind: 'heading', level: 1, from: 'title' },
  { kind: 'text', from: 'answer' },
] as const satisfies readonly DocumentBlock[];
