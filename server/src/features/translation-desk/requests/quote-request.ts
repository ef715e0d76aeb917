// Drafts and quotes: asked for, answered, declined, changed and deleted.
import type { StageName } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, invalidField } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { orderRows } from '../../orders/index.ts';
import { isCoordinator, ownsRequest } from '../core/desk.policy.ts';
import { raiseTranslationChanged } from '../core/desk-events.ts';
import { type LockedRequest, lockFor, lockWhole } from '../core/get-request.ts';
import { listHolidays, listRates } from '../core/linguists.queries.ts';
import { deleteRequest, updateRequest } from '../core/requests.queries.ts';
import { releaseDeposit } from './deposit.ts';
import { priceRequest } from './price-request.ts';

interface Change {
  id: number;
  revision?: number | undefined;
}

interface QuoteCall extends Change {
  rates?: { line_id: number; stage: StageName; rate: number }[] | undefined;
  due_at?: string | undefined;
  message?: string | undefined;
}

/** A quote at once where every rate is known, else the desk is asked; a coordinator answers with rates and a date. */
export async function quoteRequest(kernel: Kernel, actor: Actor, call: QuoteCall): Promise<void> {
  const now = kernel.clock.now();
  await kernel.database.transaction(async (tx) => {
    const { request, lines } = await lockFor(tx, actor, call, 'quote');
    const isAnswer = isCoordinator(actor) && request.state !== 'draft';
    if (!isAnswer && !ownsRequest(actor, request)) throw invalidField('id', 'not_an_option');
    // Rates replace a ready quote; without them it would lose those that the desk gave.
    if (request.state === 'quoted' && !call.rates?.length) throw conflict('request_state');
    if (isAnswer && call.due_at !== undefined && Date.parse(call.due_at) <= now.getTime())
      throw invalidField('due_at', 'in_the_past');
    const terms = { rates: await listRates(tx), holidays: await listHolidays(tx) };
    const quote = priceRequest(
      now,
      request,
      lines,
      isAnswer ? { ...terms, given: call.rates ?? [], dueAt: call.due_at, message: call.message } : terms,
    );
    if (quote === null && isAnswer) throw invalidField('rates', 'required');
    const changed = await updateRequest(tx, request.id, { state: quote ? 'quoted' : 'quote_requested', quote });
    await raiseTranslationChanged(tx, changed, actor, request.state);
  });
}

/** Turns the request, with locked rows, back into a draft without credits. `actor` is null if the clock calls it. */
async function endQuote(tx: Db, locked: LockedRequest, actor: Actor | null): Promise<void> {
  const { request } = locked;
  await releaseDeposit(tx, locked);
  const changed = await updateRequest(tx, request.id, { state: 'draft', quote: null });
  await raiseTranslationChanged(tx, changed, actor, request.state);
}

export async function declineQuote(kernel: Kernel, actor: Actor, call: Change): Promise<void> {
  await kernel.database.transaction(async (tx) => endQuote(tx, await lockFor(tx, actor, call, 'decline'), actor));
}

/** A quote that nobody authorised in time is over. */
export async function endLapsedQuote(kernel: Kernel, id: number): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const locked = await lockWhole(tx, id);
    const { state, quote } = locked?.request ?? {};
    if (locked && state === 'quoted' && quote && Date.parse(quote.valid_until) < kernel.clock.now().getTime())
      await endQuote(tx, locked, null);
  });
}

interface EditCall extends Change {
  title?: string | undefined;
  turnaround?: 'standard' | 'express' | undefined;
  wanted_by?: string | null | undefined;
  notes?: string | undefined;
}

/** A changed request is a draft again, since its quote was for another one. */
export async function editRequest(kernel: Kernel, actor: Actor, call: EditCall): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const { request } = await lockFor(tx, actor, call, 'edit');
    const { title, turnaround, wanted_by, notes } = call;
    const changed = await updateRequest(tx, request.id, {
      ...(title ? { title } : {}),
      ...(turnaround ? { turnaround } : {}),
      ...(wanted_by === undefined ? {} : { wanted_by }),
      ...(notes === undefined ? {} : { notes }),
      state: 'draft',
      quote: null,
    });
    await raiseTranslationChanged(tx, changed, actor, request.state);
  });
}

/** Deletes a request that was never authorised, with the documents that waited for it. */
export async function removeRequest(kernel: Kernel, actor: Actor, call: Change): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const locked = await lockFor(tx, actor, call, 'delete');
    await releaseDeposit(tx, locked);
    const details = await orderRows.lockDetails(
      tx,
      locked.lines.map((line) => line.order_detail_id),
    );
    await deleteRequest(tx, locked.request.id);
    const waiting = details.filter((detail) => detail.version_count === 0 && detail.kind === 'translation_line');
    await orderRows.deleteDetails(tx, waiting);
  });
}
