// The sentences of a job with their translations: read, saved, matched against the memory, checked and commented.
import * as z from 'zod';
import { answer, deskCall, flag, id, numeric, reading, timestamp, tolerated, userCall } from './base.ts';
import { engineErrors, errorsOf, withErrors } from './errors.ts';
import { segmentFaultSchema } from './translation-jobs.ts';
import {
  conflictSchema,
  ignoredFaultSchema,
  replacedRowSchema,
  segmentCommentSchema,
  segmentMatchSchema,
  segmentSchema,
} from './translation-segment-parts.ts';
import {
  maxReplacedSegments,
  maxSavedSegments,
  maxTargetLength,
  paragraphKinds,
  segmentOrigins,
  segmentsPerPage,
} from './translation-words.ts';

export type { IgnoredFault, Segment, SegmentComment, SegmentConflict, SegmentMatch } from './translation-segment-parts.ts';

const job = { job_id: id(), ...tolerated };

/** The segments in the place of those that were divided or joined; the positions of all after them have changed by one. */
const divided = answer({ segments: z.array(segmentSchema), total: z.int() });

const calls = {
  show: deskCall
    .route({ method: 'GET', path: '/features/translation-jobs/segments', summary: 'Segments of a job, in their order' })
    .input(
      z.object({
        ...job,
        after: numeric(0, 1_000_000).default(0).describe('Position of the last segment of the page before'),
        limit: numeric(1, segmentsPerPage).default(segmentsPerPage),
      }),
    )
    .output(
      answer({
        segments: z.array(segmentSchema),
        total: z.int(),
        terms: z.array(z.object({ source: z.string(), target: z.string(), is_forbidden: z.boolean() })),
        /** Warnings of these segments that were ignored. */
        ignored: z.array(ignoredFaultSchema),
      }),
    ),
  /** Positions of the job's texts in its files: for section headings, and to preview the delivery. */
  outline: deskCall
    .route({
      method: 'GET',
      path: '/features/translation-jobs/segments/outline',
      summary: 'The files of a job as their paragraphs',
    })
    .input(z.object(job))
    .output(
      answer({
        parts: z.array(
          z.object({
            name: z.string(),
            paragraphs: z.array(
              z.object({
                /** As segments name it. */
                unit: z.int(),
                kind: z.enum(paragraphKinds),
                /** Slide, header, note: the part of the file, as the file names it; empty for its main text. */
                section: z.string(),
                /** Null where segments hold the text. */
                text: z.string().nullable(),
              }),
            ),
          }),
        ),
        /** True where the files hold more than is listed. */
        is_cut: z.boolean(),
      }),
    ),
  /** Segments that changed elsewhere are answered with both texts in `conflicts` and stay as they are; the others are saved. */
  save: deskCall
    .route({ method: 'PATCH', path: '/features/translation-jobs/segments', summary: 'Save segments of a job' })
    .input(
      z.object({
        ...job,
        segments: z
          .array(
            z.object({
              id: id(),
              target: z.string().max(maxTargetLength),
              status: z.enum(['new', 'draft', 'rejected', 'confirmed', 'reviewed']),
              origin: z.enum(segmentOrigins).optional(),
              percent: z.int().min(0).max(101).nullable().optional(),
              reason: segmentSchema.shape.reason.optional(),
              revision: z.int().min(0),
            }),
          )
          .min(1)
          .max(maxSavedSegments),
      }),
    )
    .output(
      answer({
        segments: z.array(segmentSchema),
        conflicts: z.array(conflictSchema),
        /** Repetitions that a confirmed segment filled in. */
        filled: z.array(segmentSchema),
        /** Ids that the job has no segment of: it was joined with the one before. */
        missing: z.array(z.int()),
      }),
    ),
  /** The opposite of `join`. All targets, of other stages too, are divided; together they are the text that they were. */
  split: deskCall
    .route({ method: 'POST', path: '/features/translation-jobs/segments/split', summary: 'Divide a segment into two' })
    .input(
      z.object({
        ...job,
        segment_id: id(),
        at: numeric(1, 10_000_000).describe('Characters of the source, with its marks, that the first of both has'),
        target_at: numeric(0, maxTargetLength)
          .optional()
          .describe('The same of the target; without it, where the source suggests'),
        revision: numeric(0, 2_147_483_647),
      }),
    )
    .output(divided),
  join: deskCall
    .route({
      method: 'POST',
      path: '/features/translation-jobs/segments/join',
      summary: 'Join a segment with the next one of its paragraph',
    })
    .input(
      z.object({
        ...job,
        segment_id: id(),
        revision: numeric(0, 2_147_483_647),
        next_id: id(),
        next_revision: numeric(0, 2_147_483_647),
      }),
    )
    .output(divided),
  /**
   * Without `segments` nothing is changed: the rows are a preview. With them, segments with an unchanged revision are changed, in one step that
   * `undo_import` takes back.
   */
  replace: deskCall
    .route({
      method: 'POST',
      path: '/features/translation-jobs/segments/replace',
      summary: 'Find and replace in the targets of a job',
    })
    .input(
      z.object({
        ...job,
        find: z.string().min(1).max(500),
        replace: z.string().max(2000).default(''),
        match_case: flag().default(false),
        whole_word: flag().default(false),
        segments: z
          .array(z.object({ id: id(), revision: z.int().min(0) }))
          .min(1)
          .max(maxReplacedSegments)
          .optional(),
      }),
    )
    .output(
      answer({
        /** Changed segments, or changes of a preview; at most 1,000. */
        rows: z.array(replacedRowSchema),
        /** Segments that hold the words and can be changed, and how often they hold them. */
        total: z.int(),
        hits: z.int(),
        /** Segments that hold them and are locked, or would become too long. */
        locked: z.int(),
        too_long: z.int(),
        /** Segments as they are after the change. */
        segments: z.array(segmentSchema),
        /** Those that changed elsewhere since they were seen, and stay. */
        conflicts: z.array(segmentSchema),
        /** For `undo_import`; null where nothing was changed. */
        undo_id: z.int().nullable(),
      }),
    ),
  matches: deskCall
    .route({
      method: 'GET',
      path: '/features/translation-jobs/segments/matches',
      summary: 'List translation memory matches of a segment',
    })
    .input(z.object({ ...job, segment_id: id() }))
    .output(answer({ matches: z.array(segmentMatchSchema) })),
  concordance: deskCall
    .route({
      method: 'GET',
      path: '/features/translation-jobs/segments/concordance',
      summary: 'Search the translation memory',
    })
    .input(z.object({ ...job, text: z.string().trim().min(2).max(200), in: z.enum(['source', 'target']).default('source') }))
    .output(answer({ matches: z.array(segmentMatchSchema) })),
  check: reading(deskCall)
    .route({ method: 'POST', path: '/features/translation-jobs/segments/check', summary: 'Run quality checks on segments' })
    .input(z.object(job))
    .output(
      answer({
        faults: z.array(segmentFaultSchema),
        errors: z.int(),
        /** Those that nobody ignored. */
        warnings: z.int(),
        ignored: z.int(),
        checked_at: timestamp(),
      }),
    ),
  ignore: deskCall
    .route({
      method: 'POST',
      path: '/features/translation-jobs/segments/ignore',
      summary: 'Ignore a warning, or stop ignoring it',
    })
    .input(
      z.object({
        ...job,
        segment_id: id(),
        code: z.string().max(40),
        detail: z
          .string()
          .max(2 * maxTargetLength)
          .nullable()
          .default(null),
        is_ignored: flag().default(true),
      }),
    )
    .output(answer({ ignored: z.array(ignoredFaultSchema) })),
  /** Changes by a delivered stage; for every reader of the request. */
  changes: userCall
    .route({
      method: 'GET',
      path: '/features/translation-jobs/segments/changes',
      summary: 'Segments that a delivered stage changed',
    })
    .input(
      z.object({
        ...job,
        only_changed: z.enum(['true', 'false']).default('true'),
        after: numeric(0, 1_000_000).default(0),
        limit: numeric(1, segmentsPerPage).default(200),
      }),
    )
    .output(
      answer({
        segments: z.array(segmentSchema),
        total: z.int(),
        summary: z.object({
          segments: z.int(),
          changed: z.int(),
          words: z.int(),
          changed_words: z.int(),
          added_to_memory: z.int(),
        }),
      }),
    ),
  comments: userCall
    .route({
      method: 'GET',
      path: '/features/translation-jobs/segments/comments/show',
      summary: 'Comments on the segments of a job',
    })
    .input(z.object(job))
    .output(answer({ comments: z.array(segmentCommentSchema) })),
  comment: userCall
    .route({ method: 'POST', path: '/features/translation-jobs/segments/comments/create', summary: 'Comment on a segment' })
    .input(
      z.object({
        ...job,
        segment_id: id(),
        kind: segmentCommentSchema.shape.kind.default('comment'),
        text: z.string().trim().min(1).max(2000),
      }),
    )
    .output(answer({ comment: segmentCommentSchema })),
  resolve: userCall
    .route({ method: 'POST', path: '/features/translation-jobs/segments/comments/resolve', summary: 'Resolve a comment' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ comment: segmentCommentSchema })),
};

export const translationSegmentsContract = withErrors(
  calls,
  { 404: ['JOB_NOT_FOUND'] },
  {
    save: { 409: ['JOB_STATE'] },
    split: { 404: ['SEGMENT_NOT_FOUND'], 409: ['JOB_STATE', 'SEGMENT_CHANGED', 'SEGMENT_LOCKED'] },
    join: { 404: ['SEGMENT_NOT_FOUND'], 409: ['JOB_STATE', 'SEGMENT_CHANGED', 'SEGMENT_LOCKED', 'SEGMENT_IS_LAST'] },
    replace: { 409: ['JOB_STATE'] },
    outline: errorsOf({}, engineErrors),
    ignore: { 404: ['SEGMENT_NOT_FOUND'], 409: ['JOB_STATE'] },
    matches: { 404: ['SEGMENT_NOT_FOUND'] },
    comment: { 404: ['SEGMENT_NOT_FOUND'] },
    resolve: { 404: ['COMMENT_NOT_FOUND'] },
  },
);
