// Selects qualified linguists for a job and sends offers to the best of them.

import { addWorkingDays, isWorkingDay } from '@folio/contract/working-days';
import type { Db } from '../../../kernel/db/database.ts';
import { certificationFor } from '../core/certification.ts';
import { notifyLinguists } from '../core/desk-events.ts';
import { offerEnds } from '../core/desk-time.ts';
import {
  endOffers,
  insertOffers,
  type JobRow,
  listJobsOf,
  listOffersOf,
  listRecords,
  type OfferRow,
  updateJob,
} from '../core/jobs.queries.ts';
import { type LinguistRow, listHolidays, listLinguistsFor } from '../core/linguists.queries.ts';
import type { LineRow, RequestRow } from '../core/requests.queries.ts';
import { isAbsent } from './booked-words.ts';

/** Number of linguists with an offer at the same time. */
const offered = 3;
/** Most working days that are looked at for free words. */
const maxDays = 30;

export interface JobCandidate {
  linguist: LinguistRow;
  isNative: boolean;
  isCertified: boolean;
  freeWords: number;
  onTime: number | null;
  offer: OfferRow['state'] | null;
}

/** Translators do not revise their own work. A certifier can have done so: they state in their own name that every sentence is right. */
export const isOwnWork = (job: JobRow, jobs: readonly JobRow[], linguistId: number): boolean =>
  job.stage !== 'certificate' &&
  jobs.some(
    (one) => one.line_id === job.line_id && one.id !== job.id && one.stage !== 'certificate' && one.linguist_id === linguistId,
  );

/** False for a certificate without a certification that is valid on that day for both languages. */
export const isAllowed = (
  job: Pick<JobRow, 'stage'>,
  request: Pick<RequestRow, 'source_language'>,
  line: Pick<LineRow, 'target_language'>,
  linguist: LinguistRow,
  day: string,
): boolean =>
  job.stage !== 'certificate' ||
  certificationFor(linguist.certifications, [request.source_language, line.target_language], day) !== null;

/** Words that a linguist can still do until the job is due. */
function freeWords(linguist: LinguistRow, today: string, due: string, openWords: number, holidays: readonly string[]): number {
  let days = 0;
  let day = today;
  for (let seen = 0; day <= due && seen < maxDays; seen += 1) {
    if (isWorkingDay(day, holidays) && !isAbsent(linguist, day)) days += 1;
    day = addWorkingDays(day, 1, holidays);
  }
  return Math.max(0, days * linguist.words_a_day - openWords);
}

/** Active linguists of the job's pair, the best first: certified where that is asked for, native, with time for it, on time so far. */
export async function listCandidates(
  db: Db,
  job: JobRow,
  request: RequestRow,
  line: LineRow,
  now: Date,
): Promise<JobCandidate[]> {
  const linguists = await listLinguistsFor(db, request.source_language, line.target_language);
  const holidays = await listHolidays(db);
  const records = await listRecords(
    db,
    linguists.map(({ id }) => id),
  );
  const offers = new Map((await listOffersOf(db, job.id)).map((offer) => [offer.linguist_id, offer.state]));
  const jobs = await listJobsOf(db, [request.id]);
  const today = now.toISOString().slice(0, 10);
  const due = (job.due_at ?? now).toISOString().slice(0, 10);
  const candidates = linguists
    .filter((linguist) => !isOwnWork(job, jobs, linguist.id) && isAllowed(job, request, line, linguist, today))
    .map((linguist) => ({
      linguist,
      isNative: linguist.native_languages.includes(line.target_language),
      isCertified: linguist.certifications.some(({ expires_on: until }) => until === null || until >= today),
      freeWords: freeWords(linguist, today, due, records.get(linguist.id)?.open_words ?? 0, holidays),
      onTime: records.get(linguist.id)?.on_time ?? null,
      offer: offers.get(linguist.id) ?? null,
    }));
  const worth = (one: JobCandidate) =>
    (request.kind === 'certified' && one.isCertified ? 8 : 0) +
    (one.isNative ? 4 : 0) +
    (one.freeWords >= job.new_words ? 2 : 0) +
    (one.onTime ?? 0.9);
  return candidates.toSorted((a, b) => worth(b) - worth(a) || a.linguist.id - b.linguist.id);
}

/** Offers a job, with a locked row, to these linguists until the offer expires. */
export async function offerTo(
  tx: Db,
  job: JobRow,
  request: RequestRow,
  linguistIds: readonly number[],
  now: Date,
): Promise<JobRow> {
  const expires = offerEnds(now, request.turnaround, await listHolidays(tx));
  await insertOffers(
    tx,
    linguistIds.map((id) => ({ job_id: job.id, linguist_id: id, expires_at: expires })),
  );
  await notifyLinguists(tx, linguistIds, { kind: 'offered', request, actor: null, jobId: job.id, at: expires });
  return updateJob(tx, job.id, { state: 'offered' });
}

/**
 * Offers a job to the three best linguists without an earlier offer. Linguists that did not respond are skipped. If none is left, the job
 * waits for a coordinator.
 */
export async function offerNext(tx: Db, job: JobRow, request: RequestRow, line: LineRow, now: Date): Promise<void> {
  await endOffers(tx, job.id, 'expired');
  // The preparation of the line makes the first offer.
  if (line.segment_count === 0) {
    await updateJob(tx, job.id, { state: 'new' });
    return;
  }
  const candidates = await listCandidates(tx, job, request, line, now);
  const next = candidates.filter(({ offer }) => offer === null).slice(0, offered);
  if (next.length === 0) await updateJob(tx, job.id, { state: 'new' });
  else
    await offerTo(
      tx,
      job,
      request,
      next.map(({ linguist }) => linguist.id),
      now,
    );
}
