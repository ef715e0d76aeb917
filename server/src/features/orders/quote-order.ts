// Price of an order, requested while its form is filled in. Nothing is stored, reserved or ordered.

import type { Tool } from '@folio/catalogue/define-tool';
import { parseToolInput } from '@folio/contract/tool-input';
import { type Measures, priceOf } from '@folio/contract/tool-price';
import { defaultInput, isFieldShown, type ToolInput } from '@folio/contract/tool-values';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { getFlags } from '../platform/index.ts';
import { measureOrder } from './measure-order.ts';
import { getTool, type PlaceOrderCall, refuseWithoutPeople } from './order-input.ts';
import { isManual } from './order-task.ts';
import { refuseProofreading, refuseUnknownFields } from './read-input.ts';
import { withoutFiles } from './save-field-file.ts';

export interface Quote {
  price: number;
  measures: Measures;
}

/** The fields as placing reads them, so that a price is the same for both; of a form that is not complete, those that are shown. */
function pricedInput(tool: Tool, fields: Record<string, unknown>): ToolInput {
  const given = { ...defaultInput(tool.fields), ...fields };
  const parsed = parseToolInput(tool, given);
  if (parsed.ok) return { ...parsed.input };
  return Object.fromEntries(tool.fields.filter((field) => isFieldShown(field, given)).map(({ name }) => [name, given[name]]));
}

/**
 * The price of the present fields: the reservation of an order with them. Throws 409 if an order would, because human services are off. A user's
 * own writing costs nothing.
 */
export async function quoteOrder(
  kernel: Kernel,
  actor: Actor,
  call: Pick<PlaceOrderCall, 'tool' | 'fields' | 'task' | 'source_files'>,
): Promise<Quote> {
  const tool = await getTool(kernel.database, actor, call.tool);
  const { has_human_services: hasHumanServices } = await getFlags(kernel.database);
  refuseWithoutPeople(tool, hasHumanServices);
  if (isManual(tool, call)) return { price: 0, measures: {} };
  refuseUnknownFields(tool, call.fields);
  if (hasHumanServices) refuseProofreading(tool, call.fields);
  const { fields, files } = await withoutFiles(tool, call.fields);
  const input = pricedInput(tool, fields);
  // As placing does.
  if (!hasHumanServices && 'human_proofreading' in input) input.human_proofreading = false;
  const measures = await measureOrder(kernel, actor, tool, input, { tables: call.source_files ?? [], files });
  return { price: priceOf(tool.credits, input, measures), measures };
}
