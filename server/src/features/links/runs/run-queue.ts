import * as z from 'zod';

/** Applies a run, or undoes it, text by text. */
export const linkRunQueue = { name: 'links.run', retries: 5, timeout: 900, input: z.object({ runId: z.int() }) } as const;
