// What waits for the reader's review: the tasks on the left, on the right the open one with what changed since their last approval.
import type { TaskRow } from '@folio/contract/task-shapes';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsHeld } from '../../base/held-calls.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Foot } from '../../ui/foot.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useSelection } from '../../ui/use-selection.ts';
import { useText } from '../../ui/use-text.ts';
import { useUndo } from '../../ui/use-undo.ts';
import type { TaskViewProps } from './core/task-list-view.tsx';
import { tasksPerPage, tasksQuery } from './core/tasks.queries.ts';
import { splitByOpened, useBulkActions } from './core/use-bulk-actions.ts';
import { InboxReview } from './inbox-review.tsx';
import { InboxRow } from './inbox-row.tsx';
import classes from './review-inbox.module.css';
import { type DecisionHandle, heldDecision } from './task-decision.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';

function focusableTitle(): HTMLElement | null {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) title.tabIndex = -1;
  return title;
}

interface ReviewInboxProps extends TaskViewProps {
  compareTexts: (before: string, after: string, language: string) => ReactNode;
}

/** Of all workspaces, as the caller's own tasks are. */
export function ReviewInbox({ search, onChange, compareTexts }: ReviewInboxProps) {
  const { t } = useText();
  const { data, isPending, refetch } = useQuery(tasksQuery(null, { ...search, view: 'review' }));
  const isHeld = useIsHeld();
  const offer = useUndo(t('taskPlanning.move.undo'));
  // Decided by key: shown again if the decision is undone or refused.
  const tasks = (data?.tasks ?? []).filter(({ id }) => !isHeld(heldDecision(id)));
  const heldCount = (data?.tasks.length ?? 0) - tasks.length;
  // On a phone either the list or one task is shown; what nobody sees is not opened.
  const isPhone = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false });
  const selection = useSelection('review', tasks, ({ id }) => id);
  const { approve, isBusy } = useBulkActions(selection.clear);
  const decision = useRef<DecisionHandle>(null);
  const [, setOpenedCount] = useState(0);
  const chosen = tasks.findIndex(({ id }) => id === search.task);
  const index = chosen >= 0 ? chosen : isPhone ? -1 : 0;
  const open = tasks[index] ?? null;
  const show = (task: TaskRow | undefined) => onChange({ task: task?.id, page: search.page });
  // The decided task goes with its buttons; the keyboard continues at the next task.
  const [continuesAt, setContinuesAt] = useState<{ id: number | undefined } | null>(null);
  const inbox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!continuesAt) return;
    const row = inbox.current?.querySelector<HTMLElement>(`[data-task="${continuesAt.id}"] button`);
    (row ?? focusableTitle())?.focus();
  }, [continuesAt]);
  const continueAt = (task: TaskRow | undefined) => {
    show(isPhone ? undefined : task);
    setContinuesAt({ id: task?.id });
  };
  const walk = (step: number) => {
    const next = tasks[index + step];
    if (next) show(next);
  };
  useInboxKeys({
    task: open,
    say: (verdict) => decision.current?.say(verdict),
    next: index < tasks.length - 1 ? () => walk(1) : undefined,
    previous: index > 0 ? () => walk(-1) : undefined,
    select: open ? () => selection.toggle(open) : undefined,
  });
  if (isPending) return <SkeletonRows rows={6} />;
  if (!data) return <ErrorState title={t('tasks.failed')} onRetry={() => void refetch()} />;
  if (data.recordsFiltered - heldCount <= 0) {
    return (
      <Panel isFlush>
        <EmptyState title={t('tasks.empty.review')}>{t('tasks.emptyLead.review')}</EmptyState>
      </Panel>
    );
  }
  const selected = selection.rows.filter(({ id }) => tasks.some((task) => task.id === id));
  const refusals = selected.flatMap((task) => task.decide_refusal ?? []);
  const { decisions, notOpened } = splitByOpened(selected.filter((task) => task.decide_refusal === null));
  return (
    <div ref={inbox} className={classes.inbox} data-open={open !== null || undefined}>
      <section className={classes.list} aria-label={t('taskViews.inbox.list')}>
        <ul>
          {tasks.map((task) => (
            <InboxRow
              key={task.id}
              task={task}
              isOpen={task.id === open?.id}
              isSelected={selection.has(task)}
              onOpen={() => show(task)}
              onSelect={() => selection.toggle(task)}
            />
          ))}
        </ul>
        <Pager
          page={search.page ?? 1}
          perPage={tasksPerPage}
          total={data.recordsFiltered}
          onChange={(page) => onChange({ page, task: undefined })}
        />
        {selected.length > 0 ? (
          <Foot weight="medium" px={16} py={12} line="top" justify="between" className={classes.foot}>
            <output>{t('taskViews.select.count', { count: selected.length })}</output>
            <Button
              leftSection={<IconCheck size={16} stroke={1.8} aria-hidden="true" />}
              loading={approve.isPending}
              disabled={refusals.length === selected.length}
              onClick={() => {
                if (!isBusy) approve.mutate(selected);
              }}
            >
              {t('taskViews.inbox.approve', { count: decisions.length })}
            </Button>
            <Text size="xs" tone="quiet" weight="regular">
              {refusals[0] ?? ''} {t('taskViews.inbox.note')}{' '}
              {notOpened.length > 0 ? t('taskViews.inbox.notOpened', { count: notOpened.length }) : ''}
            </Text>
          </Foot>
        ) : null}
      </section>
      {open ? (
        <Stack as="section" flex="shrink" gap={14} aria-label={open.title}>
          <Button
            className={classes.back}
            data-only="phone"
            variant="subtle"
            leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
            onClick={() => show(undefined)}
          >
            {t('taskViews.inbox.back')}
          </Button>
          <InboxReview
            key={open.id}
            id={open.id}
            decisionRef={decision}
            compareTexts={compareTexts}
            onNext={index < tasks.length - 1 ? () => walk(1) : undefined}
            onPrevious={index > 0 ? () => walk(-1) : undefined}
            onDrawn={() => setOpenedCount((count) => count + 1)}
            offerUndo={(message, undo) =>
              offer(message, () => {
                undo();
                continueAt(open);
              })
            }
            onDecided={() => continueAt(tasks[index + 1] ?? tasks[index - 1])}
          />
        </Stack>
      ) : null}
    </div>
  );
}
