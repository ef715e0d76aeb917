// The review of a task: what changed since the reader's last approval, or the whole content, part by part, and their decision.
import type { Task } from '@folio/contract/task-shapes';
import { languageOfPart, type PackagePart } from '@folio/contract/task-words';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useEffect } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDateTime } from '../../ui/intl-format.ts';
import { paragraphsOf, usePartName } from '../../ui/package-parts.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { WordBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { AttachmentList } from './attachment-list.tsx';
import { noteOpened } from './core/opened-reviews.ts';
import classes from './core/tasks.module.css';
import { changesQuery, packageQuery } from './core/tasks.queries.ts';
import { type DecisionHandle, type OfferUndo, TaskDecision } from './task-decision.tsx';

interface TaskReviewProps {
  task: Task;
  /** Draws two texts as one, with what came in and what went out. */
  compareTexts: (before: string, after: string, language: string) => ReactNode;
  /** Shows the content as it is instead of what changed. */
  isWhole?: boolean;
  /** What keys of the page decide with. */
  decisionRef?: Ref<DecisionHandle>;
  offerUndo?: OfferUndo;
  onDecided?: () => void;
}

/** The person decides on the content that is drawn here: the decision carries its hash. */
export function TaskReview({ task, compareTexts, isWhole = false, decisionRef, offerUndo, onDecided }: TaskReviewProps) {
  const { t, language } = useText();
  const shown = useQuery(packageQuery(task.id));
  const hash = shown.data?.package_hash ?? null;
  const changes = useQuery(changesQuery(task.id, hash));
  const isTheirs = task.can.decide || task.decide_refusal !== null;
  const stepId = isTheirs ? (task.active_step?.id ?? null) : null;
  const isDrawn = changes.data !== undefined && !changes.isPlaceholderData;
  useEffect(() => {
    if (isDrawn && hash !== null && stepId !== null && task.can.decide)
      noteOpened(task.id, { step_id: stepId, package_hash: hash });
  }, [isDrawn, hash, stepId, task.id, task.can.decide]);
  const failed = (shown.isError && !shown.data) || (changes.isError && !changes.data);
  if (failed) return <ErrorState title={t('tasks.failedOne')} onRetry={() => void shown.refetch()} />;
  if (shown.data && hash === null) return null;
  const { since, parts } = changes.data ?? {};
  const title = since ? t('tasks.review.since', { day: formatDateTime(since.at, language) }) : t('tasks.review.content');
  return (
    <Panel title={title}>
      {parts ? (
        parts.map((part) => (
          <Part
            key={part.part}
            {...part}
            isNew={!since || isWhole}
            language={task.language ?? language}
            compareTexts={compareTexts}
          />
        ))
      ) : (
        <SkeletonRows rows={3} />
      )}
      <AttachmentList task={task} />
      {isDrawn && hash && stepId !== null ? (
        <TaskDecision
          key={`${task.id} ${hash}`}
          task={task}
          stepId={stepId}
          hash={hash}
          refusal={task.decide_refusal}
          handle={decisionRef}
          offerUndo={offerUndo}
          onDecided={onDecided}
        />
      ) : null}
    </Panel>
  );
}

interface PartProps {
  part: PackagePart;
  is_changed: boolean;
  before: string | null;
  after: string | null;
  /** There is nothing to compare with. */
  isNew: boolean;
  /** Of the text. */
  language: string;
  compareTexts: TaskReviewProps['compareTexts'];
}

function Part({ part, is_changed: isChanged, before, after, isNew, language, compareTexts }: PartProps) {
  const { t } = useText();
  const partName = usePartName();
  const translated = languageOfPart(part);
  const isEmpty = (after ?? '').trim() === '' && (before ?? '').trim() === '';
  if (isEmpty) return null;
  return (
    <Stack as="section" py={14} line="top" gap={8} className={classes.part} aria-label={partName(part)}>
      <Row as="h3" weight="medium" gap={10}>
        {partName(part)}
        {isNew ? null : (
          <WordBadge kind={isChanged ? 'hold' : 'off'}>{t(isChanged ? 'tasks.review.changed' : 'tasks.review.same')}</WordBadge>
        )}
      </Row>
      {part === 'text' ? compareTexts(isNew ? (after ?? '') : (before ?? ''), after ?? '', language) : null}
      {translated === null ? null : compareTexts(paragraphsOf(isNew ? after : before), paragraphsOf(after), translated)}
      {part === 'text' || translated !== null ? null : <Lines before={isNew ? null : before} after={after ?? ''} />}
    </Stack>
  );
}

/** Entries that went out are struck, new ones underlined. */
function Lines({ before, after }: { before: string | null; after: string }) {
  const now = after.split('\n').filter((line) => line !== '');
  const then = before === null ? now : before.split('\n').filter((line) => line !== '');
  return (
    <Stack size="sm" breaks gap={2}>
      {then
        .filter((line) => !now.includes(line))
        .map((line) => (
          <Text as="del" key={`before ${line}`} tone="failed">
            {line}
          </Text>
        ))}
      {now.map((line) =>
        then.includes(line) ? (
          <span key={line}>{line}</span>
        ) : (
          <Text as="ins" key={line} tone="accent">
            {line}
          </Text>
        ),
      )}
    </Stack>
  );
}
