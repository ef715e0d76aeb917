// Orders of tools that assign tasks: the event by which the task is made, and the document of a task that a person writes.
import type { Tool } from '@folio/catalogue/define-tool';
import { escapeHtml } from '@folio/contract/escape';
import type { OrderedTask } from '@folio/contract/orders';
import { countWords } from '@folio/contract/tool-price';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineOutcome } from '@folio/engine/core/engine-types';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { NewOrder } from './insert-orders.queries.ts';
import { taskToolOrdered } from './order-events.ts';

const anyTask: OrderedTask = { type: 'ai', priority: 'medium' };

export interface TaskOutput {
  orderDetailId: number;
  title: string;
  language: string;
  input: ToolInput;
}

/** True where the order's text is written by a person: it costs nothing and waits for no model. */
export const isManual = (tool: Tool, call: { task?: OrderedTask | undefined }): boolean =>
  tool.flags.has_task_assignment && call.task?.type === 'manual';

/** Dispatches, in the ordering transaction, that a tool which assigns tasks was ordered; nothing for other tools. */
export async function dispatchTaskOrder(
  kernel: Kernel,
  tx: Db,
  actor: Actor,
  { tool, order, task }: { tool: Tool; order: NewOrder; task: OrderedTask | undefined },
  outputs: TaskOutput[],
): Promise<void> {
  if (!tool.flags.has_task_assignment || order.workspace_id === null) return;
  await dispatch(kernel, tx, taskToolOrdered, {
    accountId: actor.accountId,
    workspaceId: order.workspace_id,
    userId: actor.id,
    impersonatorId: actor.impersonator?.id ?? null,
    personName: actor.name,
    toolSlug: tool.slug,
    websiteId: order.website_id ?? null,
    brandVoiceId: order.brand_voice_id ?? null,
    sourceIds: order.source_ids ?? [],
    task: task ?? anyTask,
    outputs,
  });
}

/** The document of a manual task: its title and H2 headings, each with an empty paragraph. */
export function outlineOf(title: string, input: ToolInput): EngineOutcome {
  const given = Array.isArray(input.h2_headings) ? input.h2_headings : [];
  const headings = given.filter((heading): heading is string => typeof heading === 'string' && heading.trim() !== '');
  const sections = headings.map((heading) => `<h2>${escapeHtml(heading)}</h2><p></p>`);
  return {
    result: {},
    title,
    html: `<h1>${escapeHtml(title)}</h1>${sections.length > 0 ? sections.join('') : '<p></p>'}`,
    words: countWords([title, ...headings].join(' ')),
    engine: { kind: 'computed', provider: null, model: null },
    sourcesUsed: [],
    files: [],
  };
}
