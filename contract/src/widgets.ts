// Figures of reports as cards, and the cards that a person has on the dashboard.
import * as z from 'zod';
import { answer, listOf, tolerated, userCall, workspaceId } from './base.ts';
import { day } from './period.ts';
import { reportSchema } from './reports.ts';
import { widgetLimits, widgetNames } from './widget-words.ts';

const names = () => listOf(z.enum(widgetNames));
const value = reportSchema.shape.figures.element.shape.value;
const unit = reportSchema.shape.figures.element.shape.unit;

export const widgetSchema = z.object({
  name: z.enum(widgetNames),
  /** `empty`: nothing was counted; `forbidden`: the caller may not see it; `failed`: it could not be read, while the others were. */
  state: z.enum(['ok', 'empty', 'failed', 'forbidden']),
  figure: z.object({ unit, value, previous: value }).nullable(),
  /** Lines by week, each with its name. */
  series: z.array(z.object({ name: z.string(), unit, points: z.array(z.object({ day: day(), value })) })),
  rows: z.array(z.object({ key: z.string(), name: z.string(), unit, value })),
});
export type Widget = z.infer<typeof widgetSchema>;

export const widgetsContract = {
  /** The last 30 days of a workspace, compared with the 30 before. */
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
