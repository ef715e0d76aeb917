import * as z from 'zod';

/** Hours, since lines are slow; a try that ends early continues where it stopped. */
export const localModelQueue = {
  name: 'local_model.download',
  retries: 4,
  timeout: 6 * 3600,
  input: z.object({
    id: z.string(),
    /** The user to select it for once it is ready. */
    use: z.object({ userId: z.int(), accountId: z.int() }).optional(),
  }),
} as const;
