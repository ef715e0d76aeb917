/** Takes away uploads that no order named within a day, and the files of deleted documents. */
export const assetSweepQueue = { name: 'asset.sweep', retries: 2, timeout: 300, cron: '17 * * * *' } as const;
