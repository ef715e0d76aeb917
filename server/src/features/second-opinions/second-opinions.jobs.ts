import { defineSweep } from '../../kernel/define-job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { giveUp } from './create-second-opinion.ts';
import { listAbandoned } from './second-opinions.queries.ts';

/** None takes this long: three calls of a model at most, each with its limits and pauses. */
const maxSeconds = 3000;
const maxConcurrent = 500;

/** Ends opinions left by a dead process. */
export async function sweepOpinions(kernel: Kernel): Promise<void> {
  for (const abandoned of await listAbandoned(kernel.database, maxSeconds, maxConcurrent)) await giveUp(kernel, abandoned);
}

/** Releases credits reserved by second opinions with a dead process. */
export const opinionSweep = defineSweep({
  name: 'opinion.sweep',
  cron: '*/5 * * * *',
  retries: 3,
  timeout: 60,
  run: sweepOpinions,
});
