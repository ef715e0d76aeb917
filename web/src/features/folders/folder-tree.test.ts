import { expect, it } from 'vitest';
import { folderNamed } from '../../testing/folders.ts';
import { flattenTree, idsWithin, pathOf } from './folder-tree.ts';

const folder = (id: number, name: string, parentId?: number | null) => folderNamed(name, id, parentId);
const folders = [folder(3, 'Autumn', 1), folder(1, 'Blog'), folder(4, 'Drafts', 3), folder(2, 'Shop'), folder(5, 'Stray', 99)];

it('puts folders below their parents, in the order of the list', () => {
  expect(flattenTree(folders).map(({ folder: { name }, depth, hasChildren }) => [name, depth, hasChildren])).toEqual([
    ['Blog', 0, true],
    ['Autumn', 1, true],
    ['Drafts', 2, false],
    ['Shop', 0, false],
    ['Stray', 0, false],
  ]);
});

it('knows the way to a folder and what is in it', () => {
  expect(pathOf(folders, 4).map(({ name }) => name)).toEqual(['Blog', 'Autumn', 'Drafts']);
  expect(pathOf(folders, 77)).toEqual([]);
  expect([...idsWithin(folders, 1)].toSorted((one, other) => one - other)).toEqual([1, 3, 4]);
});
