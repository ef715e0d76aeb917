/** Gives back what rewrites hold whose process died. */
export const rewriteSweepQueue = { name: 'rewrite.sweep', retries: 3, timeout: 60, cron: '*/5 * * * *' } as const;
