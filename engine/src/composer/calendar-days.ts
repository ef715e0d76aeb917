// Calendar days as they are written in forms: YYYY-MM-DD.
const dayMs = 86_400_000;

/** A calendar day so many days later. */
export const dayAfter = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Days from one calendar day to another; negative where the second lies before the first. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs);
