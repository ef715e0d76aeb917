import { readdirSync } from 'node:fs';
import { findTool, listTools } from '@folio/catalogue/catalogue';
import { expect, it } from 'vitest';
import { composerFiles, computationFiles, makersOfFiles } from './part-files.ts';

const slugsOf = (...executions: string[]) =>
  listTools()
    .filter((tool) => executions.includes(tool.execution))
    .map((tool) => tool.slug);

const media = ['model-image', 'model-speech', 'model-transcription', 'model-translation', 'model-video'];

it('finds a computation or a maker for every tool that no text model writes, and none for a tool that does not exist', () => {
  const found = [...computationFiles.keys(), ...makersOfFiles.keys()];
  expect(found.toSorted()).toEqual(expect.arrayContaining(slugsOf('computed', ...media)));
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter((slug) => findTool(slug) === null)).toEqual([]);
  expect([...computationFiles.keys()].filter((slug) => !slugsOf('computed').includes(slug))).toEqual([]);
});

it('finds composers of tools that are written, and no others', () => {
  expect(composerFiles.size).toBeGreaterThan(5);
  expect([...composerFiles.keys()].filter((slug) => !slugsOf('model-text').includes(slug))).toEqual([]);
});

it('finds each file of the folder', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const count = (ending: string) => files.filter((file) => file.endsWith(ending)).length;
  expect([composerFiles.size, computationFiles.size, makersOfFiles.size]).toEqual(
    ['.compose.ts', '.compute.ts', '.maker.ts'].map(count),
  );
});

it('loads what each file exports', async () => {
  for (const load of composerFiles.values()) expect((await load()).default.compose).toBeTypeOf('function');
  for (const load of computationFiles.values()) expect((await load()).default).toBeTypeOf('function');
  for (const maker of makersOfFiles.values()) expect(maker.load).toBeTypeOf('function');
});
