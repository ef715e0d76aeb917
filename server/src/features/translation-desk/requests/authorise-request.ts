// Authorising a quote: credits are reserved stage by stage, the documents begin, and the jobs wait for their linguists.
import type { StageName } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { auditAuthorised } from '../core/desk-audit.ts';
import { raiseTranslationChanged } from '../core/desk-events.ts';
import { refuseWithoutPeople } from '../core/desk-people.ts';
import { getRequest, lockFor } from '../core/get-request.ts';
import { type LineRow, listLines, updateRequest } from '../core/requests.queries.ts';
import { refuseOutdatedStage, refuseUnpaired } from './add-stage.ts';
import { refuseHidden } from './create-request.ts';
import { releaseDeposit } from './deposit.ts';
import { expressOf } from './price-request.ts';
import { addedStageOf } from './stages.ts';
import { startStages } from './start-stages.ts';

/**
 * Reserves the quoted credits and starts. Throws 409 if the quote has changed or expired, or too few credits are left; then nothing has
 * happened.
 */
export async function authoriseRequest(
  kernel: Kernel,
  actor: Actor,
  call: { id: number; revision?: number | undefined; quote_hash: string },
): Promise<void> {
  await refuseHidden(kernel, actor);
  const seen = await getRequest(kernel.database, actor, call.id);
  const stage = addedStageOf(seen);
  if (stage !== null)
    for (const line of await listLines(kernel.database, [seen.id]))
      await refuseUnpaired(kernel, stage, line, seen.source_language);
  const now = kernel.clock.now();
  await kernel.database.transaction(async (tx) => {
    const locked = await lockFor(tx, actor, call, 'authorise');
    const { request, lines } = locked;
    const { quote } = request;
    if (quote?.hash !== call.quote_hash || Date.parse(quote.valid_until) < now.getTime()) throw conflict('quote_changed');
    await refuseWithoutPeople(tx, request.kind);
    await refuseOutdatedStage(tx, locked);
    await releaseDeposit(tx, locked);
    const priceAt = (line: LineRow, stage: StageName) => {
      const row = quote.rows.find(
        (one) => one.stage === stage && one.target_language === line.target_language && one.name === line.name,
      );
      return row ? { price: row.credits, express: expressOf(request, row) } : { price: 0, express: 0 };
    };
    await startStages(kernel, tx, request, lines, { dueAt: new Date(quote.due_at), priceAt });
    const changed = await updateRequest(tx, request.id, {
      state: 'authorised',
      due_at: new Date(quote.due_at),
      authorised_at: now,
      authorised_by: actor.id,
    });
    await auditAuthorised(tx, actor, request, quote.total);
    await raiseTranslationChanged(tx, changed, actor, request.state);
  });
}
