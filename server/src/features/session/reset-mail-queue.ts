import * as z from 'zod';

/** One mail with a link for a new password; the tries reach over a quarter of an hour of a mail server that is down. */
export const resetMailQueue = { name: 'reset.mail', retries: 10, timeout: 60, input: z.object({ userId: z.int() }) };
