import { expect, it } from 'vitest';
import { findCycle } from '../web/build/refuse-cycles.ts';

const graph = (imports) => new Map(Object.entries(imports));

it('finds files that refer to each other, over others too', () => {
  expect(findCycle(graph({ start: [], page: ['start', 'shared'], shared: ['part'], part: ['start', 'page'] }))).toEqual([
    'page',
    'shared',
    'part',
    'page',
  ]);
});

it('finds none where a file is reached by several ways', () => {
  expect(findCycle(graph({ start: [], page: ['shared', 'start'], shared: ['start'], other: ['shared', 'page'] }))).toBeNull();
});
