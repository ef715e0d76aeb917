// Orders for people: their sources are read before the transaction, and the translation desk creates its request inside of it.
import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { invalid } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { assetIdsOf } from './asset-input.ts';
import { orderCancelled, peopleToolOrdered, proofreadingOrdered } from './order-events.ts';
import {
  isOfPeople,
  type PeopleLine,
  type PeopleTerms,
  peopleDeskPort,
  peopleWorkOf,
  validatePeopleInput,
} from './people-work.ts';
import type { PlacedOrder } from './place-many.ts';

/** A document of people waits for its quote with its deposit reserved. */
export const peopleColumns = { status: 'onHold', kind: 'translation_line', reason: 'WAITS_FOR_QUOTE' } as const;

/** A document made only for a line. Its request has its facts. */
export const documentOfPeople = <Document extends { title: string; language: string; tool_slug?: string }>(
  document: Document,
) => ({
  ...peopleColumns,
  ...document,
  price: 0,
});

export interface PeopleOutput {
  terms: PeopleTerms;
  lines: PeopleLine[];
}

/** Human services of an order, their files opened and counted; null for tools of models. Throws 403 if translations are hidden, 422 at a field. */
export async function readPeopleLines(
  kernel: Kernel,
  actor: Actor,
  tool: Tool,
  title: string,
  input: ToolInput,
): Promise<PeopleOutput | null> {
  if (!isOfPeople(tool)) {
    if (input['human_proofreading'] !== true) return null;
    await peopleDeskPort.of(kernel).refuseHidden(kernel, actor);
    const ordered = { toolSlug: tool.base ?? tool.slug, input, assetIds: assetIdsOf(tool, input) };
    await peopleDeskPort.of(kernel).refuseUnproofreadable(kernel, actor, ordered);
    return null;
  }
  const desk = peopleDeskPort.of(kernel);
  await desk.refuseHidden(kernel, actor);
  const issues = validatePeopleInput(tool, input);
  if (issues.length > 0) throw invalid(issues);
  const work = peopleWorkOf(tool, input);
  return { terms: work.terms, lines: await desk.readLines(kernel, actor, title, work) };
}

const byPerson = (actor: Actor) => ({
  accountId: actor.accountId,
  userId: actor.id,
  impersonatorId: actor.impersonator?.id ?? null,
});

/** The lines with the files that are the order's own by now, in place of those that were uploaded. */
export function withOwnFiles(lines: readonly PeopleLine[], tool: Tool, given: ToolInput, owned: ToolInput): PeopleLine[] {
  const [before, after] = [assetIdsOf(tool, given), assetIdsOf(tool, owned)];
  const own = new Map(before.map((id, index) => [id, after[index] ?? id]));
  return lines.map((line) => (line.assetId === null ? line : { ...line, assetId: own.get(line.assetId) ?? line.assetId }));
}

/** Dispatches, in the ordering transaction, that people are asked for these documents. */
export const dispatchPeopleOrder = (
  kernel: Kernel,
  tx: Db,
  actor: Actor,
  { orderId, row }: PlacedOrder,
  outputs: ({ orderDetailId: number } & PeopleOutput)[],
): Promise<void> =>
  dispatch(kernel, tx, peopleToolOrdered, {
    ...byPerson(actor),
    workspaceId: row.workspace_id,
    folderId: row.folder_id ?? null,
    orderId,
    title: row.title,
    outputs,
  });

/** Dispatches that a person proofreads the document once it is written. */
export const dispatchProofreading = (
  kernel: Kernel,
  tx: Db,
  actor: Actor,
  { tool, orderDetailId, input, price }: { tool: Tool; orderDetailId: number; input: ToolInput; price: number },
): Promise<void> =>
  dispatch(kernel, tx, proofreadingOrdered, {
    ...byPerson(actor),
    orderDetailId,
    toolSlug: tool.base ?? tool.slug,
    input,
    assetIds: assetIdsOf(tool, input),
    price,
  });

/**
 * Dispatches that documents are canceled; linguists end their work on them. Returns the number of ended requests. Callers hold the documents'
 * rows.
 */
export async function dispatchCancelled(kernel: Kernel, tx: Db, actor: Actor, orderDetailIds: number[]): Promise<number> {
  const ended = { requests: 0 };
  await dispatch(kernel, tx, orderCancelled, { ...byPerson(actor), orderDetailIds, ended });
  return ended.requests;
}
