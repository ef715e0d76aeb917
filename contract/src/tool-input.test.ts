import { expect, it } from 'vitest';
import type { ToolField } from './tool-definition.ts';
import { parseToolInput } from './tool-input.ts';
import { validationMessage } from './validation-messages.ts';

const list = (type: 'urls' | 'tags') => [
  { name: 'pages', label: '', type, required: false, default: null } as unknown as ToolField,
];
const refusal = (type: 'urls' | 'tags', pages: string[]) => {
  const parsed = parseToolInput({ fields: list(type), constraints: [], translation: [] }, { pages });
  return parsed.ok ? null : parsed.issues.map((issue) => validationMessage(issue.code, issue.params, 'en'));
};

it('refuses a second copy of an item, of a URL in the words of the specification', () => {
  expect(refusal('urls', ['https://a.example', 'https://a.example'])).toEqual(['URL already inserted']);
  expect(refusal('urls', ['https://a.example', 'https://A.example/'])).toEqual(['URL already inserted']);
  expect(refusal('tags', ['Sylt', 'Sylt'])).toEqual(['Already added']);
  expect(refusal('urls', ['https://a.example', 'https://b.example'])).toBeNull();
});
