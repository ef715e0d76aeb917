// Money against time. Days without data are unknown and never 0: comparisons end at the last known day.
import type { Pacing } from '@folio/contract/campaign-shapes';
import type { PacingBand } from '@folio/contract/campaign-words';

const dayMs = 86_400_000;
/** Number of days for the mean of the forecast. */
const rateDays = 7;
/** Spent ÷ planned within which a campaign is on pace (design: audience campaigns). */
const band = { from: 0.9, to: 1.1 } as const;

export interface Span {
  from: string;
  to: string;
}

export interface PacingInput {
  from: string | null;
  to: string | null;
  budget: number | null;
  items: readonly (Span & { budget: number | null })[];
  /** The last one has no end while the campaign is paused. */
  pauses: readonly { from: string; to: string | null }[];
  /** Micros by day; days that are not in it are unknown. */
  spend: ReadonlyMap<string, number>;
  today: string;
}

const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/** The day so many days later. */
export const addDays = (day: string, count: number): string => dayOf(numberOf(day) + count);
/** From one day to another: 1 for the day after. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

/** Days of a span up to a day, both included, without those of pauses. */
function countDays(span: Span, until: string, pauses: PacingInput['pauses'] = []): number {
  const last = until < span.to ? until : span.to;
  if (last < span.from) return 0;
  let days = daysBetween(span.from, last) + 1;
  let counted = numberOf(span.from) - 1;
  for (const pause of pauses.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const start = Math.max(numberOf(pause.from), counted + 1);
    const end = numberOf(pause.to === null || pause.to > last ? last : pause.to);
    if (end < start) continue;
    days -= end - start + 1;
    counted = end;
  }
  return days;
}

/** Planned until a day: the items' costs over their days, or without item budgets the campaign's over its days less pauses. */
export function plannedUntil({ from, to, budget, items, pauses }: PacingInput, until: string): number | null {
  const paid = items.filter((item) => item.budget !== null);
  if (paid.length > 0)
    return Math.round(
      paid.reduce((sum, item) => sum + (item.budget ?? 0) * (countDays(item, until) / countDays(item, item.to)), 0),
    );
  if (budget === null || from === null || to === null) return null;
  const days = countDays({ from, to }, to, pauses);
  return days === 0 ? null : Math.round(budget * (countDays({ from, to }, until, pauses) / days));
}

function bandOf(pace: number | null): PacingBand | null {
  if (pace === null) return null;
  if (pace < band.from) return 'behind';
  return pace > band.to ? 'ahead' : 'on_pace';
}

/** Mean of the last known days; null where there is none. */
function rateOf(spend: PacingInput['spend']): number | null {
  const days = [...spend.keys()].toSorted().slice(-rateDays);
  if (days.length === 0) return null;
  return days.reduce((sum, day) => sum + (spend.get(day) ?? 0), 0) / days.length;
}

/** Forecast of the total spend at this rate, and the day on which the budget runs out if that is before the campaign ends. */
function forecastOf(input: PacingInput, spent: number, knownUntil: string): Pick<Pacing, 'forecast' | 'money_ends_on'> {
  const rate = rateOf(input.spend);
  if (rate === null || input.to === null) return { forecast: null, money_ends_on: null };
  const left = Math.max(0, daysBetween(knownUntil, input.to));
  const forecast = Math.round(spent + rate * left);
  if (input.budget === null || rate <= 0) return { forecast, money_ends_on: null };
  if (spent >= input.budget) return { forecast, money_ends_on: knownUntil };
  const daysToEnd = Math.ceil((input.budget - spent) / rate);
  return { forecast, money_ends_on: daysToEnd < left ? addDays(knownUntil, daysToEnd) : null };
}

/** Budget of a campaign against its time. */
export function pacingOf(input: PacingInput): Pacing {
  const { from, to, budget, spend, today, pauses } = input;
  const all = from === null || to === null ? 0 : countDays({ from, to }, to, pauses);
  const passed = from === null || to === null ? 0 : countDays({ from, to }, today, pauses);
  const knownUntil = [...spend.keys()].toSorted().at(-1) ?? null;
  const base = { budget, time_share: all === 0 ? 0 : passed / all, known_until: knownUntil };
  if (knownUntil === null)
    return {
      ...base,
      spent: null,
      planned: null,
      pace: null,
      band: null,
      points: null,
      forecast: null,
      money_ends_on: null,
    };
  const spent = [...spend.values()].reduce((sum, one) => sum + one, 0);
  const planned = plannedUntil(input, knownUntil);
  const pace = planned === null || planned === 0 ? null : spent / planned;
  const points = budget === null || budget === 0 || planned === null ? null : Math.round(((spent - planned) / budget) * 100);
  return { ...base, spent, planned, pace, band: bandOf(pace), points, ...forecastOf(input, spent, knownUntil) };
}
