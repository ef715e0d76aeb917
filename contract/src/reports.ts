// Team reports: output, approval time, cost, publications and trends.
import * as z from 'zod';
import { answer, day, flag, tolerated, userCall, workspaceId } from './base.ts';
import { period } from './period.ts';
import {
  type ReportChart,
  type ReportFigureName,
  type ReportTable,
  type ReportUnit,
  reportCharts,
  reportFigures,
  reportFileParts,
  reportNames,
  reportSteps,
  reportTables,
} from './report-words.ts';

const keysOf = <Name extends string>(words: Record<Name, unknown>) => z.enum(Object.keys(words) as [Name, ...Name[]]);
const figureName = keysOf<ReportFigureName>(reportFigures);
const unit = z.enum(['count', 'credits', 'money', 'hours', 'share', 'score', 'rounds'] satisfies ReportUnit[]);
const value = z.number().nullable().describe('Null where it is not known, which is never 0');

export const reportSchema = z.object({
  report: z.enum(reportNames),
  from: day(),
  to: day(),
  group_by: z.enum(reportSteps),
  /** The period of the same length before; null without comparison. */
  previous: z.object({ from: day(), to: day() }).nullable(),
  /** ISO 4217; null where no price of a model is kept. */
  currency: z.string().nullable(),
  figures: z.array(z.object({ name: figureName, unit, value, previous: value })),
  series: z.array(
    z.object({
      chart: keysOf<ReportChart>(reportCharts),
      /** A figure, or of the chart `made` a category of tools. */
      name: z.string(),
      unit,
      points: z.array(z.object({ day: day(), value })),
    }),
  ),
  rows: z.array(
    z.object({
      table: keysOf<ReportTable>(reportTables),
      key: z.string(),
      /** Empty for a step without a name. */
      name: z.string(),
      values: z.record(z.string(), value),
    }),
  ),
  /** When the days were counted last; null before the first time. */
  counted_at: z.iso.datetime().nullable(),
  /** Model calls with unknown costs; null without access to costs. */
  unknown: z.int().nullable(),
  can: z.object({ see_cost: z.boolean(), see_people: z.boolean(), see_tasks: z.boolean() }),
});
export type Report = z.infer<typeof reportSchema>;

const filters = {
  report: z.enum(reportNames).default('overview'),
  ...period,
  workspace_id: workspaceId(),
  all: flag().optional().describe('All that the caller may see, in every workspace'),
  group_by: z.enum(reportSteps).default('week'),
};

export const reportsContract = {
  /** The last 30 days where no period is named, at most 400. */
  show: userCall
    .route({ method: 'GET', path: '/features/reports/show', summary: 'A report of a period, with its charts and tables' })
    .input(z.object({ ...filters, compare: flag().default(true), ...tolerated }))
    .output(answer({ report: reportSchema })),
  export: userCall
    .route({ method: 'GET', path: '/features/reports/export', summary: 'A report as CSV or XLSX' })
    .input(
      z.object({
        ...filters,
        format: z.enum(['csv', 'xlsx']).default('csv'),
        part: z
          .enum(reportFileParts)
          .optional()
          .describe('One chart or table; without it a CSV has the figures and an XLSX everything'),
        ...tolerated,
      }),
    )
    .output(z.file()),
};
