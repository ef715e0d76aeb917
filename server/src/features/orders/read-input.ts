// Reads the fields of a placing call, all faults at once.
import type { Tool } from '@folio/catalogue/define-tool';
import { parseToolInput } from '@folio/contract/tool-input';
import { defaultInput, isFieldShown, type ToolInput } from '@folio/contract/tool-values';
import { invalid, invalidField } from '../../kernel/errors.ts';
import { checkGivenSources } from '../sources/index.ts';
import { type OrderSources, type PlaceOrderCall, refuseWithoutPeople, withSources } from './order-input.ts';

/** The field in which an order keeps its title; ordering again sends it back. */
const titleField = 'order_title';
/** Unknown names that an answer lists. */
const maxNamed = 20;

/** Throws 422 at each name outside the tool's fields: a misspelled name would be ignored silently. */
export function refuseUnknownFields(tool: Tool, fields: Record<string, unknown>): void {
  const known = new Set([...tool.fields.map(({ name }) => name), titleField]);
  const unknown = Object.keys(fields).filter((name) => !known.has(name));
  if (unknown.length > 0) throw invalid(unknown.slice(0, maxNamed).map((field) => ({ field, code: 'unknown_name' })));
}

/** Throws 422 for proofreading of a language without a proofreader, because its price would differ from the requested one. */
export function refuseProofreading(tool: Tool, fields: Record<string, unknown>): void {
  const field = tool.fields.find(({ name }) => name === 'human_proofreading');
  const isAsked = ['true', '1', 'on', 'yes'].includes(String(fields['human_proofreading']));
  if (field && isAsked && !isFieldShown(field, { ...defaultInput(tool.fields), ...fields }))
    throw invalidField('human_proofreading', 'proofreading_language');
}

/** Input of a tool without the ids of sources, which are kept beside it. Throws 422 with the faults of all fields. */
export function readInput(
  tool: Tool,
  call: PlaceOrderCall,
  sources: OrderSources,
  options: { step?: string; hasHumanServices: boolean },
): ToolInput {
  refuseWithoutPeople(tool, options.hasHumanServices);
  if (options.hasHumanServices) refuseProofreading(tool, call.fields);
  checkGivenSources(sources);
  const fixed = Object.fromEntries(tool.fields.filter((field) => field.hidden).map((field) => [field.name, field.default]));
  const parsed = parseToolInput(tool, { ...withSources(tool, call.fields, sources), ...fixed }, options.step);
  if (!parsed.ok) throw invalid(parsed.issues);
  const input = { ...parsed.input };
  for (const field of tool.fields) if (field.type === 'sources') delete input[field.name];
  if (!options.hasHumanServices && 'human_proofreading' in input) input.human_proofreading = false;
  return input;
}
