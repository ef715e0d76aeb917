import * as z from 'zod';

/** Turns passages into vectors, one batch a run; a run that leaves some sends for the next. */
export const sourceEmbedQueue = {
  name: 'source.embed',
  retries: 3,
  timeout: 300,
  input: z.object({
    /** Only of this source. */
    sourceId: z.int().optional(),
    /** Passages up to this id were looked at. */
    after: z.int().optional(),
    /** The model that the earlier runs used; another choice ends the chain, since it began one of its own. */
    key: z.string().optional(),
  }),
} as const;

/** Reads a source and indexes it. */
export const sourceReadQueue = { name: 'source.read', retries: 2, timeout: 180, input: z.object({ sourceId: z.int() }) } as const;
