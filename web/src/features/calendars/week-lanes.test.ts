import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { expect, it } from 'vitest';
import { daysOfWeek } from '../../base/calendar-days.ts';
import { weekBars, weekLanes } from './week-lanes.ts';

const days = daysOfWeek('2026-11-18');
const entry = (id: number, from: string, to: string, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  kind: 'task_due',
  id,
  workspace_id: 1,
  title: `Entry ${id}`,
  path: '/',
  from,
  to,
  time: null,
  state: 'waiting',
  note: '',
  people: [],
  website_id: null,
  channel: null,
  document_problem: null,
  website_kind: null,
  revision: 1,
  is_fixed: false,
  is_late: false,
  can: { move: true, assign: true },
  ...more,
});

const kinds = { wordpress: 'WordPress', webhook: 'Webhook', download: 'Download' };

it('puts bars into the first free row, cut at the ends of the week', () => {
  const bars = weekBars(
    [
      entry(1, '2026-11-10', '2026-11-17'),
      entry(2, '2026-11-17', '2026-11-19'),
      entry(3, '2026-11-18', '2026-11-30'),
      entry(4, '2026-11-01', '2026-11-15'),
    ],
    days,
  );
  expect(bars.map(({ entry: { id }, first, last, row }) => [id, first, last, row])).toEqual([
    [1, 1, 2, 1],
    [2, 2, 4, 2],
    [3, 3, 7, 1],
  ]);
});

it('has a lane for each person by name, and what nobody has last', () => {
  const lanes = weekLanes(
    [
      entry(1, '2026-11-17', '2026-11-17', { people: [{ id: 2, name: 'Zoe' }] }),
      entry(2, '2026-11-17', '2026-11-18', {
        kind: 'review_due',
        people: [
          { id: 2, name: 'Zoe' },
          { id: 3, name: 'Ada' },
        ],
      }),
      entry(3, '2026-11-17', '2026-11-17', { kind: 'task_start', people: [{ id: 3, name: 'Ada' }] }),
      entry(1, '2026-11-16', '2026-11-16', { kind: 'task_start', people: [{ id: 2, name: 'Zoe' }] }),
    ],
    'person',
    new Map(),
    kinds,
    [{ id: 5, name: 'Bea' }],
  );
  expect(lanes.map(({ name, entries }) => [name, entries.map(({ id }) => id)])).toEqual([
    ['Ada', [2, 3]],
    ['Bea', []],
    ['Zoe', [1, 2]],
    ['', []],
  ]);
  expect(
    weekLanes([entry(1, '2026-11-17', '2026-11-17', { website_id: 9 })], 'website', new Map([[9, 'Shop']]), kinds),
  ).toMatchObject([{ id: 9, name: 'Shop' }]);
});

it('has a lane for each channel of campaigns and each kind of website, also where both have one name', () => {
  const on = (id: number, more: Partial<CalendarEntry>) => entry(id, '2026-11-17', '2026-11-17', more);
  const lanes = weekLanes(
    [
      on(1, { kind: 'publication', website_kind: 'wordpress' }),
      on(2, { kind: 'campaign_item', channel: 'Newsletter' }),
      on(3, { kind: 'campaign_item', channel: 'Newsletter' }),
      on(4, { kind: 'campaign_item', channel: 'wordpress' }),
      on(5, {}),
    ],
    'channel',
    new Map(),
    kinds,
  );
  expect(lanes.map(({ name, entries }) => [name, entries.map(({ id }) => id)])).toEqual([
    ['Newsletter', [2, 3]],
    ['wordpress', [4]],
    ['WordPress', [1]],
    ['', [5]],
  ]);
});
