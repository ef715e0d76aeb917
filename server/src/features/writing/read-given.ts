// Context of an order beside its own fields, at the beginning of a run.
import type { Tool } from '@folio/catalogue/define-tool';
import { describeBrief } from '@folio/engine/brief/draft-brief';
import type { EngineContext, TextModel } from '@folio/engine/core/engine-types';
import { allEnded, type Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { chooseTextModel } from '../models/index.ts';
import { type attempts, engineInput } from '../orders/index.ts';
import { findBrand } from './order-brand.ts';
import { findBrief } from './order-brief.queries.ts';
import { writtenBefore } from './write-part.ts';

export interface GivenToOrder
  extends Pick<EngineContext, 'brandVoice' | 'briefing' | 'competitors' | 'country' | 'brand' | 'documentText' | 'beside'> {
  makeModelReady: () => Promise<TextModel | null>;
}

/** Asks `db` for all of it at once. */
export async function readGiven(
  kernel: Kernel,
  db: Db,
  tool: Tool,
  attempt: attempts.Attempt,
  findModel?: (kernel: Kernel, accountId: number) => Promise<TextModel | null>,
): Promise<GivenToOrder> {
  const { account_id: accountId } = attempt;
  const findOwn = findModel && (() => findModel(kernel, accountId));
  const [makeModelReady, behaviour, brand, before, brief] = await allEnded([
    tool.execution === 'computed' ? () => Promise.resolve(null) : (findOwn ?? chooseTextModel(kernel, db, accountId)),
    engineInput.mannersOf(db, attempt),
    findBrand(db, tool, accountId),
    writtenBefore(db, attempt),
    findBrief(db, attempt.id),
  ]);
  // Beside a briefing of the place, and read like it: as the customer's own words.
  const briefing = [behaviour.briefing, brief && describeBrief(brief)].filter(Boolean).join('\n\n');
  return { makeModelReady, ...behaviour, ...(briefing === '' ? {} : { briefing }), brand, ...before };
}
