// Calls on task assignments. The four that change meta data and page URL take the document's id in the body or at the end of the path.
import type { Contract } from '@folio/contract/contract';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { type CallContext, rpc } from '../../kernel/rpc.ts';
import { saveMetadata, toggleMetadata } from './change-metadata.ts';
import { getVisibleTask, refuseWhereHidden } from './core/get-task.ts';
import { listTasks } from './core/task-list.queries.ts';
import { editAssignment } from './edit-assignment.ts';
import { optimizeMetadata } from './optimize-metadata.ts';
import { setPageUrl } from './set-page-url.ts';
import { showHistory } from './show-history.ts';
import { presentAssignment, presentAssignments } from './task-assignments.present.ts';
import { canCreateIn, choiceOf } from './task-choice.ts';

type Calls = Contract['taskAssignments'];
type InputOf<Name extends keyof Calls> = z.output<NonNullable<Calls[Name]['~orpc']['inputSchema']>>;
interface Call<Input> {
  context: CallContext & { actor: Actor };
  input: Input;
  signal?: AbortSignal | undefined;
}

export function taskAssignmentRoutes(kernel: Kernel) {
  const { database } = kernel;
  const present = async (actor: Actor, id: number) => ({
    taskAssignment: await presentAssignment(database, actor, await getVisibleTask(database, actor, id)),
  });
  const saved = async (actor: Actor, id: number) => ({
    ...(await present(actor, id)),
    message: message('task_saved', actor.language),
  });

  const optimize = ({ context, input, signal }: Call<InputOf<'optimize'>>) =>
    withIdempotencyKey(
      kernel,
      context,
      { call: 'taskAssignments.optimize', body: input },
      (keep: Keep<number>) => optimizeMetadata(kernel, context.actor, input, keep, signal),
      async (id) => ({ ...(await present(context.actor, id)), message: message('metadata_optimized', context.reader.language) }),
    );
  const save = async ({ context: { actor }, input }: Call<InputOf<'saveMetadata'>>) =>
    saved(actor, await saveMetadata(kernel, actor, input));
  const toggle = async ({ context: { actor }, input }: Call<InputOf<'toggleMetadata'>>) =>
    saved(actor, await toggleMetadata(kernel, actor, input));
  const updatePageUrl = async ({ context: { actor }, input }: Call<InputOf<'updatePageUrl'>>) =>
    saved(actor, await setPageUrl(kernel, actor, input));

  return {
    list: rpc.taskAssignments.list.handler(async ({ context: { actor }, input }) => {
      await refuseWhereHidden(database, actor);
      const { rows, total, filtered } = await listTasks(database, actor, {
        ...choiceOf(actor, input),
        sort: input.sort,
        page: input.page,
        perPage: input.per_page,
      });
      return {
        task_assignments: await presentAssignments(database, actor, rows),
        recordsTotal: total,
        recordsFiltered: filtered,
        can: { create: canCreateIn(actor, input.workspace_id) },
      };
    }),
    show: rpc.taskAssignments.show.handler(({ context: { actor }, input }) => present(actor, input.id)),
    history: rpc.taskAssignments.history.handler(async ({ context: { actor }, input }) => ({
      ...(await showHistory(database, actor, input)),
    })),
    edit: rpc.taskAssignments.edit.handler(async ({ context: { actor }, input }) => {
      const { user_id: _user, source: _source, order_detail_id, revision, status, note, ...rest } = input;
      const { task_description, deadline, ...named } = rest;
      const fields = {
        ...named,
        ...(task_description === undefined ? {} : { description: task_description }),
        ...(deadline === undefined ? {} : { due_date: deadline }),
      };
      return saved(actor, await editAssignment(kernel, actor, { order_detail_id, revision, status, note, fields }));
    }),
    optimize: rpc.taskAssignments.optimize.handler(optimize),
    optimizeOf: rpc.taskAssignments.optimizeOf.handler(optimize),
    saveMetadata: rpc.taskAssignments.saveMetadata.handler(save),
    saveMetadataOf: rpc.taskAssignments.saveMetadataOf.handler(save),
    toggleMetadata: rpc.taskAssignments.toggleMetadata.handler(toggle),
    toggleMetadataOf: rpc.taskAssignments.toggleMetadataOf.handler(toggle),
    updatePageUrl: rpc.taskAssignments.updatePageUrl.handler(updatePageUrl),
    updatePageUrlOf: rpc.taskAssignments.updatePageUrlOf.handler(updatePageUrl),
  };
}
