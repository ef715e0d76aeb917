// Jobs that nobody could do are offered once a linguist can.
import { defineJob } from '../../../kernel/define-job.ts';
import { offerQueue } from '../core/desk-queues.ts';
import { lockJobFor } from '../core/get-job.ts';
import { listUnoffered, lockJob } from '../core/jobs.queries.ts';
import { offerNext } from './offer-job.ts';

export const offerWaitingJob = defineJob(offerQueue, {
  lane: 'imports',
  run: async (kernel) => {
    const now = kernel.clock.now();
    for (const { id, request_id: requestId } of await listUnoffered(kernel.database))
      await kernel.database.transaction(async (tx) => {
        if ((await lockJob(tx, id))?.state !== 'new') return;
        const { job, request, line } = await lockJobFor(tx, id, requestId, ['new']);
        await offerNext(tx, job, request, line, now);
      });
  },
  onFail: () => Promise.resolve(),
});
