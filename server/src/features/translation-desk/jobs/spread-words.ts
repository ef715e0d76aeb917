// Words of open jobs by day: as many on each working day until a job is due.
import { addDays, daysBetween } from '@folio/contract/working-days';

interface BookedWords {
  words: number;
  /** When they are due; null where no day is set. */
  day: string | null;
}

/** Days that a job is spread over. */
const maxSpreadDays = 92;

/** Late work, and work without a due working day, counts for today or the next working day. */
export function spreadWords(
  jobs: readonly BookedWords[],
  today: string,
  isWorking: (day: string) => boolean,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const ahead = Array.from({ length: maxSpreadDays }, (_, index) => addDays(today, index)).filter(isWorking);
  for (const { words, day } of jobs) {
    const until = day !== null && daysBetween(today, day) > 0 ? ahead.filter((one) => one <= day) : [];
    const days = until.length > 0 ? until : ahead.slice(0, 1);
    // The first days get the remainder, so the sum equals the words.
    const [each, more] = [Math.floor(words / days.length), words % days.length];
    for (const [index, one] of days.entries()) found.set(one, (found.get(one) ?? 0) + each + (index < more ? 1 : 0));
  }
  return found;
}
