import type { JobDefinition } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { chatAnswerQueue, chatSweepQueue } from './chat-queues.ts';
import { sweepUploads } from './remove-chat.ts';
import { failInterrupted, writeAnswer } from './write-answer.ts';

function answerJob(kernel: Kernel): JobDefinition<{ messageId: number }> {
  return {
    ...chatAnswerQueue,
    run: ({ messageId }, run) => writeAnswer(kernel, messageId, run),
    onFail: ({ messageId }) => failInterrupted(kernel, messageId),
  };
}

export const chatJobs = (kernel: Kernel): JobDefinition<never>[] => [
  answerJob(kernel),
  { ...chatSweepQueue, run: () => sweepUploads(kernel), onFail: async () => undefined },
];
