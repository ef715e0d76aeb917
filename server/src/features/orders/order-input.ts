// Input of a placing call: the tool, its fields and the sources added with it.

import type { Tool } from '@folio/catalogue/define-tool';
import type { OrderedTask } from '@folio/contract/orders';
import { isAssetField } from '@folio/contract/tool-values';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, forbidden, invalidField } from '../../kernel/errors.ts';
import { accountRows } from '../accounts/index.ts';
import type { GivenSources } from '../sources/index.ts';
import { findToolOf } from '../tools/index.ts';

/** Fields of `create` (POST and PUT) beside the tool's own fields. */
export interface PlaceOrderCall {
  tool: string;
  fields: Record<string, unknown>;
  order_id?: number | undefined;
  /** The task of its document. */
  task_id?: number | undefined;
  /** The task that a tool which assigns tasks makes. */
  task?: OrderedTask | undefined;
  title?: string | null | undefined;
  workspace_id?: number | null | undefined;
  folder_id?: number | null | undefined;
  brand_voice_id?: number | null | undefined;
  guideline_id?: number | null | undefined;
  website_id?: number | null | undefined;
  additional_source_ids?: number[] | undefined;
  source_files?: File[] | undefined;
  source_urls?: string[] | undefined;
}

/** The account's tool of this slug, or the catalogue's unless the whole platform is custom; throws 422 at the field `tool`. */
export async function getTool(db: Db, actor: Actor, slug: string): Promise<Tool> {
  const tool = await findToolOf(db, actor.accountId, slug);
  // A conversation is begun by a call of its own.
  if (!tool || tool.output === 'chat' || (tool.base === undefined && (await accountRows.hasOnlyCustomTools(db, actor.accountId))))
    throw invalidField('tool', 'not_an_option');
  return tool;
}

/** Tools with orders that are tasks for others exist in a workspace only. Throws 403 if the call names none. */
export function refuseInPersonal(tool: Tool, call: Pick<PlaceOrderCall, 'workspace_id'>): void {
  if (tool.flags.has_task_assignment && (call.workspace_id ?? null) === null) throw forbidden('tool_needs_workspace');
}

/** Throws 409 for a request to people while nobody takes any, so that no order waits for ever. */
export function refuseWithoutPeople(tool: Tool, hasHumanServices: boolean): void {
  if (tool.execution === 'human' && !hasHumanServices) throw conflict('human_services_off');
}

export interface OrderSources extends GivenSources {
  ids: number[];
}

/** Values of the tool's own file fields. */
const filesAmong = (tool: Tool, fields: Record<string, unknown>): File[] =>
  tool.fields
    .filter((field) => field.type === 'file')
    .flatMap((field) => fields[field.name])
    .filter((value) => value instanceof File);

/**
 * The sources of a call: those it names or its workspace's defaults (`ids`), and those given on the spot. A computed tool reads only
 * the files that were given to it: facts about a company are nothing to compute with.
 */
export function sourcesOf(tool: Tool, call: PlaceOrderCall, ids: number[]): OrderSources {
  return {
    ids: tool.execution === 'computed' ? [] : ids,
    files: [...(call.source_files ?? []), ...filesAmong(tool, call.fields)],
    urls: (call.source_urls ?? []).filter((url) => url !== ''),
  };
}

/** An id that stands for a source which has no row yet, while the input is judged. */
const placeholder = 2_000_000_000;

/** Files that came with the call count for the constraints of a tool that asks for one. */
function withFiles(tool: Tool, fields: Record<string, unknown>, { files }: OrderSources): Record<string, unknown> {
  const field = tool.fields.find((one) => one.type === 'file' && !isAssetField(one));
  return field ? { ...fields, [field.name]: files.map((file) => file.name) } : fields;
}

/** The fields with the order's sources in the tool's own field of sources, where it has one; to be judged, not kept. */
export function withSources(tool: Tool, fields: Record<string, unknown>, sources: OrderSources): Record<string, unknown> {
  const field = tool.fields.find((one) => one.type === 'sources');
  if (!field) return withFiles(tool, fields, sources);
  const given = [...sources.files, ...sources.urls].map((_, index) => placeholder + index);
  const named = Array.isArray(fields[field.name]) ? (fields[field.name] as unknown[]) : [];
  return { ...fields, [field.name]: [...new Set([...named, ...sources.ids, ...given])] };
}

/** The fields with the order's voice, named or the default of its place, in the field of a tool that cannot do without one. */
export function withVoice(tool: Tool, fields: Record<string, unknown>, brandVoiceId: number | null): Record<string, unknown> {
  const field = tool.fields.find((one) => one.type === 'brand_voice' && one.required);
  return field ? { ...fields, [field.name]: brandVoiceId } : fields;
}
