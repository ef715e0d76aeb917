// Periods of whole UTC days that reports and exports ask for.
import { invalidField } from './errors.ts';

const dayMs = 86_400_000;
/** Days of a period that is not named. */
const usualDays = 30;
const maxDays = 366;

export interface Period {
  /** The first moment of the first day, and that of the day after the last one. */
  from: Date;
  to: Date;
  /** Like 2026-11-23; both days belong to the period. */
  first: string;
  last: string;
}

/** Whole UTC days, both ends included; throws 422 for a period that is turned round or longer than a year. */
export function readPeriod(input: { from?: string | undefined; to?: string | undefined }, now: Date): Period {
  const last = input.to ?? now.toISOString().slice(0, 10);
  const end = new Date(`${last}T00:00:00Z`).getTime() + dayMs;
  const first = input.from ?? new Date(end - usualDays * dayMs).toISOString().slice(0, 10);
  const start = new Date(`${first}T00:00:00Z`).getTime();
  if (start >= end) throw invalidField('to', 'too_small', { min: first });
  if (end - start > maxDays * dayMs) throw invalidField('from', 'too_big', { max: maxDays });
  return { from: new Date(start), to: new Date(end), first, last };
}
