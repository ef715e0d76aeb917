// Engine calls without an order.
import * as z from 'zod';
import { answer, id, reading, tolerated, userCall } from './base.ts';
import { engineErrors, errorsOf, withErrors } from './errors.ts';
import { orderBriefSchema } from './order-brief.ts';

const calls = {
  /** Live tools only: the tool's result, free and unsaved. */
  previewTool: reading(userCall)
    .route({ method: 'POST', path: '/tools/{slug}/preview', summary: 'Run a live tool without saving' })
    .input(z.object({ slug: z.string().max(80), fields: z.record(z.string(), z.unknown()).default({}), ...tolerated }))
    .output(answer({ result: z.record(z.string(), z.unknown()), html: z.string() })),
  /** Drawn up from the order and its sources until someone saves it. */
  showBrief: userCall
    .route({ method: 'GET', path: '/services/orders/brief', summary: 'The brief of an order that waits' })
    .input(z.object({ order_detail_id: id(), ...tolerated }))
    .output(answer({ brief: orderBriefSchema, is_saved: z.boolean() })),
  /** The model writes from it, once there is one. */
  saveBrief: userCall
    .route({ method: 'POST', path: '/services/orders/brief', summary: 'Change the brief of an order that waits' })
    .input(z.object({ order_detail_id: id(), brief: orderBriefSchema, ...tolerated }))
    .output(answer({ brief: orderBriefSchema, is_saved: z.boolean() })),
};

export const writingContract = withErrors(
  calls,
  {},
  {
    previewTool: errorsOf({ 409: ['TOOL_NOT_LIVE'] }, engineErrors),
    showBrief: { 404: ['ORDER_NOT_FOUND'] },
    saveBrief: { 404: ['ORDER_NOT_FOUND'], 409: ['ORDER_NOT_WAITING'] },
  },
);
