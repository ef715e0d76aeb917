// An overdue task, in the inbox: its details and its assignee; it can be opened, and reminders can be sent.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RenderFrame } from '../../base/use-preview-keys.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { DueDay } from './core/due-day.tsx';
import { TaskStatusBadge } from './core/task-status.tsx';
import { taskQuery } from './task.queries.ts';
import { useReminder } from './use-reminder.ts';

interface OverduePreviewProps {
  id: number;
  renderFrame: RenderFrame;
  /** The button that leads to the task. */
  open: ReactNode;
}

export function OverduePreview({ id, renderFrame, open }: OverduePreviewProps) {
  const { t } = useText();
  const { data, isError, refetch } = useQuery(taskQuery(id));
  const remind = useReminder();
  const task = data?.task;
  const isOthers = task?.can.remind === true;
  return renderFrame({
    actions: (
      <>
        {isOthers ? (
          <Button variant="default" loading={remind.isPending} onClick={() => remind.mutate(id)}>
            {t('inbox.remind')}
          </Button>
        ) : null}
        {open}
      </>
    ),
    children: (
      <>
        {isError && !task ? <ErrorState title={t('tasks.failedOne')} onRetry={() => void refetch()} /> : null}
        {!isError && !task ? <SkeletonRows rows={2} /> : null}
        {task ? (
          <Panel title={task.title} aside={<TaskStatusBadge task={task} />}>
            <FactList
              facts={[
                [t('tasks.columns.assignee'), task.assignee?.name ?? t('tasks.nobody')],
                [t('tasks.columns.due'), <DueDay key="due" task={task} />],
              ]}
            />
            {task.description ? (
              <Text mt={12} breaks dir="auto">
                {task.description}
              </Text>
            ) : null}
          </Panel>
        ) : null}
      </>
    ),
  });
}
