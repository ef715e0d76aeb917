// What the engine makes without an order.
import * as z from 'zod';
import { answer, reading, tolerated, userCall } from './base.ts';
import { engineErrors, errorsOf, withErrors } from './errors.ts';

const calls = {
  /** Live tools only: what the tool would answer, free and unsaved. */
  previewTool: reading(userCall)
    .route({ method: 'POST', path: '/tools/{slug}/preview', summary: 'Compute a live tool without saving' })
    .input(z.object({ slug: z.string().max(80), fields: z.record(z.string(), z.unknown()).default({}), ...tolerated }))
    .output(answer({ result: z.record(z.string(), z.unknown()), html: z.string() })),
};

export const writingContract = withErrors(calls, errorsOf({ 409: ['TOOL_NOT_LIVE'] }, engineErrors));
