/** Reads a source and indexes it. */
export const sourceReadQueue = { name: 'source.read', retries: 2, timeout: 180 } as const;
