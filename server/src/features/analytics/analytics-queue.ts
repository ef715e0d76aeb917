import * as z from 'zod';

/** Sends tool use to `ANALYTICS_URL`: at once if possible, and each minute the rest of an earlier try. */
export const analyticsQueue = { name: 'analytics.send', retries: 0, timeout: 120, input: z.object({}) } as const;
