/** Turns passages into vectors, one batch a run; a run that leaves some sends for the next. */
export const sourceEmbedQueue = { name: 'source.embed', retries: 3, timeout: 300 } as const;

/** Reads a source and indexes it. */
export const sourceReadQueue = { name: 'source.read', retries: 2, timeout: 180 } as const;
