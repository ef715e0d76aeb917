// Linguist availability and due jobs by day.
import type { CalendarLinguist } from '@folio/contract/translation-calendar';
import { addDays, isWorkingDay } from '@folio/contract/working-days';
import type { Actor } from '../../../kernel/actor.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { isCoordinator } from '../core/desk.policy.ts';
import { deskHours } from '../core/desk-time.ts';
import { type CalendarRow, listCalendarRows } from '../core/due-jobs.queries.ts';
import { findLinguistOf, type LinguistRow, listHolidays, listLinguistPage } from '../core/linguists.queries.ts';
import { bookedWordsByDay, isAbsent } from './booked-words.ts';

/** Jobs and requests that one page lists. */
const maxDue = 500;

interface Page {
  from?: string | undefined;
  days: number;
  page: number;
  per_page: number;
}

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

export async function showCalendar({ database, clock }: Kernel, actor: Actor, input: Page) {
  const today = clock.now().toISOString().slice(0, 10);
  const from = input.from ?? mondayOf(today);
  const days = Array.from({ length: input.days }, (_, index) => addDays(from, index));
  const holidays = await listHolidays(database);
  const own = await findLinguistOf(database, actor.id);
  const isDesk = isCoordinator(actor);
  const { rows, total } = await listLinguistPage(database, isDesk ? null : (own?.id ?? 0), input.page, input.per_page);
  const booked = await bookedWordsByDay(database, rows, holidays, today);
  const present = (linguist: LinguistRow & { name: string }): CalendarLinguist => {
    const words = booked.get(linguist.id);
    return {
      id: linguist.id,
      user_id: linguist.user_id,
      name: linguist.name,
      words_a_day: linguist.words_a_day,
      days: days.map((day) => ({ words: words?.get(day) ?? 0, is_absent: isAbsent(linguist, day) })),
    };
  };
  const due = await listCalendarRows(database, isDesk ? null : (own?.id ?? 0), from, days.at(-1) ?? from, maxDue + 1);
  const presentDue = ({ due_at: at, linguist_id: linguistId, linguist_user_id: _userId, ...row }: CalendarRow) => ({
    ...row,
    due_at: at.toISOString(),
    is_mine: own !== null && linguistId === own.id,
  });
  return {
    ...deskHours,
    days: days.map((day) => ({ day, is_open: isWorkingDay(day, holidays), is_holiday: holidays.includes(day) })),
    linguists: rows.map(present),
    recordsTotal: total,
    recordsFiltered: total,
    due: due.slice(0, maxDue).map(presentDue),
    is_cut: due.length > maxDue,
  };
}
