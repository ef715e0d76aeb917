import type { ToolField } from '@folio/contract/tool-definition';
import { expect, it } from 'vitest';
import { wideFields } from './field-rows.ts';

const number = (name: string): ToolField => ({ name, label: name, type: 'number', required: false }) as ToolField;
const text = (name: string): ToolField => ({ name, label: name, type: 'text', required: false }) as ToolField;
const size = [number('image_width'), number('image_height')];

it('puts two narrow fields in a row and others in one of their own', () => {
  expect([...wideFields([text('prompt'), number('one'), number('two'), number('three')])]).toEqual(['prompt']);
});

it('never parts width and height', () => {
  expect([...wideFields([text('prompt'), number('count'), ...size])]).toEqual(['prompt', 'count']);
  expect([...wideFields([number('one'), number('two'), ...size, number('seed')])]).toEqual([]);
  expect([...wideFields(size)]).toEqual([]);
});
