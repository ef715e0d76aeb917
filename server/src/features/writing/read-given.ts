// What an order is written with beside its own fields, as it is at the beginning of a run.
import type { Tool } from '@folio/catalogue/define-tool';
import type { EngineContext, TextModel } from '@folio/engine/core/engine-types';
import { allEnded, type Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { chooseTextModel } from '../models/index.ts';
import { type attempts, engineInput } from '../orders/index.ts';
import { findBrand } from './order-brand.ts';
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
  const [makeModelReady, behaviour, brand, before] = await allEnded([
    tool.execution === 'computed' ? () => Promise.resolve(null) : (findOwn ?? chooseTextModel(kernel, db, accountId)),
    engineInput.mannersOf(db, attempt),
    findBrand(db, tool, accountId),
    writtenBefore(db, attempt),
  ]);
  return { makeModelReady, ...behaviour, brand, ...before };
}
