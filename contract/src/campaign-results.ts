// Results of audience campaigns: a day's figures of an item, read from files. What is not known is null, never 0.
import * as z from 'zod';
import { answer, day, id, listOf, nullishId, reading, staffCall, timestamp, tolerated } from './base.ts';
import { pacingSchema } from './campaign-shapes.ts';
import {
  campaignFigures,
  campaignLimits,
  dayForms,
  numberForms,
  resultFaults,
  resultFields,
  resultGroups,
} from './campaign-words.ts';
import { withErrors } from './errors.ts';

const figure = () => z.number().nullable();
const figures = {
  impressions: figure(),
  clicks: figure(),
  visits: figure(),
  conversions: figure(),
  spend: figure().describe('Micros of the campaign’s currency'),
};
export type ResultFigures = Record<(typeof campaignFigures)[number], number | null>;

const readRow = z.object({
  line: z.int().describe('As a spreadsheet numbers it'),
  date: z.string(),
  item_id: z.int().nullable(),
  code: z.string().nullable(),
  channel: z.string(),
  country: z.string().nullable(),
  ...figures,
});
export type ResultRow = z.infer<typeof readRow>;

const faultSchema = z.object({
  line: z.int(),
  column: z.string(),
  value: z.string(),
  code: z.enum(resultFaults),
  /** The sentence in the reader's language. */
  text: z.string(),
  /** True if the row may be imported nevertheless. */
  is_acceptable: z.boolean(),
});
export type ResultFaultRow = z.infer<typeof faultSchema>;

export const checkedImportSchema = z.object({
  id: z.int(),
  file_name: z.string(),
  source: z.string(),
  columns: z.array(z.string()),
  /** The column of each field. */
  mapping: z.partialRecord(z.enum(resultFields), z.string()),
  /** True where an earlier file with these columns was mapped so. */
  is_remembered: z.boolean(),
  numbers: z.enum(numberForms),
  days: z.enum(dayForms),
  rows: z.int(),
  counts: z.object({ new: z.int(), replace: z.int(), same: z.int(), faults: z.int() }),
  /** The first 200 of each. */
  new_rows: z.array(readRow),
  replaced_rows: z.array(readRow.extend({ before: z.object(figures) })),
  faults: z.array(faultSchema),
});
export type CheckedImport = z.infer<typeof checkedImportSchema>;

export const campaignImportSchema = z.object({
  id: z.int(),
  file_name: z.string(),
  source: z.string(),
  added: z.int(),
  replaced: z.int(),
  person: z.string(),
  imported_at: timestamp(),
  undone_at: timestamp().nullable(),
});
export type CampaignImport = z.infer<typeof campaignImportSchema>;

const known = z.object({
  value: figure(),
  /** Items that have the figure, of those in the plan. */
  items: z.int(),
  of: z.int(),
});

export const resultGroupSchema = z.object({
  /** The day, the Monday of the week, channel, country or code of the item; null where the figures name none. */
  key: z.string().nullable(),
  label: z.string(),
  ...figures,
  /** Clicks of impressions, and spend by conversion: of rows that have both. */
  click_rate: figure(),
  cost_per_conversion: figure(),
  /** Plan for the day or week. */
  planned: figure(),
  sources: z.array(z.string()),
});
export type ResultGroupRow = z.infer<typeof resultGroupSchema>;

const oneImport = { import_id: id(), ...tolerated };

const calls = {
  validate: reading(staffCall)
    .route({
      method: 'POST',
      path: '/tools/audience_campaigns/results/validate',
      summary: 'Validate a results file',
    })
    .input(
      z.object({
        ...tolerated,
        id: id().describe('The campaign’s'),
        file: z.file().optional(),
        mapping: z.partialRecord(z.enum(resultFields), z.string().max(200)).optional().describe('In multipart `mapping[field]`'),
        numbers: z.enum(numberForms).optional(),
        days: z.enum(dayForms).optional(),
        source: z.string().trim().max(80).optional().describe('Where the figures come from; part of what makes a row the same'),
        channel: z.string().trim().max(campaignLimits.channel).optional().describe('Of rows without item and channel'),
        currency: z.string().trim().toUpperCase().length(3).optional(),
      }),
    )
    .output(answer({ import: checkedImportSchema })),
  import: staffCall
    .route({
      method: 'POST',
      path: '/tools/audience_campaigns/results/import',
      summary: 'Import the rows of a file that was read',
    })
    .input(
      z.object({
        ...oneImport,
        skip: listOf(z.coerce.number<number>().int()).pipe(z.array(z.int()).max(50_000)).default([]),
        accept: z
          .array(z.object({ line: z.int(), item_id: nullishId() }))
          .max(1000)
          .default([])
          .describe('Rows with an acceptable fault that are imported nevertheless, and the item that they belong to'),
      }),
    )
    .output(answer({ import: campaignImportSchema })),
  undo: staffCall
    .route({
      method: 'POST',
      path: '/tools/audience_campaigns/results/undo',
      summary: 'Undo an import: earlier figures come back, later ones are kept',
    })
    .input(z.object(oneImport))
    .output(answer({ import: campaignImportSchema })),
  show: staffCall
    .route({ method: 'GET', path: '/tools/audience_campaigns/results/show', summary: 'Figures of a campaign in groups' })
    .input(
      z.object({
        id: id(),
        from: day().optional(),
        to: day().optional(),
        group_by: z.enum(resultGroups).default('day'),
        ...tolerated,
      }),
    )
    .output(
      answer({
        results: z.array(resultGroupSchema),
        totals: z.object({
          impressions: known,
          clicks: known,
          visits: known,
          conversions: known,
          spend: known,
          click_rate: figure(),
          cost_per_conversion: figure(),
        }),
        pacing: pacingSchema,
        known_until: z.string().nullable(),
        imports: z.array(campaignImportSchema),
      }),
    ),
};

export const campaignResultsContract = withErrors(
  calls,
  { 403: ['CAMPAIGNS_HIDDEN'], 404: ['CAMPAIGN_NOT_FOUND', 'CAMPAIGN_IMPORT_NOT_FOUND'] },
  {
    validate: {
      409: ['CAMPAIGN_LIMIT'],
      413: ['TOO_LARGE'],
      415: ['FILE_MISSING'],
      422: ['FILE_MISSING', 'FILE_NOT_CSV', 'TOO_MANY_ROWS'],
    },
    import: { 409: ['CAMPAIGN_IMPORT_OVER'] },
    undo: { 409: ['CAMPAIGN_IMPORT_OVER'] },
  },
);
