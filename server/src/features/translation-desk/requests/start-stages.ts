// The stages of authorised lines begin: credits are reserved stage by stage, the model's text is queued, people's jobs wait for their offer.
import { findTool } from '@folio/catalogue/catalogue';
import { wordsToPay } from '@folio/contract/translation-price';
import type { StageName } from '@folio/contract/translation-words';
import type { Db } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { reserveCredits } from '../../ledger/index.ts';
import { orderRows, placing } from '../../orders/index.ts';
import { prepareQueue } from '../core/desk-queues.ts';
import { insertJobs } from '../core/jobs.queries.ts';
import type { LineRow, RequestRow } from '../core/requests.queries.ts';
import { addedStageOf, stagesOfRequest } from './stages.ts';

/** The model's stage of a line is its document's order, which is reserved, queued and settled as any other. */
async function startModel(kernel: Kernel, tx: Db, request: RequestRow, line: LineRow, price: number): Promise<void> {
  const changes = { kind: 'content', status: 'processing', reason: null, price, credits_reserved: price } as const;
  await orderRows.updateDetail(tx, line.order_detail_id, changes);
  const [detail] = await orderRows.lockDetails(tx, [line.order_detail_id]);
  const tool = detail ? findTool(detail.tool_slug) : null;
  if (!detail || !tool) throw new Error(`Document ${line.order_detail_id} is gone`);
  await placing.startDetail(kernel, tx, { ...detail, user_id: request.user_id }, tool);
}

interface Terms {
  dueAt: Date;
  /** Credits of a stage, and the surcharge of express on top of them. */
  priceAt: (line: LineRow, stage: StageName) => { price: number; express: number };
}

/** Callers hold the documents and the request. Throws 409 where too few credits are left or a cap is reached. */
export async function startStages(
  kernel: Kernel,
  tx: Db,
  request: RequestRow,
  lines: readonly LineRow[],
  { dueAt, priceAt }: Terms,
): Promise<void> {
  for (const line of lines) {
    const stages = stagesOfRequest(request, line);
    const people = stages.filter((stage) => stage !== 'ai');
    const jobs = await insertJobs(
      tx,
      people.map((stage, position) => {
        const { price, express } = priceAt(line, stage);
        return {
          line_id: line.id,
          request_id: request.id,
          position,
          stage,
          price: price + express,
          express,
          credits_reserved: price + express,
          words: line.words,
          new_words: wordsToPay(line.bands),
          due_at: dueAt,
        };
      }),
    );
    for (const job of jobs)
      await reserveCredits(tx, {
        accountId: request.account_id,
        userId: request.user_id,
        workspaceId: request.workspace_id,
        orderDetailId: line.order_detail_id,
        amount: job.price,
      });
    if (stages.includes('ai')) await startModel(kernel, tx, request, line, priceAt(line, 'ai').price);
    else {
      // A document that gets another stage stays accepted.
      if (addedStageOf(request) === null)
        await orderRows.updateDetail(tx, line.order_detail_id, { status: 'in_progress', reason: null });
      await kernel.jobs.send(prepareQueue, { lineId: line.id }, tx);
    }
  }
}
