// The content of a task: changes since the reader's last approval, or all of it, part by part.
import type { Task } from '@folio/contract/task-shapes';
import { languageOfPart, type PackagePart } from '@folio/contract/task-words';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
import classes from './core/tasks.module.css';
import { changesQuery, packageQuery } from './core/tasks.queries.ts';

interface TaskReviewProps {
  task: Task;
  /** Renders two texts as one, with added and removed text. */
  compareTexts: (before: string, after: string, language: string) => ReactNode;
}

export function TaskReview({ task, compareTexts }: TaskReviewProps) {
  const { t, language } = useText();
  const shown = useQuery(packageQuery(task.id));
  const hash = shown.data?.package_hash ?? null;
  const changes = useQuery(changesQuery(task.id, hash));
  const failed = (shown.isError && !shown.data) || (changes.isError && !changes.data);
  if (failed) return <ErrorState title={t('tasks.failedOne')} onRetry={() => void shown.refetch()} />;
  if (shown.data && hash === null) return null;
  const { since, parts } = changes.data ?? {};
  const title = since ? t('tasks.review.since', { day: formatDateTime(since.at, language) }) : t('tasks.review.content');
  return (
    <Panel title={title}>
      {parts ? (
        parts.map((part) => (
          <Part key={part.part} {...part} isNew={!since} language={task.language ?? language} compareTexts={compareTexts} />
        ))
      ) : (
        <SkeletonRows rows={3} />
      )}
      <AttachmentList task={task} />
    </Panel>
  );
}

export interface PartProps {
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

function Part(props: PartProps) {
  const { t } = useText();
  const partName = usePartName();
  const { part, is_changed: isChanged, isNew } = props;
  if (isEmptyPart(props)) return null;
  return (
    <Stack as="section" py={14} line="top" gap={8} className={classes.part} aria-label={partName(part)}>
      <Row as="h3" weight="medium" gap={10}>
        {partName(part)}
        {isNew ? null : (
          <WordBadge kind={isChanged ? 'hold' : 'off'}>{t(isChanged ? 'tasks.review.changed' : 'tasks.review.same')}</WordBadge>
        )}
      </Row>
      <PartContent {...props} />
    </Stack>
  );
}

export const isEmptyPart = ({ before, after }: Pick<PartProps, 'before' | 'after'>): boolean =>
  (after ?? '').trim() === '' && (before ?? '').trim() === '';

/** The changes of a part, or all of it. */
export function PartContent({ part, before, after, isNew, language, compareTexts }: PartProps) {
  const translated = languageOfPart(part);
  if (part === 'text') return compareTexts(isNew ? (after ?? '') : (before ?? ''), after ?? '', language);
  if (translated !== null) return compareTexts(paragraphsOf(isNew ? after : before), paragraphsOf(after), translated);
  return <Lines before={isNew ? null : before} after={after ?? ''} />;
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
