// The review of a task beside its document: how far it is, what its reader does with it, and their decision on the drawn version.
import type { Task } from '@folio/contract/task-shapes';
import type { PackagePart } from '@folio/contract/task-words';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { formatDay } from '../../ui/intl-format.ts';
import { usePartName } from '../../ui/package-parts.ts';
import { useText } from '../../ui/use-text.ts';
import { AttachmentList } from './attachment-list.tsx';
import { ContentSwitch } from './content-switch.tsx';
import { TaskStatusBadge } from './core/task-status.tsx';
import { drawnPackageQuery } from './core/tasks.queries.ts';
import { PublishTime } from './publish-time.tsx';
import classes from './review-panel.module.css';
import { TaskActions } from './task-actions.tsx';
import { TaskDecision } from './task-decision.tsx';
import { TaskNote } from './task-note.tsx';

interface ReviewPanelProps {
  task: Task;
  orderDetailId: number;
  /** The version of the document that is drawn beside the panel. */
  drawn: { id: number; revision: number } | null;
  /** Sends what is unsaved; resolves false where the server does not have all of it. */
  onSave: () => Promise<boolean>;
  /** The server has another version than the drawn one. */
  onOutdated: () => void;
  onEdit?: (() => void) | undefined;
  /** The page names the task and its status already. */
  isOnTaskPage?: boolean;
}

export function ReviewPanel({ task, orderDetailId, drawn, onSave, onOutdated, onEdit, isOnTaskPage = false }: ReviewPanelProps) {
  const { t } = useText();
  const { data, isPlaceholderData } = useQuery(drawnPackageQuery(task.id, orderDetailId, drawn));
  const isOutdated = data?.isDrawn === false && !isPlaceholderData;
  const refresh = useEffectEvent(onOutdated);
  useEffect(() => {
    if (isOutdated) refresh();
  }, [isOutdated]);
  const hash = isPlaceholderData ? null : (data?.package_hash ?? null);
  const step = task.active_step;
  return (
    <div className={classes.panel}>
      <ContentSwitch id={task.id} shown="document" />
      <div className={classes.head}>
        {isOnTaskPage ? null : (
          <div className={classes.headRow}>
            <Link to="/task-assignment/$id/{-$tab}" params={{ id: String(task.id), tab: 'brief' }} className={classes.link}>
              {t('taskWriting.task', { id: task.id })}
            </Link>
            <TaskStatusBadge task={task} />
          </div>
        )}
        <div className={classes.headRow}>
          <h3 className={classes.title}>{t(task.can.decide ? 'taskWriting.waitsForYou' : 'taskWriting.review')}</h3>
          <div className={classes.acts}>
            <TaskActions task={task} onEdit={onEdit} onBeforeMove={onSave} />
          </div>
        </div>
        {step ? (
          <p className={classes.quiet}>
            {t('taskWriting.stepNow', {
              number: step.position + 1,
              total: step.total,
              name: step.name || t('tasks.step', { number: step.position + 1 }),
            })}
          </p>
        ) : null}
      </div>
      <TaskNote task={task} />
      <PublishTime task={task} />
      {(task.can.decide || task.decide_refusal !== null) && step && hash ? (
        <TaskDecision
          key={`${task.id} ${hash}`}
          task={task}
          stepId={step.id}
          hash={hash}
          refusal={task.decide_refusal}
          handle={undefined}
          onDecided={undefined}
          onBeforeMove={onSave}
        />
      ) : null}
      <Steps task={task} />
      <AttachmentList task={task} />
      {data && data.parts.length > 0 ? <Parts task={task} parts={data.parts.map(({ part }) => part)} /> : null}
    </div>
  );
}

function Steps({ task: { review_steps: steps } }: { task: Task }) {
  const { t, language } = useText();
  const partName = usePartName();
  return (
    <section className={classes.section} aria-label={t('tasks.steps')}>
      <h3 className={classes.title}>{t('tasks.steps')}</h3>
      {steps.length === 0 ? <p className={classes.quiet}>{t('tasks.noSteps')}</p> : null}
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.id} className={classes.step} data-state={step.state}>
            <span className={classes.number} aria-hidden="true">
              {step.state === 'passed' ? <IconCheck size={14} stroke={2.2} /> : step.position + 1}
            </span>
            <span className={classes.words}>
              <span className={classes.headRow}>
                <span className={classes.title}>{step.name || t('tasks.step', { number: step.position + 1 })}</span>
                {step.due_date ? <span className={classes.quiet}>{formatDay(step.due_date, language)}</span> : null}
              </span>
              <span className={classes.quiet}>
                {t(`tasks.stepStates.${step.state}`)},{' '}
                {t('tasks.approvals', { count: step.approvals, total: step.required_approvals })}
              </span>
              <span className={classes.quiet}>
                {step.guest ? `${step.guest.name} (${t('reviewLinks.step')})` : null}
                {step.group ? t(`tasks.groups.${step.group}`) : step.reviewers.map(({ name }) => name).join(', ')}
              </span>
              {step.looks_at.length > 0 ? (
                <span className={classes.quiet}>{step.looks_at.map((part) => partName(part)).join(', ')}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Each part that goes out, and how many of the steps that look at it have passed. */
function Parts({ task: { review_steps: steps }, parts }: { task: Task; parts: PackagePart[] }) {
  const { t } = useText();
  const partName = usePartName();
  return (
    <section className={classes.section} aria-label={t('taskWriting.inPackage')}>
      <h3 className={classes.title}>{t('taskWriting.inPackage')}</h3>
      <ul>
        {parts.map((part) => {
          const looking = steps.filter(({ looks_at: looksAt }) => looksAt.length === 0 || looksAt.includes(part));
          const passed = looking.filter(({ state }) => state === 'passed').length;
          return (
            <li key={part} className={classes.part}>
              <span>{partName(part)}</span>
              {looking.length > 0 ? (
                <span className={classes.quiet}>
                  {t('taskWriting.passed', { passed, total: looking.length, count: looking.length })}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
