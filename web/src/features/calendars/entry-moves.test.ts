import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { expect, it } from 'vitest';
import { movesOf, shifted, stretched } from './entry-moves.ts';

const entry: CalendarEntry = {
  kind: 'task_due',
  id: 7,
  workspace_id: 1,
  title: 'Guide',
  path: '/task-assignment/7',
  from: '2026-10-23',
  to: '2026-10-26',
  time: null,
  state: 'waiting',
  note: '',
  people: [{ id: 3, name: 'Mara' }],
  website_id: null,
  channel: null,
  document_problem: null,
  website_kind: null,
  revision: 2,
  is_fixed: false,
  is_late: false,
  can: { move: true, assign: true },
};
const of = { kind: 'task_due', id: 7, revision: 2 };

it('keeps the length over the change of the clocks, and asks for the last day alone', () => {
  expect(shifted(entry, 1)).toEqual({ from: '2026-10-24', to: '2026-10-27' });
  expect(movesOf(entry, shifted(entry, 1))).toEqual([{ ...of, to: '2026-10-27' }]);
  expect(movesOf(entry, shifted(entry, 0))).toEqual([]);
});

it('stretches a task, not before its first day, and nothing else', () => {
  expect(movesOf(entry, stretched(entry, entry, 2))).toEqual([{ ...of, from: '2026-10-23', to: '2026-10-28' }]);
  expect(stretched(entry, entry, -4)).toEqual({ from: '2026-10-23', to: '2026-10-26' });
  expect(stretched({ kind: 'publication' }, entry, 2)).toEqual({ from: '2026-10-23', to: '2026-10-26' });
});

it('gives the task to a person before it moves, where that changes something', () => {
  expect(movesOf(entry, { ...shifted(entry, 1), personId: null })).toEqual([
    { ...of, assignee_id: null },
    { ...of, to: '2026-10-27' },
  ]);
  expect(movesOf(entry, { ...shifted(entry, 0), personId: 3 })).toEqual([]);
  expect(movesOf({ ...entry, can: { move: true, assign: false } }, { ...shifted(entry, 0), personId: 4 })).toEqual([]);
});

it('moves the first day of a start', () => {
  const start = { ...entry, kind: 'task_start' as const, to: entry.from };
  expect(movesOf(start, shifted(start, 3))).toEqual([{ ...of, kind: 'task_start', from: '2026-10-26' }]);
});
