import * as z from 'zod';

/** Reads the pages of a website that an account is set up from. */
export const startReadQueue = { name: 'site-start.read', retries: 2, timeout: 300, input: z.object({ startId: z.int() }) };
