// Delivery report of the translation desk: words by day, time, punctuality, and corrections.
import * as z from 'zod';
import { answer, deskCall, optionalId, paging, tolerated } from './base.ts';
import { withErrors } from './errors.ts';
import { period } from './period.ts';
import { correctionReasons, humanStages } from './translation-words.ts';

const language = z.string().trim().min(2).max(12);

const share = z.number().nullable();

const figures = {
  /** Source words of delivered jobs. */
  words: z.int(),
  jobs: z.int(),
  on_time: share.describe('Share of the jobs that were delivered by their due date, from 0 to 1; null without jobs'),
  hours: z.number().nullable().describe('Median hours from acceptance to delivery; null without jobs'),
  machine_edit: share.describe(
    'Words that proofreaders changed in machine translations, as a share of the words of these; null where none was proofread',
  ),
  changed_in_review: share.describe('Words that the stage after changed, as a share of the words that it got; null before any'),
  corrections: z
    .record(z.enum(correctionReasons), z.number())
    .describe('Corrected segments for 1,000 words that were reviewed, by the reason given'),
};

const filters = {
  ...period,
  source_language: language.optional(),
  target_language: language.optional(),
  stage: z.enum(humanStages).optional(),
};

export const deskFiguresSchema = z.object(figures);
export type DeskFigures = z.infer<typeof deskFiguresSchema>;

const calls = {
  /** Linguists see their own figures alone. The last 30 days where no period is named, at most 366. */
  show: deskCall
    .route({ method: 'GET', path: '/features/translation-reports/show', summary: 'Get the translation delivery report' })
    .input(z.object({ ...filters, linguist_id: optionalId(), ...paging, ...tolerated }))
    .output(
      answer({
        from: z.iso.date(),
        to: z.iso.date(),
        /** Every day of the period, oldest first, in UTC. */
        days: z.array(z.object({ date: z.iso.date(), words: z.int() })),
        totals: deskFiguresSchema,
        turnaround_hours: z
          .number()
          .nullable()
          .describe('Median hours from authorising a request to its delivery; for coordinators, null without any'),
        /** Most words first. */
        linguists: z.array(z.object({ id: z.int(), name: z.string(), ...figures })),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
      }),
    ),
  export: deskCall
    .route({ method: 'GET', path: '/features/translation-reports/export', summary: 'Delivered jobs as CSV, one a line' })
    .input(z.object({ ...filters, linguist_id: optionalId(), ...tolerated }))
    .output(z.file()),
};

export const translationReportsContract = withErrors(calls, {}, {});
