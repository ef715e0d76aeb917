import { expect, it } from 'vitest';
import type { MapNode } from './map-node.ts';
import { gatherSections } from './map-sections.ts';

const page = (key: string, group: string, x: number, y: number): MapNode => ({
  key,
  page_id: 1,
  title: key,
  path: `/${group}/${key}`,
  group,
  links_in: 2,
  links_out: 1,
  issue: 'orphan',
  pages: 1,
  x,
  y,
});

it('has one node for each section in the middle of its pages, and one link between two sections', () => {
  const nodes = [page('a', 'boots', 0, 0), page('b', 'boots', 1, 0.5), page('c', 'tents', -1, -1)];
  const gathered = gatherSections(nodes, [
    [0, 1, true],
    [0, 2, true],
    [1, 2, true],
    [2, 0, true],
    [7, 0, true],
  ]);
  expect(
    gathered.nodes.map(({ title, pages, links_in, x, y, page_id, issue }) => [title, pages, links_in, x, y, page_id, issue]),
  ).toEqual([
    ['boots', 2, 4, 0.5, 0.25, null, null],
    ['tents', 1, 2, -1, -1, null, null],
  ]);
  expect(gathered.edges).toEqual([
    [0, 1, true],
    [1, 0, true],
  ]);
});
