import { expect, it } from 'vitest';
import { segment } from '../../testing/translation.ts';
import { issueFinder } from './core/segment-issues.ts';
import { countSegments, filterSegments } from './segment-filters.ts';
import { nextMark } from './segment-keys.ts';

const begun = segment({
  id: 1,
  position: 1,
  source: 'It weighs 2 kg.',
  target: 'Es wiegt 3 kg.',
  initial: null,
  status: 'draft',
});
const empty = segment({ id: 2, position: 2, source: 'The tent is dry.', target: '', initial: null, status: 'new' });
const done = segment({
  id: 3,
  position: 3,
  source: 'Pack the <g1>stove</g1>.',
  target: 'Packen Sie den <g1>Kocher</g1> ein.',
  comments: 2,
});
const all = [begun, empty, done];
const issuesOf = issueFinder('en', 'de', [{ source: 'stove', target: 'Herd', is_forbidden: true }]);

it('counts what each filter lists', () => {
  expect(countSegments(all)).toEqual({ all: 3, new: 1, draft: 1, done: 1, changed: 1, commented: 1 });
});

it.each([
  ['new', '', [2]],
  ['draft', '', [1]],
  ['done', '', [3]],
  ['changed', '', [3]],
  ['issues', '', [1]],
  ['commented', '', [3]],
  ['all', 'KOCHER ein', [3]],
  ['all', 'tent', [2]],
  ['done', 'tent', []],
] as const)('lists %s with "%s"', (filter, text, ids) => {
  expect(filterSegments(all, filter, text, issuesOf).map(({ id }) => id)).toEqual(ids);
});

it('finds a forbidden term, and nothing wrong in what nobody has begun', () => {
  expect(issuesOf({ ...done, target: 'Packen Sie den <g1>Herd</g1> ein.' })).toMatchObject([{ code: 'forbidden_term' }]);
  expect(issuesOf(empty)).toEqual([]);
});

it('offers the first mark that the target lacks', () => {
  expect(nextMark({ source: 'Pack the <g1>stove</g1>.', target: 'Packen' })).toBe('<g1>');
  expect(nextMark({ source: 'Pack the <g1>stove</g1>.', target: 'Packen <g1>' })).toBe('</g1>');
  expect(nextMark(done)).toBeNull();
});
