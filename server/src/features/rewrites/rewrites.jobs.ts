import { defineSweep } from '../../kernel/define-job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { giveUp } from './rewrite-passage.ts';
import { listAbandoned } from './rewrites.queries.ts';

/** No rewrite takes this long: three calls of a model at most, each with its limits and pauses. */
const maxSeconds = 600;
const maxConcurrent = 500;

/** Gives up rewrites whose process died while it wrote. */
export async function sweepRewrites(kernel: Kernel): Promise<void> {
  for (const abandoned of await listAbandoned(kernel.database, maxSeconds, maxConcurrent)) await giveUp(kernel, abandoned);
}

/** Gives back what rewrites hold whose process died. */
export const rewriteSweep = defineSweep({
  name: 'rewrite.sweep',
  cron: '*/5 * * * *',
  retries: 3,
  timeout: 60,
  run: sweepRewrites,
});
