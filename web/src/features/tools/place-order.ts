// Places an order: one key per submission, kept for a repetition of the very same one, so that nothing is paid twice.

import type { ToolDetail } from '@folio/contract/tool-definition';
import { isAssetField } from '@folio/contract/tool-values';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { reportToolError, reportToolUse } from '../../base/analytics.ts';
import { ApiError, api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { workspaceId } from '../../base/workspace.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { orderText } from './order-text.ts';
import { taskOfDraft } from './task-of-draft.ts';
import { filledIn, type ToolForm } from './use-tool-form.ts';

/** A random key, also where the page is served without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Workspace of the order. */
const scopeFields = (id = workspaceId()) => (id === null ? {} : { workspace_id: id });

/** The input as it is sent: files (a list instead of a pasted one, data sheets) travel as sources, not among the fields; uploaded ones stay there by id. */
async function inputOf(tool: ToolDetail, form: ToolForm) {
  const names = tool.fields.filter((field) => field.type === 'file' && !isAssetField(field)).map((field) => field.name);
  const { input } = await form.read();
  const given = names.flatMap((name) => (Array.isArray(input[name]) ? (input[name] as unknown[]) : []));
  return {
    fields: Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name))),
    attached: given.filter((file) => file instanceof File),
  };
}

/** Sources that the server does not hold yet. */
function sourcesOf(form: ToolForm, attached: readonly File[] = []) {
  const { urls } = form.sources;
  const files = [...form.sources.files, ...attached];
  const { sourceIds } = form.draft;
  return {
    ...(sourceIds.length > 0 ? { additional_source_ids: sourceIds } : {}),
    ...(files.length > 0 ? { source_files: files } : {}),
    ...(urls.length > 0 ? { source_urls: urls } : {}),
  };
}

/** Settings of the text; omitted ones come from the defaults of the place. */
function styleOf({ draft: { brandVoiceId, guidelineId, folderId, websiteId } }: ToolForm) {
  return {
    ...(websiteId ? { website_id: websiteId } : {}),
    ...(folderId ? { folder_id: folderId } : {}),
    ...(brandVoiceId === undefined ? {} : { brand_voice_id: brandVoiceId }),
    ...(guidelineId === undefined ? {} : { guideline_id: guidelineId }),
  };
}

/** Fields of the call's task, as faults name them. */
const taskFaults = ['type', 'due_date', 'priority', 'assignee_id', 'assignees_group'].map((name) => `task.${name}`);

/** The task that a tool which assigns tasks makes; nothing where the order is for a task that there is. */
function taskOf(tool: ToolDetail, { task }: ToolForm, taskId: number | undefined) {
  if (!tool.has_task_assignment || taskId !== undefined) return {};
  return { task: taskOfDraft(task) };
}

/** `onPlaced` gets the id of the document that is now being written. */
export function usePlaceOrder(tool: ToolDetail, form: ToolForm, onOrdered: (orderDetailId: number) => void) {
  const client = useQueryClient();
  const { task } = useSearch({ strict: false });
  const sent = useRef({ key: '', body: '' });
  return useMutation({
    mutationFn: async () => {
      const { orderId } = form.draft;
      const { fields, attached } = await inputOf(tool, form);
      const order = {
        tool: tool.slug,
        fields,
        workspace_id: workspaceId(),
        ...(orderId === null ? {} : { order_id: orderId }),
        ...(task === undefined ? {} : { task_id: task }),
        ...scopeFields(),
        ...sourcesOf(form, attached),
        ...styleOf(form),
        ...taskOf(tool, form, task),
      };
      const body = orderText(order);
      if (sent.current.body !== body) sent.current = { key: newKey(), body };
      return api.orders.create(order, { context: { idempotencyKey: sent.current.key } });
    },
    onSuccess: ({ order }) => {
      sent.current = { key: '', body: '' };
      reportToolUse(tool, order.id);
      form.forget();
      void invalidate(client, 'order.placed', { tool: tool.slug });
      const first = order.order_details[0];
      if (first) onOrdered(first.id);
    },
    onError: (error) => {
      reportToolError(tool, error);
      if (error instanceof ApiError && error.status < 500 && error.status > 0) sent.current = { key: '', body: '' };
      showFieldErrors(error, [...tool.fields.map((field) => field.name), ...taskFaults], form.showErrors);
    },
  });
}

/** Finishes a step of a wizard: the server's proposal fills the fields of the next one. */
export function usePropose(tool: ToolDetail, form: ToolForm) {
  return useMutation({
    mutationFn: async (step: string) => {
      const { orderId } = form.draft;
      const { input } = await form.read(step);
      const answer = await api.orders.propose({
        tool: tool.slug,
        step,
        fields: input,
        workspace_id: workspaceId(),
        ...(orderId === null ? {} : { order_id: orderId }),
        ...scopeFields(),
        ...sourcesOf(form),
        ...styleOf(form),
      });
      return { ...answer, asked: filledIn(tool, form.values, step) };
    },
    onSuccess: ({ order, proposal, asked }, step) => {
      const known = Object.entries(proposal).filter(([name]) => tool.fields.some((field) => field.name === name));
      form.merge(Object.fromEntries(known));
      form.setSources({ files: [], urls: [] });
      form.change({
        orderId: order.id,
        sourceIds: order.additional_source_ids,
        proposedFor: { ...form.draft.proposedFor, [step]: asked },
        urls: [],
      });
    },
    onError: (error) =>
      showFieldErrors(
        error,
        tool.fields.map((field) => field.name),
        form.showErrors,
      ),
  });
}
