import type { JobDefinition } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { finishErasures } from './erase-person.ts';
import { privacySweepQueue } from './privacy-queue.ts';

export const privacyJobs = (kernel: Kernel): JobDefinition<never>[] => [
  { ...privacySweepQueue, run: () => finishErasures(kernel), onFail: async () => undefined },
];
