// Scheduled jobs of the desk: expire offers, approve deliveries without an answer, and finish documents that the
// model has written go to their linguists.
import { defineSweep } from '../../kernel/define-job.ts';
import type { EventSubscriber } from '../../kernel/events.ts';
import { payloadOf } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { orderEvents } from '../orders/index.ts';
import { raiseTranslationChanged } from './core/desk-events.ts';
import { prepareQueue } from './core/desk-queues.ts';
import { lockWhole } from './core/get-request.ts';
import { listExpiredJobs } from './core/jobs.queries.ts';
import { countUnwritten, findLineOfDocument, listApprovable, listLapsedQuotes, updateRequest } from './core/requests.queries.ts';
import { moveExpired } from './jobs/move-job.ts';
import { remindLinguists } from './jobs/remind-jobs.ts';
import { prepareAgain } from './jobs/unprepared-lines.ts';
import { measureWritten } from './ordered/order-proofreading.ts';
import { approveLocked } from './requests/end-request.ts';
import { endLapsedQuote } from './requests/quote-request.ts';

export const deskSweep = defineSweep({
  name: 'translation.sweep',
  retries: 0,
  timeout: 300,
  cron: '* * * * *',
  run: async (kernel) => {
    const now = kernel.clock.now();
    for (const id of await listExpiredJobs(kernel.database, now))
      await moveExpired(kernel, id).catch((problem: unknown) => kernel.log.warn({ err: problem }, 'An offer was not passed on'));
    await prepareAgain(kernel, kernel.database, null);
    await remindLinguists(kernel);
    for (const id of await listLapsedQuotes(kernel.database, now)) await endLapsedQuote(kernel, id);
    for (const id of await listApprovable(kernel.database, now))
      await kernel.database.transaction(async (tx) => {
        const locked = await lockWhole(tx, id);
        const { request } = locked ?? {};
        const isOver = request?.state === 'delivered' && request.approves_at !== null && request.approves_at <= now;
        if (locked && isOver) await approveLocked(kernel, tx, locked, null);
      });
  },
});

/** A line with a document written by the model goes to its proofreader. A request of the model alone is approved with its last line. */
export const followOrders =
  (kernel: Kernel): EventSubscriber =>
  async (tx, events) => {
    for (const event of events) {
      if (!payloadOf(orderEvents.orderAccepted, event) || event.subjectId === null) continue;
      const line = await findLineOfDocument(tx, event.subjectId);
      if (!line || line.segment_count > 0) continue;
      const locked = await lockWhole(tx, line.request_id);
      if (locked?.request.state !== 'authorised') continue;
      const { request, jobs, lines } = locked;
      if (jobs.some((job) => job.line_id === line.id)) {
        await measureWritten(kernel, tx, locked, line);
        await kernel.jobs.send(prepareQueue, { lineId: line.id }, tx);
      } else if (request.kind === 'machine') {
        const documentIds = lines.map((one) => one.order_detail_id);
        if ((await countUnwritten(tx, documentIds)) > 0) continue;
        const changed = await updateRequest(tx, request.id, { state: 'approved', approved_at: kernel.clock.now() });
        await raiseTranslationChanged(tx, changed, null, request.state);
      }
    }
  };
