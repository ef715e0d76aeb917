// What the tools for conversations ask alike, and the one sentence with which each of them declines.
import type { FieldSource, ToolSource } from '../define-tool.ts';
import type { DocumentBlock } from '../document-layout.ts';

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

export const answerCredits: ToolSource['credits'] = {
  rule: 'per_items',
  amount: 5,
  per: 1,
  basis: 'answers',
  minimum: 5,
  note: '5 AI credits per answer.',
};

export const answerLayout: DocumentBlock[] = [
  { kind: 'heading', level: 1, from: 'title' },
  { kind: 'text', from: 'answer' },
];
