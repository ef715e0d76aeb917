import { describe, expect, it } from 'vitest';
import { readTaskTimes, type TaskFact } from './task-phases.ts';
import { workingMinutes } from './working-minutes.ts';

const utc = { timeZone: 'UTC', freeDays: [] };
const at = (moment: string) => new Date(`${moment}:00Z`);
const minutes = (from: string, to: string, calendar: Parameters<typeof workingMinutes>[2] = utc) =>
  workingMinutes(at(from), at(to), calendar);

describe('minutes of working days', () => {
  it('leave out Saturdays, Sundays and free days', () => {
    expect(minutes('2026-11-23T09:00', '2026-11-23T10:30')).toBe(90);
    expect(minutes('2026-11-20T12:00', '2026-11-23T12:00')).toBe(1440);
    expect(minutes('2026-11-21T08:00', '2026-11-22T20:00')).toBe(0);
    expect(minutes('2026-11-23T12:00', '2026-11-25T12:00', { timeZone: 'UTC', freeDays: ['2026-11-24'] })).toBe(1440);
    expect(minutes('2026-11-16T00:00', '2026-11-30T00:00')).toBe(10 * 1440);
  });

  it('are days of the time zone', () => {
    // In Auckland it is Saturday from Friday 11:00 UTC.
    const auckland = { timeZone: 'Pacific/Auckland', freeDays: [] };
    expect(minutes('2026-11-20T10:00', '2026-11-20T14:00', auckland)).toBe(60);
    expect(minutes('2026-11-20T10:00', '2026-11-20T14:00')).toBe(240);
  });

  it('are none where the end is before the beginning', () => expect(minutes('2026-11-23T10:00', '2026-11-23T09:00')).toBe(0));
});

const fact = (kind: string, moment: string, more: Partial<TaskFact> = {}): TaskFact => ({
  kind,
  round: 1,
  user_id: 7,
  verdict: null,
  step_name: null,
  step_position: null,
  created_at: at(moment),
  ...more,
});
const decided = (moment: string, step: string, verdict: TaskFact['verdict'], position = 0) =>
  fact('decided', moment, { step_name: step, step_position: position, verdict });

describe('times of a task', () => {
  const story = [
    fact('started', '2026-11-23T08:00'),
    fact('submitted', '2026-11-23T10:00'),
    decided('2026-11-23T11:00', 'Editor', 'changes'),
    fact('submitted', '2026-11-23T11:30', { round: 2, user_id: 8 }),
    decided('2026-11-23T12:30', 'Editor', 'approve'),
    decided('2026-11-23T15:30', 'Legal', 'approve', 1),
    fact('approved', '2026-11-23T15:30', { round: 2, user_id: null }),
    fact('submitted', '2026-11-24T15:30', { round: 3 }),
    fact('approved', '2026-11-24T18:30', { round: 3 }),
  ];

  it('end with the first approval, and each goes to writing, a step or a second round', () => {
    expect(readTaskTimes(story, utc)).toEqual({
      approvedAt: at('2026-11-23T15:30'),
      submitterId: 8,
      minutes: 450,
      rounds: 2,
      isFirstTime: false,
      waits: [
        { kind: 'writing', name: '', position: 0, minutes: 120 },
        { kind: 'step', name: 'Editor', position: 0, minutes: 120 },
        { kind: 'rework', name: '', position: 0, minutes: 30 },
        { kind: 'step', name: 'Legal', position: 1, minutes: 180 },
      ],
    });
  });

  it('are not known from start to approval where nobody started it', () => {
    const times = readTaskTimes(story.slice(1, 2).concat(fact('approved', '2026-11-23T12:00')), utc);
    expect(times).toMatchObject({ minutes: null, isFirstTime: true, rounds: 1, waits: [] });
  });

  it('there are none before an approval', () => expect(readTaskTimes(story.slice(0, 5), utc)).toBeNull());
});
