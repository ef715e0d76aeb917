// Authorising a quote: credits are reserved stage by stage, the documents begin, and the jobs wait for their linguists.
import { findTool } from '@folio/catalogue/catalogue';
import { baseOf } from '@folio/contract/languages';
import type { StageName } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import { type Db, retryOnDeadlock } from '../../../kernel/db/database.ts';
import { conflict } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { recordAudit } from '../../audit/index.ts';
import { reserveCredits } from '../../ledger/index.ts';
import { orderRows, placing } from '../../orders/index.ts';
import { raiseTranslationChanged } from '../desk-events.ts';
import { refuseWithoutPeople } from '../desk-people.ts';
import { type LineTurn, prepareQueue } from '../desk-queues.ts';
import { insertJobs } from '../jobs/jobs.queries.ts';
import { refuseHidden, stagesOf } from './create-request.ts';
import { lockFor } from './get-request.ts';
import { expressOf, wordsToPay } from './price-request.ts';
import { releaseDeposit } from './quote-request.ts';
import { type LineRow, type RequestRow, updateRequest } from './requests.queries.ts';

/** The model's stage of a line is its document's order, which is reserved, queued and settled as any other. */
async function startModel(kernel: Kernel, tx: Db, request: RequestRow, line: LineRow, price: number): Promise<void> {
  const changes = { kind: 'content', status: 'processing', reason: null, price } as const;
  await orderRows.updateDetail(tx, line.order_detail_id, changes);
  const [detail] = await orderRows.lockDetails(tx, [line.order_detail_id]);
  const tool = detail ? findTool(detail.tool_slug) : null;
  if (!detail || !tool) throw new Error(`Document ${line.order_detail_id} is gone`);
  await placing.startDetail(kernel, tx, { id: request.user_id, accountId: request.account_id }, detail, tool);
}

/**
 * Reserves what was seen and starts. Throws 409 where the quote is another one by now or over, or too few credits are left; then nothing
 * has happened.
 */
export async function authoriseRequest(
  kernel: Kernel,
  actor: Actor,
  call: { id: number; revision?: number | undefined; quote_hash: string },
): Promise<void> {
  await refuseHidden(kernel, actor);
  const now = kernel.clock.now();
  await retryOnDeadlock(() =>
    kernel.database.transaction(async (tx) => {
      const locked = await lockFor(tx, actor, call, 'authorise');
      const { request, lines } = locked;
      const { quote } = request;
      if (quote?.hash !== call.quote_hash || Date.parse(quote.valid_until) < now.getTime()) throw conflict('quote_changed');
      await refuseWithoutPeople(tx, request.kind);
      await releaseDeposit(tx, locked);
      const priceAt = (line: LineRow, stage: StageName) => {
        const row = quote.rows.find(
          (one) => one.stage === stage && one.target_language === line.target_language && one.name === line.name,
        );
        return row ? { price: row.credits, express: expressOf(request, row) } : { price: 0, express: 0 };
      };
      for (const line of lines) {
        const stages = stagesOf(request.kind, baseOf(request.source_language) === baseOf(line.target_language));
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
              due_at: new Date(quote.due_at),
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
          await orderRows.updateDetail(tx, line.order_detail_id, { status: 'in_progress', reason: null });
          await kernel.jobs.send<LineTurn>(prepareQueue, { lineId: line.id }, tx);
        }
      }
      const changed = await updateRequest(tx, request.id, {
        state: 'authorised',
        deposit: 0,
        due_at: new Date(quote.due_at),
        authorised_at: now,
        authorised_by: actor.id,
      });
      await recordAudit(tx, actor, {
        action: 'translation.authorised',
        workspaceId: request.workspace_id,
        subjectId: request.id,
        subjectName: request.title,
        details: { credits: quote.total },
      });
      await raiseTranslationChanged(tx, changed, actor, request.state);
    }),
  );
}
