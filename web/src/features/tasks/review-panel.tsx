// The review of a task beside its document: its comments, its progress, and the approved content.
import type { Task } from '@folio/contract/task-shapes';
import type { PackagePart } from '@folio/contract/task-words';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDay } from '../../ui/intl-format.ts';
import { usePartName } from '../../ui/package-parts.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { AttachmentList } from './attachment-list.tsx';
import { ContentSwitch } from './content-switch.tsx';
import { TaskStatusBadge } from './core/task-status.tsx';
import { drawnPackageQuery } from './core/tasks.queries.ts';
import { PublishTime } from './publish-time.tsx';
import classes from './review-panel.module.css';
import { TaskDetails } from './task-details.tsx';
import { TaskNote } from './task-note.tsx';

interface ReviewPanelProps {
  task: Task;
  /** The page names the task and its status already. */
  isOnTaskPage?: boolean;
}

/** The first part of a review: the note of the previous user, and the attached files. */
export function ReviewPanel({ task, isOnTaskPage = false }: ReviewPanelProps) {
  const { t } = useText();
  return (
    <Stack gap={16} mb={20}>
      <ContentSwitch id={task.id} shown="document" />
      {isOnTaskPage ? null : (
        <Row gap={8} justify="between" wrap>
          <Link to="/task-assignment/$id/{-$tab}" params={{ id: String(task.id), tab: 'brief' }} className={classes.link}>
            {t('taskWriting.task', { id: task.id })}
          </Link>
          <TaskStatusBadge task={task} />
        </Row>
      )}
      <TaskNote task={task} />
      <PublishTime task={task} />
      <AttachmentList task={task} />
    </Stack>
  );
}

interface ReviewDetailsProps {
  task: Task;
  orderDetailId: number;
  /** The version of the document that is drawn beside the panel. */
  drawn: { id: number; revision: number } | null;
}

/** Reviewers in their order, progress, and the content that is published. */
export function ReviewDetails({ task, orderDetailId, drawn }: ReviewDetailsProps) {
  // The head of the page asks for it first.
  const { data } = useQuery({ ...drawnPackageQuery(task.id, orderDetailId, drawn), refetchOnMount: false });
  return (
    <Stack gap={20} mb={24}>
      <TaskDetails task={task} />
      <Steps task={task} />
      {data && data.parts.length > 0 ? <Parts task={task} parts={data.parts.map(({ part }) => part)} /> : null}
    </Stack>
  );
}

function Steps({ task: { review_steps: steps } }: { task: Task }) {
  const { t, language } = useText();
  const partName = usePartName();
  return (
    <Stack as="section" gap={10} className={classes.section} aria-label={t('tasks.steps')}>
      <Text as="h3" size="md" weight="semibold">
        {t('tasks.steps')}
      </Text>
      {steps.length === 0 ? (
        <Text size="sm" tone="quiet">
          {t('tasks.noSteps')}
        </Text>
      ) : null}
      <Stack as="ol" gap={14}>
        {steps.map((step) => (
          <li key={step.id} className={classes.step} data-state={step.state}>
            <span className={classes.number} aria-hidden="true">
              {step.state === 'passed' ? <IconCheck size={14} stroke={2.2} /> : step.position + 1}
            </span>
            <Stack as="span" breaks flex="shrink" gap={2}>
              <Row as="span" gap={8} justify="between" wrap>
                <Text as="span" size="md" weight="semibold">
                  {step.name || t('tasks.step', { number: step.position + 1 })}
                </Text>
                {step.due_date ? (
                  <Text as="span" size="sm" tone="quiet">
                    {formatDay(step.due_date, language)}
                  </Text>
                ) : null}
              </Row>
              <Text as="span" size="sm" tone="quiet">
                {t(`tasks.stepStates.${step.state}`)},{' '}
                {t('tasks.approvals', { count: step.approvals, total: step.required_approvals })}
              </Text>
              <Text as="span" size="sm" tone="quiet">
                {step.guest ? `${step.guest.name} (${t('reviewLinks.step')})` : null}
                {step.group ? t(`tasks.groups.${step.group}`) : step.reviewers.map(({ name }) => name).join(', ')}
              </Text>
              {step.looks_at.length > 0 ? (
                <Text as="span" size="sm" tone="quiet">
                  {step.looks_at.map((part) => partName(part)).join(', ')}
                </Text>
              ) : null}
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Each part that goes out, and how many of the steps that look at it have passed. */
function Parts({ task: { review_steps: steps }, parts }: { task: Task; parts: PackagePart[] }) {
  const { t } = useText();
  const partName = usePartName();
  return (
    <Stack as="section" gap={10} className={classes.section} aria-label={t('taskWriting.inPackage')}>
      <Text as="h3" size="md" weight="semibold">
        {t('taskWriting.inPackage')}
      </Text>
      <ul>
        {parts.map((part) => {
          const looking = steps.filter(({ looks_at: looksAt }) => looksAt.length === 0 || looksAt.includes(part));
          const passed = looking.filter(({ state }) => state === 'passed').length;
          return (
            <Row as="li" key={part} size="sm" gap={10} align="stretch" justify="between">
              <span>{partName(part)}</span>
              {looking.length > 0 ? (
                <Text as="span" size="sm" tone="quiet">
                  {t('taskWriting.passed', { passed, total: looking.length, count: looking.length })}
                </Text>
              ) : null}
            </Row>
          );
        })}
      </ul>
    </Stack>
  );
}
