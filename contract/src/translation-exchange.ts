// Jobs as files for other translation programs, and the returned files.
import * as z from 'zod';
import { answer, deskCall, flag, id, listOf, timestamp, tolerated } from './base.ts';
import { engineErrors, errorsOf, withErrors } from './errors.ts';

/** Largest file that is imported, in bytes. */
export const maxXliffBytes = 10 * 1024 * 1024;
/** Rows that a preview shows; the others are counted. */
export const maxImportRows = 200;
/** Decisions of one import; those for further segments are `others`. */
export const maxImportDecisions = 500;
/** Imports of a job that can be undone. */
export const maxKeptImports = 20;

export const jobFileFormats = ['xliff12', 'xliff21', 'docx_changes', 'package'] as const;
export type JobFileFormat = (typeof jobFileFormats)[number];

/**
 * Effect on a segment of the file. `changed`: its text is new or another. `confirmed`: the same text, confirmed in the file. `rejected`: the same
 * text, sent back. `changed_here`: changed in the job since the file was exported, so that a decision is needed. `locked`: locked in the job.
 * `source_differs`: the job has another source. `unknown`: the job has no such segment.
 */
export const importOutcomes = [
  'changed',
  'confirmed',
  'rejected',
  'changed_here',
  'locked',
  'source_differs',
  'unknown',
] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const importRowSchema = z.object({
  /** Null for a segment that the job does not have. */
  segment_id: z.int().nullable(),
  /** In the job, else in the file; from 1. */
  position: z.int(),
  outcome: z.enum(importOutcomes),
  /** As the job has them. */
  source: z.string().nullable(),
  here: z.string().nullable(),
  here_status: z.string().nullable(),
  here_changed_at: timestamp().nullable(),
  /** As the file has them. */
  file_source: z.string(),
  file: z.string(),
  /** Its new status. */
  file_status: z.string(),
  /** Tags that the target lacks or has too many of; the text is imported as a draft, and it cannot be delivered so. */
  tags: z.string().nullable(),
  /** Other faults of the text that is imported: errors hold the delivery, warnings do not. Codes are those of `segments/check`. */
  faults: z.array(z.object({ code: z.string(), severity: z.enum(['error', 'warning']), detail: z.string().nullable() })),
});
export type ImportRow = z.infer<typeof importRowSchema>;

export const importCountsSchema = z.object({
  /** Segments of the file. */
  segments: z.int(),
  changed: z.int(),
  confirmed: z.int(),
  rejected: z.int(),
  unchanged: z.int(),
  changed_here: z.int(),
  locked: z.int(),
  source_differs: z.int(),
  unknown: z.int(),
  /** Imported segments with different tags, with an error, or with a warning. */
  tags: z.int(),
  errors: z.int(),
  warnings: z.int(),
  /** Segments that the import changes, with the decisions that it was called with. */
  imported: z.int(),
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

const decision = z.enum(['here', 'file']);

const calls = {
  export: deskCall
    .route({
      method: 'GET',
      path: '/features/translation-jobs/export',
      summary: 'A job as a file for other translation programs',
    })
    .input(
      z.object({
        id: id(),
        format: z
          .enum(jobFileFormats)
          .describe(
            'xliff12, xliff21: segments with status, matches and comments. docx_changes: Word with tracked changes. package: XLIFF 2.1, TMX, TBX and the original files',
          ),
        ...tolerated,
      }),
    )
    .output(z.file()),
  /** Nothing that is locked or was changed since the export is overwritten, unless a decision says so; locked segments never are. */
  import: deskCall
    .route({
      method: 'POST',
      path: '/features/translation-jobs/import',
      summary: 'Import the segments of an XLIFF file into a job',
    })
    .input(
      z.object({
        id: id(),
        file: z.file(),
        preview: flag().default(false).describe('True to see what would change'),
        decisions: listOf(z.object({ segment_id: id(), use: decision }))
          .pipe(z.array(z.object({ segment_id: z.int(), use: decision })).max(maxImportDecisions))
          .default([])
          .describe('Which text counts where a segment was changed since the export'),
        others: decision.default('here').describe('The same for the segments that no decision names'),
        ...tolerated,
      }),
    )
    .output(
      answer({
        file: z.object({
          name: z.string(),
          version: z.enum(['1.2', '2.1']),
          /** When it was exported, where it says so. */
          written_at: timestamp().nullable(),
          /** True where it was exported from this job; else every segment with another text needs a decision. */
          is_of_job: z.boolean(),
        }),
        counts: importCountsSchema,
        /** Segments that need a decision or are left, then those that change; of each the first. */
        rows: z.array(importRowSchema).max(maxImportRows),
        rows_total: z.int(),
        /** Of the import, to undo it; null for a preview and where nothing changed. */
        import_id: z.int().nullable(),
      }),
    ),
  /** Segments that were changed after the import keep that change. */
  undoImport: deskCall
    .route({ method: 'POST', path: '/features/translation-jobs/undo_import', summary: 'Undo an import into a job' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ restored: z.int(), left: z.int() })),
};

export const translationExchangeContract = withErrors(
  calls,
  {},
  {
    export: errorsOf({ 404: ['JOB_NOT_FOUND'] }, engineErrors),
    import: { 404: ['JOB_NOT_FOUND'], 409: ['JOB_STATE'] },
    undoImport: { 404: ['IMPORT_NOT_FOUND'], 409: ['JOB_STATE'] },
  },
);
