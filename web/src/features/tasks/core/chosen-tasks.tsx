// Actions for the selected tasks of the list.
import type { TaskRow } from '@folio/contract/task-shapes';
import { useState } from 'react';
import { AskFirst } from '../../../ui/ask-first.tsx';
import { usePageActions } from '../../../ui/page-actions.ts';
import { SelectionActs, SelectionBar } from '../../../ui/selection-bar.tsx';
import type { Selection } from '../../../ui/use-selection.ts';
import { useText } from '../../../ui/use-text.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { bulkActionsFor } from './task-bulk-actions.ts';
import { useBulkActions } from './use-bulk-actions.ts';

/** Each button acts on those it may touch; one that may touch none is not there. */
export function ChosenTasks({ selection, workspaceId }: { selection: Selection<TaskRow>; workspaceId: number | null }) {
  const { t } = useText();
  const [asked, setAsked] = useState<'assign' | 'delete' | null>(null);
  const { approve, assign, each, isBusy } = useBulkActions(selection.clear);
  const { rows } = selection;
  const run = (act: () => void) => ({ isDisabled: isBusy, run: () => (isBusy ? undefined : act()) });
  const actions = bulkActionsFor(rows, t, {
    assign: workspaceId === null ? undefined : () => run(() => setAsked('assign')),
    approve: (tasks) => run(() => approve.mutate(tasks)),
    remind: (tasks) => run(() => each.mutate({ tasks, act: 'remind' })),
    publish: (tasks) => run(() => each.mutate({ tasks, act: 'publish' })),
    close: (tasks) => run(() => each.mutate({ tasks, act: 'close' })),
    delete: () => run(() => setAsked('delete')),
  });
  const chosen = t('taskViews.select.count', { count: rows.length });
  usePageActions(chosen, rows.length > 0 ? actions : []);
  if (rows.length === 0) return null;
  const editable = rows.filter(({ can }) => can.edit);
  const deletable = rows.filter(({ can }) => can.delete);
  const count = deletable.length;
  return (
    <SelectionBar
      label={t('taskViews.select.title')}
      count={chosen}
      clearLabel={t('taskViews.select.clear')}
      onClear={selection.clear}
    >
      <SelectionActs actions={actions} />
      {asked === 'assign' && workspaceId !== null ? (
        <AssignDialog
          workspaceId={workspaceId}
          isBusy={assign.isPending}
          onClose={() => setAsked(null)}
          onAssign={(to) => assign.mutate({ tasks: editable, ...to }, { onSuccess: () => setAsked(null) })}
        />
      ) : null}
      <AskFirst
        isAsking={asked === 'delete'}
        loss={t('taskViews.bulk.loss', { count })}
        verb={t('taskViews.bulk.delete', { count })}
        isBusy={each.isPending}
        onKeep={() => setAsked(null)}
        onConfirm={() => {
          if (!isBusy) each.mutate({ tasks: deletable, act: 'remove' }, { onSettled: () => setAsked(null) });
        }}
      />
    </SelectionBar>
  );
}
