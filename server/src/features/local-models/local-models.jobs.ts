import { defineJob } from '../../kernel/define-job.ts';
import { downloadModel, failModel } from './download-model.ts';
import { localModelQueue } from './local-model-queue.ts';

/** Hours long and one at a time. */
export const localModelJob = defineJob(localModelQueue, {
  lane: 'single',
  run: (kernel, input, run) => downloadModel(kernel, input, run),
  onFail: async (kernel, { id }) => {
    await failModel(kernel, id, 'UNEXPECTED', '');
  },
});
