import * as z from 'zod';

/** One mail about one notice. */
export const noticeMailQueue = { name: 'notice.mail', retries: 4, timeout: 60, input: z.object({ noticeId: z.int() }) };
