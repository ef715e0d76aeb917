import { expect, it } from 'vitest';
import { currentFiles } from './current-files.ts';

const idsOf = (...keys: (string | null)[]) => currentFiles(keys.map((key, id) => ({ id, key }))).map(({ id }) => id);

it('keeps the newest delivery of each file, and no file of a model that people delivered', () => {
  expect(idsOf('document-1', 'document-2', 'delivery-1', 'delivery-1')).toEqual([1, 3]);
  expect(idsOf('delivery-1', 'delivery-2', 'delivery-2')).toEqual([0, 2]);
});

it('keeps every other file', () => {
  expect(idsOf('document-1', 'document-1', 'original', null, null)).toEqual([0, 1, 2, 3, 4]);
});
