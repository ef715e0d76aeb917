import * as z from 'zod';

/** Reads pages of a website that wait for it, for a while. */
export const pageVisitQueue = { name: 'pages.visit', retries: 3, timeout: 900, input: z.object({ websiteId: z.int() }) };
/** Lays out the link map of a website. */
export const pageMapQueue = { name: 'pages.map', retries: 1, timeout: 300, input: z.object({ websiteId: z.int() }) };
