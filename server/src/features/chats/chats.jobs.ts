import { defineJob, defineSweep } from '../../kernel/define-job.ts';
import { chatAnswerQueue } from './chat-queues.ts';
import { sweepUploads } from './remove-chat.ts';
import { failInterrupted, writeAnswer } from './write-answer.ts';

export const chatAnswerJob = defineJob(chatAnswerQueue, {
  lane: 'chat',
  run: (kernel, { messageId }, run) => writeAnswer(kernel, messageId, run),
  onFail: (kernel, { messageId }) => failInterrupted(kernel, messageId),
});

/** Forgets uploads that no question took along. */
export const chatSweep = defineSweep({
  name: 'chat.sweep',
  cron: '17 * * * *',
  retries: 3,
  timeout: 120,
  run: sweepUploads,
});
