/** Writes one answer, for at most a quarter of an hour (the engine's limit of a call); a dead worker is noticed by its heartbeat, not by the time. */
export const chatAnswerQueue = { name: 'chat.answer', retries: 3, timeout: 1200 } as const;
/** Forgets uploads that no question took along. */
export const chatSweepQueue = { name: 'chat.sweep', retries: 3, timeout: 120, cron: '17 * * * *' } as const;
