import * as z from 'zod';

/** Reads the sitemap of a link source. */
export const linkSourceQueue = {
  name: 'links.source',
  retries: 2,
  timeout: 240,
  input: z.object({ sourceId: z.int() }),
} as const;
