import * as z from 'zod';

/** Writes one answer, for at most a quarter of an hour (the engine's limit of a call); a dead worker is noticed by its heartbeat, not by the time. */
export const chatAnswerQueue = {
  name: 'chat.answer',
  retries: 3,
  timeout: 1200,
  input: z.object({ messageId: z.int() }),
} as const;
