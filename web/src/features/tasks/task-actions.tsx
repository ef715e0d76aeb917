// What can be done with a task, as one list: the first that is possible is the page's button, the others are in the menu.
import type { Task } from '@folio/contract/task-shapes';
import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBell,
  IconCalendarTime,
  IconCheck,
  IconEdit,
  IconPlayerPlay,
  IconRefresh,
  IconSend,
  IconTemplate,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { chooseWorkspace, workspaceId } from '../../base/workspace.ts';
import { MenuItem } from '../../ui/menu-parts.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { type TaskMove, taskMoves, useTaskDeletion, useTaskMove } from './core/use-task-actions.ts';
import { usePublishSchedule } from './use-publish-schedule.ts';
import { useReminder } from './use-reminder.ts';

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx').then((module) => ({ default: module.ScheduleDialog })));
const SaveAsTemplate = lazy(() =>
  import('./templates/save-as-template.tsx').then((module) => ({ default: module.SaveAsTemplate })),
);

const icons = {
  start: IconPlayerPlay,
  submit: IconSend,
  withdraw: IconArrowBackUp,
  reopen: IconRefresh,
  publish: IconWorldUpload,
  close: IconCheck,
} as const satisfies Record<TaskMove, unknown>;

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

interface TaskActionsProps {
  task: Task;
  /** Left out where the form of the task is not on the page. */
  onEdit?: (() => void) | undefined;
  /** Sends what is unsaved before the task moves; resolves false where that failed. */
  onBeforeMove?: (() => Promise<boolean>) | undefined;
}

export function TaskActions({ task, onEdit, onBeforeMove }: TaskActionsProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const move = useTaskMove(task, (path) => {
    if (path.startsWith('/task-assignment/')) return;
    // What is ordered for the task lies where the task lies.
    if (task.workspace_id !== workspaceId()) chooseWorkspace(task.workspace_id);
    void navigate({ to: path });
  });
  const remind = useReminder();
  const [isKeeping, setKeeping] = useState(false);
  const begin = async (wanted: TaskMove) => {
    if (move.isPending) return;
    if (onBeforeMove && !(await onBeforeMove())) toastError(t('taskWriting.notSaved'));
    else move.mutate(wanted);
  };
  const [isScheduling, setScheduling] = useState(false);
  const schedule = usePublishSchedule(task, () => setScheduling(false));
  const remove = useTaskDeletion(task.id, () => void navigate({ to: '/task-assignment' }));
  const possible = taskMoves.filter((one) => task.can[one] && (one !== 'publish' || task.website_id !== null));
  const first = possible.find((one) => one !== 'withdraw');
  const others = possible.filter((one) => one !== first);
  const Icon = first ? icons[first] : null;
  const deletion = task.can.delete
    ? {
        loss: t('tasks.loss', { name: task.title }),
        verb: t('tasks.delete'),
        isBusy: remove.isPending,
        onConfirm: (done: () => void) => remove.mutate(undefined, { onSettled: done }),
      }
    : null;
  return (
    <>
      {first && Icon ? (
        <Button leftSection={<Icon {...icon} />} loading={move.isPending} onClick={() => void begin(first)}>
          {t(`tasks.moves.${first}`)}
        </Button>
      ) : null}
      {others.length > 0 || (task.can.edit && onEdit) || task.can.remind || task.can.publish || deletion ? (
        <MoreMenu name={task.title} deletion={deletion}>
          {task.can.edit && onEdit ? (
            <MenuItem leftSection={<IconEdit {...icon} />} onClick={onEdit}>
              {t('tasks.form.edit')}
            </MenuItem>
          ) : null}
          {task.can.edit ? (
            <MenuItem leftSection={<IconTemplate {...icon} />} onClick={() => setKeeping(true)}>
              {t('taskPlanning.templates.save')}
            </MenuItem>
          ) : null}
          {task.can.remind ? (
            <MenuItem
              leftSection={<IconBell {...icon} />}
              disabled={remind.isPending}
              onClick={() => {
                if (!remind.isPending) remind.mutate(task.id);
              }}
            >
              {t('taskPlanning.remind.action')}
            </MenuItem>
          ) : null}
          {task.can.publish && task.website_id !== null && task.publish_at === null ? (
            <MenuItem leftSection={<IconCalendarTime {...icon} />} onClick={() => setScheduling(true)}>
              {t('taskDates.schedule')}
            </MenuItem>
          ) : null}
          {others.map((one) => {
            const ItemIcon = icons[one];
            return (
              <MenuItem key={one} leftSection={<ItemIcon {...icon} />} onClick={() => void begin(one)}>
                {t(`tasks.moves.${one}`)}
              </MenuItem>
            );
          })}
        </MoreMenu>
      ) : null}
      <Suspense fallback={null}>
        {isKeeping ? <SaveAsTemplate task={task} onClose={() => setKeeping(false)} /> : null}
        {isScheduling ? (
          <ScheduleDialog
            zone={task.time_zone}
            isBusy={schedule.isPending}
            onClose={() => setScheduling(false)}
            onSchedule={(publishAt) => schedule.mutate(publishAt)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
