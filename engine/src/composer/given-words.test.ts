// Input is preserved: the link of a call to action, the capitals of names, a requirement beside a plus.
import { findTool } from '@folio/catalogue/catalogue';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import { expect, it } from 'vitest';
import { compose } from '../composer.ts';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { contextIn, parsed } from './fixtures/orders.ts';

async function write(slug: string, changes: Record<string, unknown>, language: ComposerLanguage = 'en') {
  const tool = findTool(slug);
  if (!tool) throw new Error(slug);
  return (await compose(tool, parsed(tool, { ...tool.example, ...changes, language }), contextIn(language))).result;
}

it('puts a must and a plus of one line where they belong', async () => {
  const skills = 'Fluent English, German is a plus\nGo, gRPC\nNice to have: Rust, Zig';
  const { requirements, nice_to_have: pluses } = await write('job_posting', { skills });
  expect(requirements).toEqual(['Fluent English', 'Go, gRPC']);
  expect(pluses).toEqual(['German', 'Rust, Zig']);
});

it.each([
  ['en', 'St Brendan’s Primary wants a roof', 'St Brendan’s Primary wants a roof'],
  ['en', 'Backend Engineer (Go)', 'Backend Engineer (Go)'],
  ['en', 'The Alps in spring', 'the Alps in spring'],
  ['en', 'Shift manager', 'shift manager'],
  ['it', 'Santa Maria apre le porte', 'Santa Maria apre le porte'],
  ['it', 'La Spezia ospita la fiera', 'la Spezia ospita la fiera'],
  ['es', 'Camarero de sala', 'camarero de sala'],
  ['fr', 'Mont Blanc vu du lac', 'Mont Blanc vu du lac'],
] as const)('%s: "%s" inside a sentence', (language, phrase, inside) => {
  expect(insideSentence(phrase, language)).toBe(inside);
});
