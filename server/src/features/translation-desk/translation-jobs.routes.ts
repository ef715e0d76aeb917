// Calls on jobs of linguists.
import type { AskedQuery, JobCapacity, TranslationJob } from '@folio/contract/translation-jobs';
import { addWorkingDays, isWorkingDay, nearestWorkingDay } from '@folio/contract/working-days';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { transitionsTo } from '../../kernel/transition.ts';
import { type AskedQueryRow, listAskedQueries } from './core/asked-queries.queries.ts';
import { isCoordinator, requireCoordinator } from './core/desk.policy.ts';
import { getJob } from './core/get-job.ts';
import { findListedJob, type ListedJob, listJobs } from './core/jobs.queries.ts';
import { findLinguistOf, type LinguistRow, listHolidays, listLinguistNames } from './core/linguists.queries.ts';
import { everyPair, sumFigures } from './core/translation-reports.queries.ts';
import { bookedWordsByDay, isAbsent } from './jobs/booked-words.ts';
import { deliverJob } from './jobs/deliver-job.ts';
import { acceptJob, declineJob, offerJob, sendJobBack, startJob, withdrawJob } from './jobs/move-job.ts';
import { listCandidates } from './jobs/offer-job.ts';
import { showCalendar } from './jobs/show-calendar.ts';

/** Queries of the caller that their work shows. */
const shownQueries = 10;
/** Number of working days in the shown capacity. */
const shownDays = 5;

function present(actor: Actor, linguist: LinguistRow | null, job: ListedJob): TranslationJob {
  const isMine = linguist !== null && job.linguist_id === linguist.id;
  const coordinates = isCoordinator(actor);
  const isWorking = ['accepted', 'in_progress', 'sent_back'].includes(job.state);
  return {
    id: job.id,
    request_id: job.request_id,
    number: job.number,
    title: job.line_name,
    kind: job.kind,
    turnaround: job.turnaround,
    stage: job.stage,
    state: job.state,
    source_language: job.source_language,
    target_language: job.target_language,
    words: job.words,
    new_words: job.new_words,
    segments: job.segment_count,
    confirmed: job.confirmed,
    due_at: job.due_at?.toISOString() ?? null,
    delivered_at: job.delivered_at?.toISOString() ?? null,
    notes: job.notes,
    revision_note: job.revision_note,
    hold_reason: job.hold_reason,
    linguist: job.linguist_id === null ? null : { id: job.linguist_id, name: job.linguist_name ?? '' },
    offer:
      job.offer_id === null || job.offer_expires_at === null
        ? null
        : { id: job.offer_id, state: job.offer_state ?? 'open', expires_at: job.offer_expires_at.toISOString() },
    queries: job.queries,
    answers: job.answers,
    revision: job.revision,
    can: {
      accept: job.offer_id !== null && job.state === 'offered',
      decline: job.offer_id !== null && job.state === 'offered',
      open: isMine,
      deliver: isMine && isWorking,
      offer: coordinates && (job.state === 'new' || job.state === 'offered') && job.segment_count > 0,
      send_back: isMine && (job.state === 'accepted' || job.state === 'in_progress') && job.position > 0,
      withdraw: coordinates && isWorking,
    },
  };
}

const presentQuery = (row: AskedQueryRow): AskedQuery => ({
  id: row.id,
  job_id: row.job_id,
  segment_id: row.segment_id,
  text: row.text,
  asked_at: row.asked_at.toISOString(),
  answer:
    row.answer_text === null || row.answered_at === null
      ? null
      : { text: row.answer_text, name: row.answer_name ?? '', at: row.answered_at.toISOString() },
});

export function translationJobRoutes(kernel: Kernel) {
  const { database } = kernel;
  const presentNow = async (actor: Actor, id: number): Promise<TranslationJob> => {
    const { linguist } = await getJob(database, actor, id);
    const row = await findListedJob(database, id, linguist?.id ?? 0, kernel.clock.now());
    if (!row) throw notFound('job_not_found');
    return present(actor, linguist, row);
  };
  const answerWith = async (actor: Actor, id: number) => ({ translation_job: await presentNow(actor, id) });
  const capacityOf = async (linguist: LinguistRow): Promise<JobCapacity> => {
    const holidays = await listHolidays(database);
    const today = kernel.clock.now().toISOString().slice(0, 10);
    const words = (await bookedWordsByDay(database, [linguist], holidays, today)).get(linguist.id);
    const days: JobCapacity['days'] = [];
    for (let day = nearestWorkingDay(today, []); days.length < shownDays; day = addWorkingDays(day, 1, []))
      days.push({
        day,
        words: words?.get(day) ?? 0,
        is_off: !isWorkingDay(day, holidays) || isAbsent(linguist, day),
      });
    return { words_a_day: linguist.words_a_day, days };
  };
  const transition = transitionsTo(kernel, answerWith);
  return {
    show: rpc.translationJobs.show.handler(async ({ context: { actor }, input }) => {
      const now = kernel.clock.now();
      const linguist = await findLinguistOf(database, actor.id);
      const isDesk = isCoordinator(actor);
      const { view, search, page, per_page: perPage } = input;
      if (view === 'without_linguist' || view === 'at_risk') requireCoordinator(actor);
      const shown = input.id === undefined ? null : await presentNow(actor, input.id);
      const { rows, filtered, counts } = await listJobs(database, linguist?.id ?? 0, isDesk, now, {
        view,
        search,
        page,
        perPage,
      });
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
      const delivered = await sumFigures(database, { ...everyPair, from: month, to: now, linguistId: linguist?.id ?? 0 });
      return {
        translation_jobs: rows.map((row) => present(actor, linguist, row)),
        recordsTotal: counts[view] ?? 0,
        recordsFiltered: filtered,
        counts,
        translation_job: shown,
        capacity: linguist ? await capacityOf(linguist) : null,
        month: { words: delivered.words, on_time: delivered.on_time, changed: delivered.changed_in_review },
        staff_scope: actor.staffScope ?? 'linguist',
        queries: linguist ? (await listAskedQueries(database, linguist.id, actor.id, shownQueries)).map(presentQuery) : [],
      };
    }),
    calendar: rpc.translationJobs.calendar.handler(async ({ context: { actor }, input }) => ({
      ...(await showCalendar(kernel, actor, input)),
    })),
    candidates: rpc.translationJobs.candidates.handler(async ({ context: { actor }, input }) => {
      requireCoordinator(actor);
      const { job, request, line } = await getJob(database, actor, input.id);
      const found = await listCandidates(database, job, request, line, kernel.clock.now());
      const names = await listLinguistNames(
        database,
        found.map(({ linguist }) => linguist.id),
      );
      return {
        candidates: found.map(({ linguist, isNative, freeWords, onTime, offer }) => ({
          linguist_id: linguist.id,
          name: names.get(linguist.id) ?? '',
          is_native: isNative,
          free_words: freeWords,
          on_time: onTime,
          offer,
        })),
      };
    }),
    offer: rpc.translationJobs.offer.handler(transition(offerJob)),
    accept: rpc.translationJobs.accept.handler(transition(acceptJob)),
    decline: rpc.translationJobs.decline.handler(async ({ context: { actor }, input }) => {
      await declineJob(kernel, actor, input);
      return {};
    }),
    start: rpc.translationJobs.start.handler(transition(startJob)),
    deliver: rpc.translationJobs.deliver.handler(transition(deliverJob)),
    sendBack: rpc.translationJobs.sendBack.handler(transition(sendJobBack)),
    withdraw: rpc.translationJobs.withdraw.handler(transition(withdrawJob)),
  };
}
