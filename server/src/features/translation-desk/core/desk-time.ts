// When work of the desk is due. The desk works on weekdays that are no holidays; its day ends at 17:00 UTC.
import type { Turnaround } from '@folio/contract/translation-words';
import { addWorkingDays, isWorkingDay, nearestWorkingDay } from '@folio/contract/working-days';

const hourMs = 3_600_000;
/** Hours of the desk's day, UTC. */
const opens = 8;
const closes = 17;
/** The desk's day as times of UTC. */
export const deskHours = { opens: `${String(opens).padStart(2, '0')}:00`, closes: `${closes}:00` };
/** Words that the desk does in a working day for one line; source: 2,500 new words are a usual day of a translator. */
const wordsADay = 2500;
/** Hours of the desk in which an offer is answered. */
const offerHours: Record<Turnaround, number> = { standard: 4, express: 1 };
/** Working days after which a delivery counts as approved. */
export const approvalDays = 7;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const atHour = (day: string, hour: number) => new Date(Date.parse(`${day}T00:00:00Z`) + hour * hourMs);

/** The end of the working day that lies `days` working days after `from`. */
export const endOfWorkingDay = (from: Date, days: number, holidays: readonly string[]): Date =>
  atHour(addWorkingDays(dayOf(from), days, holidays), closes);

/** When all stages of the longest line are done: a day of start and a day for every 2,500 words and stage; express in half of the time. */
export function dueAt(now: Date, words: number, stages: number, turnaround: Turnaround, holidays: readonly string[]): Date {
  const days = stages * Math.max(1, Math.ceil(words / wordsADay));
  return endOfWorkingDay(now, turnaround === 'express' ? Math.ceil(days / 2) : days + 1, holidays);
}

/** Now and as many hours of the desk on. */
export function addDeskHours(now: Date, hours: number, holidays: readonly string[]): Date {
  let at = now;
  let left = hours * hourMs;
  for (let rounds = 0; rounds < 400; rounds += 1) {
    const day = dayOf(at);
    if (!isWorkingDay(day, holidays) || at >= atHour(day, closes)) {
      const next = new Date(atHour(day, 24));
      at = atHour(nearestWorkingDay(dayOf(next), holidays), opens);
      continue;
    }
    if (at < atHour(day, opens)) at = atHour(day, opens);
    const today = atHour(day, closes).getTime() - at.getTime();
    if (left <= today) return new Date(at.getTime() + left);
    left -= today;
    at = atHour(day, closes);
  }
  return at;
}

/** When an offer that is made now is over. */
export const offerEnds = (now: Date, turnaround: Turnaround, holidays: readonly string[]): Date =>
  addDeskHours(now, offerHours[turnaround], holidays);

/** So many hours before `due`, or the last moment before that when the desk works. */
export function reminderAt(due: Date, hours: number, holidays: readonly string[]): Date {
  const at = new Date(due.getTime() - hours * hourMs);
  const day = dayOf(at);
  if (isWorkingDay(day, holidays) && at >= atHour(day, opens)) return at < atHour(day, closes) ? at : atHour(day, closes);
  return atHour(addWorkingDays(day, -1, holidays), closes);
}
