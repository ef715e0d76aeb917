// Counts memory matches of the rows of a bulk order after it is placed, then requests its quote. A job of the queue.
import { hasWords } from '@folio/contract/bilingual/protected-parts';
import type { WordBands } from '@folio/contract/translation-quote';
import { defineJob } from '../../../kernel/define-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { wordsByBand } from '../../translation-memory/index.ts';
import { raiseTranslationChanged } from '../core/desk-events.ts';
import { countQueue } from '../core/desk-queues.ts';
import { lockWhole } from '../core/get-request.ts';
import { sentencesOf } from '../core/line-texts.ts';
import { listHolidays, listRates } from '../core/linguists.queries.ts';
import { findRequest, listLines, updateLine, updateRequest } from '../core/requests.queries.ts';
import { priceRequest } from '../requests/price-request.ts';

/** Nothing happens where a coordinator was faster or the request is over. */
export async function countLinesOf(kernel: Kernel, requestId: number): Promise<void> {
  const { database } = kernel;
  const request = await findRequest(database, requestId);
  if (request?.state !== 'quote_requested') return;
  const bands = new Map<number, WordBands>();
  for (const line of await listLines(database, [requestId])) {
    const scope = { source: request.source_language, target: line.target_language, formality: request.formality };
    const sentences = (await sentencesOf(kernel, line, request.source_language)).filter(hasWords);
    bands.set(line.id, await wordsByBand(database, request.account_id, scope, sentences));
  }
  await database.transaction(async (tx) => {
    const locked = await lockWhole(tx, requestId);
    if (locked?.request.state !== 'quote_requested') return;
    const lines = locked.lines.map((line) => ({ ...line, bands: bands.get(line.id) ?? line.bands }));
    for (const line of lines) await updateLine(tx, line.id, { bands: line.bands });
    const terms = { rates: await listRates(tx), holidays: await listHolidays(tx) };
    const quote = priceRequest(kernel.clock.now(), locked.request, lines, terms);
    if (!quote) return;
    const changed = await updateRequest(tx, requestId, { state: 'quoted', quote });
    await raiseTranslationChanged(tx, changed, null, locked.request.state);
  });
}

/** A request that could not be counted waits for a coordinator, with all its words as new. */
export const countJob = defineJob(countQueue, {
  lane: 'imports',
  run: (kernel, { requestId }) => countLinesOf(kernel, requestId),
  onFail: () => Promise.resolve(),
});
