// Jobs of linguists: a stage of a line in one person's hands, offered, accepted, worked on and delivered. Staff of the desk alone.
import * as z from 'zod';
import { answer, day, deskCall, id, listOf, numeric, optionalId, paging, timestamp, tolerated } from './base.ts';
import { engineErrors, errorsOf, withErrors } from './errors.ts';
import { calendarDueSchema, calendarLinguistSchema, maxCalendarDays } from './translation-calendar.ts';
import { humanStages, jobStates, offerStates, requestKinds, turnarounds } from './translation-words.ts';

export const jobViews = [
  'offers',
  'mine',
  'overdue',
  'in_review',
  'sent_back',
  'delivered',
  'without_linguist',
  'at_risk',
] as const;
export type JobView = (typeof jobViews)[number];

export const translationJobSchema = z.object({
  id: z.int(),
  request_id: z.int(),
  /** Like TR-2041. */
  number: z.string(),
  title: z.string(),
  kind: z.enum(requestKinds),
  turnaround: z.enum(turnarounds),
  stage: z.enum(humanStages),
  state: z.enum(jobStates),
  source_language: z.string(),
  target_language: z.string(),
  words: z.int(),
  new_words: z.int(),
  segments: z.int(),
  confirmed: z.int(),
  due_at: timestamp().nullable(),
  delivered_at: timestamp().nullable(),
  /** Note of the requester for the linguist. */
  notes: z.string(),
  /** Requested changes of a returned job. */
  revision_note: z.string().nullable(),
  /** Why its request is on hold; null if it is not. */
  hold_reason: z.string().nullable(),
  linguist: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The caller's own offer, while it is open. */
  offer: z.object({ id: z.int(), state: z.enum(offerStates), expires_at: timestamp() }).nullable(),
  /** Open queries of the linguist, and answers to them. */
  queries: z.int(),
  answers: z.int(),
  /** Counts changes of the job, not of its segments. */
  revision: z.int(),
  can: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    open: z.boolean(),
    deliver: z.boolean(),
    offer: z.boolean(),
    send_back: z.boolean(),
    withdraw: z.boolean(),
  }),
});
export type TranslationJob = z.infer<typeof translationJobSchema>;

export const jobCapacitySchema = z.object({
  words_a_day: z.int(),
  /** The next working days with the words that are due or planned on them; `is_off` for holidays and absences. */
  days: z.array(z.object({ day: z.iso.date(), words: z.int(), is_off: z.boolean() })),
});
export type JobCapacity = z.infer<typeof jobCapacitySchema>;

/** A query of the caller with the newest answer to it. */
export const askedQuerySchema = z.object({
  id: z.int(),
  job_id: z.int(),
  segment_id: z.int(),
  text: z.string(),
  asked_at: timestamp(),
  answer: z.object({ text: z.string(), name: z.string(), at: timestamp() }).nullable(),
});
export type AskedQuery = z.infer<typeof askedQuerySchema>;

const one = answer({ translation_job: translationJobSchema });
const change = { id: id(), ...tolerated };

/** A fault that holds a delivery, at its segment. */
export const segmentFaultSchema = z.object({
  segment_id: z.int(),
  position: z.int(),
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  detail: z.string().nullable(),
  /** User and time of the ignored warning; null if nobody has since the text changed. */
  ignored: z.object({ name: z.string(), at: timestamp() }).nullable(),
});
export type SegmentFault = z.infer<typeof segmentFaultSchema>;

