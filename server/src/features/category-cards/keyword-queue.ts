import * as z from 'zod';

/** Reads keywords of documents and pages that changed, a batch a run; a run that leaves some sends for the next. */
export const keywordIndexQueue = { name: 'keywords.index', retries: 3, timeout: 120, input: z.object({}) } as const;
