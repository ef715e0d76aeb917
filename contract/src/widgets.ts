// Figures of reports and lists of open work as cards, and the cards that a person has on the dashboard.
import * as z from 'zod';
import { answer, day, listOf, timestamp, tolerated, userCall, workspaceId } from './base.ts';
import { reportSchema } from './reports.ts';
import { taskStatuses } from './task-words.ts';
import { requestStates } from './translation-words.ts';
import { widgetLimits, widgetNames } from './widget-words.ts';

const names = () => listOf(z.enum(widgetNames));
const value = reportSchema.shape.figures.element.shape.value;
const unit = reportSchema.shape.figures.element.shape.unit;

export const widgetSchema = z.object({
  name: z.enum(widgetNames),
  /** `empty`: nothing was counted; `forbidden`: the caller may not see it; `failed`: it could not be read, while the others were. */
  state: z.enum(['ok', 'empty', 'failed', 'forbidden']),
  figure: z.object({ unit, value, previous: value }).nullable(),
  /** Lines by week, each with its name; of a trend by the days of its document. */
  series: z.array(z.object({ name: z.string(), unit, points: z.array(z.object({ day: day(), value })) })),
  rows: z.array(z.object({ key: z.string(), name: z.string(), unit, value })),
  /** Things that a card lists; its figure says how many there are. */
  items: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      path: z.string().describe('Of the page that it is on'),
      note: z.string().describe('Name of the review step'),
      day: day().nullable(),
      time: z.string().nullable().describe('`HH:MM` by the clock of the workspace'),
      state: z.enum([...taskStatuses, 'planned', 'unapproved']).nullable(),
      request_state: z.enum(requestStates).nullable().describe('Of a translation request'),
      is_late: z.boolean(),
    }),
  ),
  /** Of a trend: where its values, from 0 to 100, come from, and when they were read. */
  source: z.string().nullable(),
  /** Start of the oldest waiting review. */
  oldest_at: timestamp().nullable(),
  /** Of credits: the day until which the account's credits last at the pace of its last 30 days, where that is within a year. */
  enough_until: day().nullable(),
  /** Of publications: the website that has not taken documents for longest, and how many did not go out. */
  failing: z
    .object({
      website_id: z.int(),
      name: z.string(),
      problem: z.string(),
      since: timestamp(),
      documents: z.int().min(1),
      can_retry: z.boolean(),
    })
    .nullable(),
});
export type Widget = z.infer<typeof widgetSchema>;

export const widgetsContract = {
  /** Figures are of the last 30 days of a workspace, compared with the 30 before; lists are as of now. */
  show: userCall
    .route({ method: 'GET', path: '/features/widgets/show', summary: 'Cards of figures; one that fails leaves the others' })
    .input(
      z.object({
        names: names().pipe(z.array(z.enum(widgetNames)).min(1).max(widgetNames.length)),
        workspace_id: workspaceId(),
        ...tolerated,
      }),
    )
    .output(
      answer({
        widgets: z.array(widgetSchema),
        currency: reportSchema.shape.currency,
        counted_at: reportSchema.shape.counted_at,
      }),
    ),
  showDashboard: userCall
    .route({ method: 'GET', path: '/features/dashboard/widgets', summary: 'Cards on the caller’s dashboard, in order' })
    .input(z.object({ workspace_id: workspaceId(), ...tolerated }))
    .output(answer({ names: z.array(z.enum(widgetNames)) })),
  saveDashboard: userCall
    .route({
      method: 'PUT',
      path: '/features/dashboard/widgets',
      summary: 'Choose and order the cards of the dashboard, at most 12',
    })
    .input(
      z.object({
        names: names().pipe(z.array(z.enum(widgetNames)).max(widgetLimits.dashboard)),
        workspace_id: workspaceId(),
        ...tolerated,
      }),
    )
    .output(answer({ names: z.array(z.enum(widgetNames)) })),
};
