// Views that the caller saved: each opens its filters; the chosen one can be renamed and deleted.
import { ActionIcon, TextInput } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MenuItem } from '../../ui/menu-parts.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Row } from '../../ui/row.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewPart } from '../../ui/view-switch.tsx';
import { queryOfView, searchOfView, type TaskSearch } from './core/task-search.ts';
import { savedViewsQuery } from './core/tasks.queries.ts';

interface SavedViewsProps {
  workspaceId: number;
  /** Draws the switch that the saved views are parts of. */
  children: (parts: ReactNode) => ReactNode;
  search: TaskSearch;
  onOpen: (search: TaskSearch) => void;
}

export function SavedViews({ workspaceId, search, onOpen, children }: SavedViewsProps) {
  const { t } = useText();
  const client = useQueryClient();
  const views = useQuery(savedViewsQuery(workspaceId)).data?.views ?? [];
  const [naming, setNaming] = useState<{ id: number | null; name: string } | null>(null);
  const query = queryOfView(search);
  const chosen = views.find((view) => view.query === query);
  const settled = {
    onSuccess: () => {
      setNaming(null);
      return invalidate(client, 'task_view.changed');
    },
    onError: (error: Error) => toastError(messageOf(error)),
  };
  const save = useMutation({
    mutationFn: ({ id, name }: { id: number | null; name: string }) =>
      id === null ? api.taskViews.create({ workspace_id: workspaceId, name, query }) : api.taskViews.edit({ id, name }),
    ...settled,
  });
  const remove = useMutation({ mutationFn: (id: number) => api.taskViews.remove({ id }), ...settled });
  return (
    <Row gap={4}>
      {children(
        views.map((view) => (
          <ViewPart key={view.id} isChosen={view === chosen} onChoose={() => onOpen(searchOfView(view.query))}>
            {view.name}
          </ViewPart>
        )),
      )}
      {chosen ? (
        <MoreMenu
          name={chosen.name}
          deletion={{
            loss: t('taskViews.saved.loss', { name: chosen.name }),
            verb: t('taskViews.saved.delete'),
            isBusy: remove.isPending,
            onConfirm: (done) => remove.mutate(chosen.id, { onSettled: done }),
          }}
        >
          <MenuItem
            leftSection={<IconPencil size={16} stroke={1.7} aria-hidden="true" />}
            onClick={() => setNaming({ id: chosen.id, name: chosen.name })}
          >
            {t('taskViews.saved.rename')}
          </MenuItem>
        </MoreMenu>
      ) : (
        <ActionIcon
          aria-label={t('taskViews.saved.save')}
          title={t('taskViews.saved.save')}
          onClick={() => setNaming({ id: null, name: '' })}
        >
          <IconPlus size={17} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      )}
      {naming ? (
        <FormDialog
          title={t(naming.id === null ? 'taskViews.saved.save' : 'taskViews.saved.rename')}
          verb={naming.id === null ? t('taskViews.saved.verb') : t('actions.save')}
          isBusy={save.isPending}
          isDisabled={naming.name.trim() === ''}
          onClose={() => setNaming(null)}
          onSubmit={() => save.mutate({ ...naming, name: naming.name.trim() })}
        >
          <TextInput
            label={t('taskViews.saved.name')}
            autoComplete="off"
            data-autofocus
            maxLength={60}
            value={naming.name}
            onChange={({ currentTarget }) => setNaming({ ...naming, name: currentTarget.value })}
          />
        </FormDialog>
      ) : null}
    </Row>
  );
}
