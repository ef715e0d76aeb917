import * as z from 'zod';

/** Looks for links in the texts of a website, some of them a turn. */
export const linkFindQueue = { name: 'links.find', retries: 5, timeout: 300, input: z.object({ websiteId: z.int() }) } as const;
