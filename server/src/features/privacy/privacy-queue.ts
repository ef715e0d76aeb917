/** Finishes erasures that were interrupted. */
export const privacySweepQueue = { name: 'privacy.sweep', retries: 2, timeout: 600, cron: '*/10 * * * *' } as const;
