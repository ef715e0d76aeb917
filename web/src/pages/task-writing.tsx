// The tab Content of a task whose document is open in the editor, with the review as its first panel.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { Task } from '@folio/contract/task-shapes';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { DueDay } from '../features/tasks/core/due-day.tsx';
import { TaskStatusBadge } from '../features/tasks/core/task-status.tsx';
import { ReviewPanel } from '../features/tasks/review-panel.tsx';
import { TaskPageTabs } from '../features/tasks/task-page-tabs.tsx';
import words from '../ui/bar-words.module.css';
import { Row } from '../ui/row.tsx';
import { Stack } from '../ui/stack.tsx';
import { useText } from '../ui/use-text.ts';
import { DocumentEditing } from './document-editing.tsx';
import classes from './task-page.module.css';

interface TaskWritingProps {
  task: Task;
  order: DocumentDetail;
  onEdit: () => void;
  onRefresh: () => void;
}

export function TaskWriting({ task, order, onEdit, onRefresh }: TaskWritingProps) {
  const { t } = useText();
  const save = useRef<() => Promise<boolean>>(null);
  return (
    <>
      <header className={classes.head}>
        <Row mb={8} gap={12}>
          <Link to="/task-assignment" className={words.back} aria-label={t('tasks.title')}>
            <IconArrowLeft size={18} aria-hidden="true" />
          </Link>
          <Stack flex="fill">
            <h1 className={words.title}>{task.title}</h1>
            <p className={words.second}>
              {t('tasks.number', { id: task.id })}, <DueDay task={task} />
            </p>
          </Stack>
          <TaskStatusBadge task={task} />
        </Row>
        <TaskPageTabs id={task.id} tab="content" />
      </header>
      <DocumentEditing
        key={order.order_detail_id}
        order={order}
        taskId={task.id}
        wantedComment={null}
        isPart
        review={
          <ReviewPanel
            task={task}
            orderDetailId={order.order_detail_id}
            drawn={order.version}
            onSave={async () => (await save.current?.()) ?? true}
            onOutdated={onRefresh}
            onEdit={onEdit}
            isOnTaskPage
          />
        }
        saveRef={save}
        onRefresh={onRefresh}
      />
    </>
  );
}