const calls = {
  show: deskCall
    .route({ method: 'GET', path: '/features/translation-jobs/show', summary: 'Jobs of the caller, or one of them' })
    .input(
      z.object({
        id: optionalId(),
        view: z.enum(jobViews).default('mine'),
        search: z.string().trim().max(100).optional(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        translation_jobs: z.array(translationJobSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        counts: z.record(z.string(), z.int()),
        translation_job: translationJobSchema.nullable(),
        /** Null for users other than linguists. */
        capacity: jobCapacitySchema.nullable(),
        /** Since the first day of this month, of the caller. */
        month: z.object({ words: z.int(), on_time: z.number().nullable(), changed: z.number().nullable() }),
        staff_scope: z.enum(['platform', 'coordinator', 'linguist']),
        /** Open queries of the caller in open jobs, those with an answer first; at most 10. */
        queries: z.array(askedQuerySchema),
      }),
    ),
  /** Coordinators see everybody, linguists themselves. */
  calendar: deskCall
    .route({
      method: 'GET',
      path: '/features/translation-jobs/calendar',
      summary: 'List linguist availability and due dates',
    })
    .input(
      z.object({
        from: day()
          .refine((from) => from >= '2000' && from < '2101')
          .optional()
          .describe('The first day; Monday of this week without it'),
        days: numeric(1, maxCalendarDays).default(14),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        /** Hours of the desk in UTC, like 08:00. */
        opens: z.string(),
        closes: z.string(),
        days: z.array(z.object({ day: z.iso.date(), is_open: z.boolean(), is_holiday: z.boolean() })),
        linguists: z.array(calendarLinguistSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        /** Open jobs and running requests, by the time they are due; at most 500. */
        due: z.array(calendarDueSchema),
        is_cut: z.boolean(),
      }),
    ),
  /** Possible linguists for a job, the best first. */
  candidates: deskCall
    .route({ method: 'GET', path: '/features/translation-jobs/candidates', summary: 'Linguists who could do a job' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(
      answer({
        candidates: z.array(
          z.object({
            linguist_id: z.int(),
            name: z.string(),
            is_native: z.boolean(),
            /** Words that are free until the job is due. */
            free_words: z.int(),
            /** Share of deliveries on time; null without any. */
            on_time: z.number().nullable(),
            offer: z.enum(offerStates).nullable(),
          }),
        ),
      }),
    ),
  offer: deskCall
    .route({ method: 'POST', path: '/features/translation-jobs/offer', summary: 'Offer a job to linguists' })
    .input(z.object({ ...change, linguist_ids: listOf(id()).pipe(z.array(id()).min(1).max(20)) }))
    .output(one),
  accept: deskCall
    .route({ method: 'POST', path: '/features/translation-jobs/accept', summary: 'Accept an offered job; the first one gets it' })
    .input(z.object(change))
    .output(one),
  decline: deskCall
    .route({ method: 'POST', path: '/features/translation-jobs/decline', summary: 'Decline an offered job' })
    .input(z.object({ ...change, note: z.string().trim().max(500).default('') }))
    .output(answer({})),
  start: deskCall
    .route({ method: 'POST', path: '/features/translation-jobs/start', summary: 'Begin the work on a job' })
    .input(z.object(change))
    .output(one),
  /** Refused with the faults of segments while one blocks; warnings do not. */
  deliver: deskCall
    .route({
      method: 'POST',
      path: '/features/translation-jobs/deliver',
      summary: 'Deliver a job: the next version of its document',
    })
    .input(z.object({ ...change, note: z.string().trim().max(2000).optional() }))
    .output(one),
  /** The stage before has to work on it again. */
  sendBack: deskCall
    .route({ method: 'POST', path: '/features/translation-jobs/send_back', summary: 'Send a job back to the stage before' })
    .input(z.object({ ...change, note: z.string().trim().min(1).max(2000) }))
    .output(one),
  withdraw: deskCall
    .route({ method: 'POST', path: '/features/translation-jobs/withdraw', summary: 'Withdraw a job from its linguist' })
    .input(z.object({ ...change, note: z.string().trim().min(1).max(500) }))
    .output(one),
};

/** A line without segments, and why. */
const unprepared = ['SEGMENTS_NOT_READY', 'MODEL_STAGE_FAILED'] as const;

export const translationJobsContract = withErrors(
  calls,
  { 404: ['JOB_NOT_FOUND'], 409: ['JOB_STATE', 'REQUEST_STATE'] },
  {
    accept: { 409: [...unprepared, 'JOB_TAKEN', 'OWN_TRANSLATION', 'OFFER_EXPIRED', 'CERTIFICATION_MISSING'] },
    start: { 409: [...unprepared] },
    decline: { 409: ['JOB_TAKEN', 'OFFER_EXPIRED'] },
    offer: { 409: [...unprepared, 'CERTIFICATION_NEEDED'] },
    deliver: errorsOf(
      {
        403: ['IMPERSONATION_SIGNS'],
        409: [...unprepared, 'SEGMENTS_CHANGED', 'CERTIFICATION_MISSING'],
        422: ['SEGMENTS_WITH_FAULTS'],
      },
      engineErrors,
    ),
  },
);
