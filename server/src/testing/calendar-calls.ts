// The calendar of a review team's workspace, as tests ask for it.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { expect } from 'vitest';
import type { buildReviewTeam } from './review-team.ts';
import type { TestCaller } from './test-product.ts';

export const november = { from: '2030-11-01', to: '2030-11-30' };

/** Asks for November, by the manager where nobody is named; without a workspace where `personal` is asked for. */
export const calendarOf =
  (teamOf: () => Awaited<ReturnType<typeof buildReviewTeam>>) =>
  async (caller: TestCaller = teamOf().manager, { personal, ...more }: Record<string, unknown> = {}) => {
    const { status, body } = await caller.get('/features/calendar/show', {
      ...(personal ? {} : { workspace_id: teamOf().workspaceId }),
      ...november,
      ...more,
    });
    expect([status, body]).toMatchObject([200, { status: 'success' }]);
    return body as { entries: CalendarEntry[]; more: string[]; failed: string[]; can: { create: boolean } };
  };

export const brief = ({ kind, title, from, to, state }: CalendarEntry) => ({ kind, title, from, to, state });

export const move = (caller: TestCaller, body: Record<string, unknown>) => caller.send('POST', '/features/calendar/move', body);
