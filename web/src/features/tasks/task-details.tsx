import type { Task } from '@folio/contract/task-shapes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PersonAvatar } from '../../base/person-avatar.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatDay } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import { DueDay } from './core/due-day.tsx';
import classes from './core/tasks.module.css';
import { taskQuery } from './task.queries.ts';

/** Assignee, due date, and document. */
export function TaskDetails({ task }: { task: Task }) {
  const { t, language } = useText();
  const assignee = task.assignee ? (
    <Row as="span" gap={8}>
      <PersonAvatar id={task.assignee.id} name={task.assignee.name} size={24} />
      {task.assignee.name}
    </Row>
  ) : (
    t(task.assignees_group ? `tasks.groups.${task.assignees_group}` : 'tasks.nobody')
  );
  const document =
    task.order_detail_id === null ? null : (
      <Link
        key="document"
        to="/orders/$orderDetailId"
        params={{ orderDetailId: String(task.order_detail_id) }}
        className={classes.link}
      >
        {t('tasks.openDocument')}
      </Link>
    );
  return (
    <Panel title={t('tasks.details')}>
      <FactList
        isBeside
        facts={[
          [t('tasks.columns.assignee'), assignee],
          [t('tasks.createdBy'), task.creator.name],
          [t('tasks.form.priority'), t(`tasks.priorities.${task.priority}`)],
          [t('tasks.form.start'), task.start_date && formatDay(task.start_date, language)],
          [t('tasks.columns.due'), <DueDay key="due" task={task} />],
          [t('taskPlanning.follow.after'), task.after_task_id && <TaskBefore key="after" task={task} />],
          [t('tasks.form.document'), document],
          [t('tasks.pageUrl'), task.page_url],
        ]}
      />
    </Panel>
  );
}

/** The task that this one follows; one that is gone or out of reach has its number alone. */
function TaskBefore({ task: { after_task_id: id, is_smart: isSmart } }: { task: Task }) {
  const { t } = useText();
  const { data } = useQuery({ ...taskQuery(id ?? 0), enabled: id !== null, retry: false });
  return (
    <>
      <Link to="/task-assignment/$id/{-$tab}" params={{ id: String(id) }} className={classes.link}>
        {data?.task.title ?? t('tasks.number', { id })}
      </Link>
      {isSmart ? ` (${t('taskPlanning.follow.smart')})` : null}
    </>
  );
}
