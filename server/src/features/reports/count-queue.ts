import * as z from 'zod';

/** Counts reports before the next quarter of an hour. */
export const reportCountQueue = { name: 'reports.count_soon', retries: 1, timeout: 600, input: z.object({}) } as const;
