import * as z from 'zod';

/** Makes the segments of a line and offers its first job. */
export const prepareQueue = {
  name: 'translation.prepare',
  retries: 5,
  timeout: 300,
  input: z.object({ lineId: z.int() }),
} as const;

/** Asks the memory for the lines of a bulk order, and quotes. */
export const countQueue = {
  name: 'translation.count',
  retries: 5,
  timeout: 600,
  input: z.object({ requestId: z.int() }),
} as const;

/** Offers jobs that wait without candidates, after a linguist was added or changed. */
export const offerQueue = { name: 'translation.offer', retries: 5, timeout: 300, input: z.object({}) } as const;
