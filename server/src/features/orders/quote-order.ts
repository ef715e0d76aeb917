// What an order would cost, asked while its form is filled in. Nothing is kept, reserved or ordered.

import { type Measures, priceOf } from '@folio/contract/tool-price';
import { defaultInput, type ToolInput } from '@folio/contract/tool-values';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { getFlags } from '../platform/index.ts';
import { measureOrder } from './measure-order.ts';
import { getTool, type PlaceOrderCall, refuseWithoutPeople } from './order-input.ts';
import { isManual } from './order-task.ts';

export interface Quote {
  price: number;
  measures: Measures;
}

/** The price of the fields as they are; what placing them would reserve. Throws 409 where placing would, since nobody takes requests to people. A person's writing costs nothing. */
export async function quoteOrder(
  kernel: Kernel,
  actor: Actor,
  call: Pick<PlaceOrderCall, 'tool' | 'fields' | 'task' | 'source_files'>,
): Promise<Quote> {
  const tool = await getTool(kernel.database, actor, call.tool);
  const { has_human_services: hasHumanServices } = await getFlags(kernel.database);
  refuseWithoutPeople(tool, hasHumanServices);
  if (isManual(tool, call)) return { price: 0, measures: {} };
  const input: ToolInput = { ...defaultInput(tool.fields), ...call.fields };
  // As placing does.
  if (!hasHumanServices && 'human_proofreading' in input) input.human_proofreading = false;
  const measures = await measureOrder(kernel, actor, tool, input, call.source_files ?? []);
  return { price: priceOf(tool.credits, input, measures), measures };
}
