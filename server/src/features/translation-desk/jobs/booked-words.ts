// Workload of linguists by day, the same for the calendar of the desk and for a linguist's own capacity.
import { isWorkingDay } from '@folio/contract/working-days';
import type { Db } from '../../../kernel/db/database.ts';
import { listBookedWords } from '../core/due-jobs.queries.ts';
import type { LinguistRow } from '../core/linguists.queries.ts';
import { spreadWords } from './spread-words.ts';

export const isAbsent = ({ absences }: Pick<LinguistRow, 'absences'>, day: string) =>
  absences.some(({ from, until }) => from <= day && day <= until);

/** Words of open jobs by day, for each of these linguists by their id. */
export async function bookedWordsByDay(
  db: Db,
  linguists: readonly Pick<LinguistRow, 'id' | 'absences'>[],
  holidays: readonly string[],
  today: string,
): Promise<Map<number, ReadonlyMap<string, number>>> {
  const rows = await listBookedWords(
    db,
    linguists.map(({ id }) => id),
  );
  const booked = Map.groupBy(rows, ({ linguist_id: id }) => id);
  return new Map(
    linguists.map((linguist) => {
      const isWorking = (day: string) => isWorkingDay(day, holidays) && !isAbsent(linguist, day);
      return [linguist.id, spreadWords(booked.get(linguist.id) ?? [], today, isWorking)];
    }),
  );
}
