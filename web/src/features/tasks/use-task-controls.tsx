// Controls of a task: buttons, one of them green, and a menu with all other actions.
import type { Task } from '@folio/contract/task-shapes';
import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBell,
  IconCalendarTime,
  IconCheck,
  IconEdit,
  IconMessageCheck,
  IconPlayerPlay,
  IconRefresh,
  IconSend,
  IconTemplate,
  IconWorldUpload,
  IconX,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { type FrameActions, useFrameActions } from '../../base/document-frame.ts';
import { chooseWorkspace, workspaceId } from '../../base/workspace.ts';
import { ActionItems } from '../../ui/action-items.tsx';
import { MenuDivider, MenuItem } from '../../ui/menu-parts.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { type TaskMove, taskMoves, useTaskDeletion, useTaskMove } from './core/use-task-actions.ts';
import { usePublishSchedule } from './use-publish-schedule.ts';
import { useReminder } from './use-reminder.ts';
import { useTaskDecision } from './use-task-decision.tsx';

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

interface TaskControlsInput {
  task: Task;
  /** Of the content that the reader saw; null until then. */
  hash: string | null;
  /** Left out where the form of the task is not on the page. */
  onEdit?: (() => void) | undefined;
  /** Sends unsaved text before the task moves; resolves false if that failed. */
  onSave: () => Promise<boolean>;
  /** Leads to the content; left out where it is on the page. */
  onShowContent?: (() => void) | undefined;
  /** Actions of its document, in the same menu. */
  documentActions: FrameActions;
}

export interface TaskControls {
  /** Null where there is nothing to press. */
  buttons: ReactNode;
  menu: ReactNode;
  dialogs: ReactNode;
  /** Why the reader may not decide, to be drawn under this id. */
  refusal: { id: string; text: string } | null;
}

export function useTaskControls({ task, hash, onEdit, onSave, onShowContent, documentActions }: TaskControlsInput): TaskControls {
  const { t } = useText();
  const navigate = useNavigate();
  const refusalId = useId();
  const menu = useRef<HTMLSpanElement>(null);
  const decision = useTaskDecision({
    task,
    hash,
    onSave,
    onShowContent,
    onDecided: () => menu.current?.querySelector('button')?.focus(),
  });
  const move = useTaskMove(task, (path) => {
    if (path.startsWith('/task-assignment/')) return;
    // Orders for the task belong in the task's workspace.
    if (task.workspace_id !== workspaceId()) chooseWorkspace(task.workspace_id);
    void navigate({ to: path });
  });
  const remind = useReminder();
  const [isKeeping, setKeeping] = useState(false);
  const begin = async (wanted: TaskMove) => {
    if (move.isPending) return;
    if (await onSave()) move.mutate(wanted);
    else toastError(t('taskWriting.notSaved'));
  };
  const [isScheduling, setScheduling] = useState(false);
  const schedule = usePublishSchedule(task, () => setScheduling(false));
  const remove = useTaskDeletion(task.id, () => void navigate({ to: '/task-assignment' }));
  const possible = taskMoves.filter((one) => task.can[one] && (one !== 'publish' || task.website_id !== null));
  // Whoever decides has *Approve* as the one green button.
  const first = decision.isTheirs ? undefined : possible.find((one) => one !== 'withdraw');
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
  // Buttons that are refused stay in reach of the keyboard, so that the reason is read with them.
  const off =
    task.decide_refusal === null
      ? { disabled: !decision.canDecide }
      : { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': refusalId };
  const buttonsOf = (): ReactNode => {
    if (decision.isTheirs)
      return (
        <>
          <Button {...off} variant="default" onClick={() => decision.ask('changes')}>
            {t('tasks.review.changes')}
          </Button>
          <Button {...off} leftSection={<IconCheck {...icon} stroke={1.8} />} onClick={decision.approve}>
            {t('tasks.review.approve')}
          </Button>
        </>
      );
    return first && Icon ? (
      <Button leftSection={<Icon {...icon} />} loading={move.isPending} onClick={() => void begin(first)}>
        {t(`tasks.moves.${first}`)}
      </Button>
    ) : null;
  };
  return {
    buttons: buttonsOf(),
    menu: (
      <span ref={menu} style={{ display: 'contents' }}>
        <MoreMenu name={task.title} width={240} deletion={deletion}>
          {decision.canDecide ? (
            <>
              <MenuItem leftSection={<IconX {...icon} />} onClick={() => decision.ask('reject')}>
                {t('tasks.review.reject')}
              </MenuItem>
              <MenuItem leftSection={<IconMessageCheck {...icon} />} onClick={() => decision.ask('approve')}>
                {t('tasks.review.approveWithNote')}
              </MenuItem>
            </>
          ) : null}
          {others.map((one) => {
            const ItemIcon = icons[one];
            return (
              <MenuItem key={one} leftSection={<ItemIcon {...icon} />} onClick={() => void begin(one)}>
                {t(`tasks.moves.${one}`)}
              </MenuItem>
            );
          })}
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
          <DocumentItems frame={documentActions} />
        </MoreMenu>
      </span>
    ),
    dialogs: (
      <>
        {decision.dialog}
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
    ),
    refusal: decision.isTheirs && task.decide_refusal !== null ? { id: refusalId, text: task.decide_refusal } : null,
  };
}

function DocumentItems({ frame }: { frame: FrameActions }) {
  const actions = useFrameActions(frame);
  if (actions.length === 0) return null;
  return (
    <>
      <MenuDivider />
      <ActionItems actions={actions} />
    </>
  );
}
