import * as z from 'zod';

/** Sends tool use to `ANALYTICS_URL`: at once where it can, and each minute what an earlier try left. */
export const analyticsQueue = { name: 'analytics.send', retries: 0, timeout: 120, input: z.object({}) } as const;
