import * as z from 'zod';

/** Writes the pack of a campaign. */
export const packQueue = { name: 'campaigns.pack', retries: 3, timeout: 3600, input: z.object({ packId: z.int() }) } as const;
