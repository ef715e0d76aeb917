/** Writes the pack of a campaign. */
export const packQueue = { name: 'campaigns.pack', retries: 3, timeout: 3600 } as const;
