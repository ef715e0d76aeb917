/** Counts reports before the next quarter of an hour. */
export const reportCountQueue = { name: 'reports.count_soon', retries: 1, timeout: 600 } as const;
