// When each piece of a campaign goes out: what is all along on the first day, what is sent one after the other spread evenly to the end.
export interface Piece {
  channel: string;
  item: string;
  /** `start` for what is from the first day, else pieces of the same series share out the days among them. */
  series: 'start' | 'email' | 'linkedin' | 'social';
}

export interface PlannedPiece {
  /** YYYY-MM-DD. */
  date: string;
  channel: string;
  item: string;
}

const dayMs = 86_400_000;
/** Days that a campaign without an end is planned for. */
const usualDays = 28;

/** A calendar day so many days later. */
export const dayAfter = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Days from one calendar day to another; negative where the second lies before the first. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs);

/** Where in the space between two pieces a series begins, so that series do not fall on the same days. */
const offsets: Record<Piece['series'], number> = { start: 0, email: 0, social: 0.5, linkedin: 0.25 };

/** Every piece once, by day; empty where no start is given. A campaign without an end is planned for four weeks. */
export function planPieces(pieces: readonly Piece[], start: string, end: string): PlannedPiece[] {
  if (start === '') return [];
  const days = end === '' ? usualDays : Math.max(0, daysBetween(start, end));
  const placed = pieces.map((piece) => {
    const series = pieces.filter((other) => other.series === piece.series);
    const turn = (series.indexOf(piece) + offsets[piece.series]) / series.length;
    const date = piece.series === 'start' ? start : dayAfter(start, Math.floor(turn * days));
    return { date, channel: piece.channel, item: piece.item };
  });
  return placed.sort((a, b) => a.date.localeCompare(b.date));
}
