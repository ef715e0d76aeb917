import { defineSweep } from '../../kernel/define-job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { giveUp } from './rewrite-passage.ts';
import { listAbandoned } from './rewrites.queries.ts';

/** No rewrite takes this long: three calls of a model at most, each with its limits and pauses. */
const maxSeconds = 600;
const maxConcurrent = 500;

/** Ends rewrites left by a dead process. */
export async function sweepRewrites(kernel: Kernel): Promise<void> {
  for (const abandoned of await listAbandoned(kernel.database, maxSeconds, maxConcurrent)) await giveUp(kernel, abandoned);
}

/** Releases credits held by rewrites with a dead process. */
export const rewriteSweep = defineSweep({
  name: 'rewrite.sweep',
  cron: '*/5 * * * *',
  retries: 3,
  timeout: 60,
  run: sweepRewrites,
});
