/** Reads the sitemap of a link source. */
export const linkSourceQueue = { name: 'links.source', retries: 2, timeout: 240 } as const;
