// Actions for several tasks: each has its own result, and rejected ones are listed with the server's reason.
import type { TaskRow } from '@folio/contract/task-shapes';
import type { TaskGroup } from '@folio/contract/task-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { approvalKey } from './held-decision.ts';
import { openedDecision } from './opened-reviews.ts';

interface Refusal {
  name: string;
  message: string;
}

/** Those of the tasks that can be approved, with the state in which they were opened, and the names of the others. */
function splitByOpened(tasks: readonly TaskRow[]) {
  const decisions = tasks.flatMap((task) => openedDecision(task.id, task.active_step?.id) ?? []);
  const ids = new Set(decisions.map(({ id }) => id));
  return { decisions, notOpened: tasks.filter(({ id }) => !ids.has(id)).map(({ title }) => title) };
}

export function useBulkActions(onDone: () => void) {
  const { t } = useText();
  const client = useQueryClient();
  const sayRefused = (refusals: readonly Refusal[]) => {
    if (refusals.length > 0) toastError(refusals.map((refusal) => t('taskViews.bulk.refused', { ...refusal })).join('\n'));
  };
  const refused = (tasks: readonly TaskRow[], results: readonly { id: number; message: string | null }[]): Refusal[] =>
    results.flatMap(({ id, message }) =>
      message === null ? [] : [{ name: tasks.find((task) => task.id === id)?.title ?? String(id), message }],
    );
  const refresh = () => invalidate(client, 'task.changed');
  const onError = (error: Error) => {
    toastError(messageOf(error));
    return refresh();
  };

  const approve = useMutation({
    mutationKey: approvalKey,
    mutationFn: async (tasks: TaskRow[]) => {
      const { decisions, notOpened } = splitByOpened(tasks);
      const results = decisions.length > 0 ? (await api.tasks.decide({ decisions, verdict: 'approve' })).results : [];
      return { tasks, results, notOpened };
    },
    onSuccess: ({ tasks, results, notOpened }) => {
      const count = results.filter(({ code }) => code === null).length;
      if (count > 0) toastSuccess(t('taskViews.bulk.approved', { count }));
      if (notOpened.length > 0) toastError(t('taskViews.bulk.notOpened', { names: notOpened.join(', ') }));
      sayRefused(refused(tasks, results));
      if (count > 0) onDone();
      return refresh();
    },
    onError,
  });

  const assign = useMutation({
    mutationFn: async ({ tasks, ...to }: { tasks: TaskRow[]; assignee_id: number | null; assignees_group: TaskGroup | null }) => {
      const { results } = await api.taskViews.assign({
        ids: tasks.map(({ id }) => id),
        revisions: tasks.map(({ revision }) => revision),
        ...to,
      });
      return { tasks, results };
    },
    onSuccess: ({ tasks, results }) => {
      const count = results.filter(({ code }) => code === null).length;
      if (count > 0) toastSuccess(t('taskViews.assign.done', { count }));
      sayRefused(refused(tasks, results));
      onDone();
      return refresh();
    },
    onError,
  });

  /** One call a task, one after the other; a refusal does not keep the others from being done. */
  const each = useMutation({
    mutationFn: async ({ tasks, act }: { tasks: TaskRow[]; act: 'publish' | 'close' | 'remind' | 'remove' }) => {
      const refusals: Refusal[] = [];
      for (const { id, revision, title } of tasks) {
        try {
          if (act === 'remove') await api.tasks.remove({ id });
          else if (act === 'remind') await api.taskDates.remind({ id });
          else await api.tasks[act]({ id, revision });
        } catch (error) {
          refusals.push({ name: title, message: messageOf(error) });
        }
      }
      return { refusals, act, count: tasks.length - refusals.length };
    },
    onSuccess: ({ refusals, act, count }) => {
      if (count > 0) toastSuccess(t(act === 'remind' ? 'taskPlanning.remind.done' : 'taskViews.bulk.done', { count }));
      sayRefused(refusals);
      onDone();
      return refresh();
    },
    onError,
  });
  return { approve, assign, each, isBusy: approve.isPending || assign.isPending || each.isPending };
}
