import type { JobDefinition } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { downloadModel, failModel } from './download-model.ts';
import { localModelQueue } from './local-model-queue.ts';

interface Input {
  id: string;
}

export const localModelJobs = (kernel: Kernel): JobDefinition<never>[] => {
  const job: JobDefinition<Input> = {
    ...localModelQueue,
    run: ({ id }, run) => downloadModel(kernel, id, run),
    onFail: async ({ id }) => {
      await failModel(kernel, id, 'UNEXPECTED', '');
    },
  };
  return [job] as JobDefinition<never>[];
};
