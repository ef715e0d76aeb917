// The open task of the inbox: its title, what it is compared with, and its review.
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { QuietTabs } from '../../ui/quiet-tabs.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { changesQuery, packageQuery } from './core/tasks.queries.ts';
import classes from './review-inbox.module.css';
import { taskQuery } from './task.queries.ts';
import type { DecisionHandle, OfferUndo } from './task-decision.tsx';
import { TaskReview } from './task-review.tsx';

interface InboxReviewProps {
  id: number;
  decisionRef: Ref<DecisionHandle>;
  offerUndo: OfferUndo;
  compareTexts: (before: string, after: string, language: string) => ReactNode;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  /** The content is on the page. */
  onDrawn: () => void;
  onDecided: () => void;
}

export function InboxReview(props: InboxReviewProps) {
  const { id, decisionRef, offerUndo, compareTexts, onNext, onPrevious, onDrawn, onDecided } = props;
  const { t } = useText();
  const { data, isError, refetch } = useQuery(taskQuery(id));
  const hash = useQuery(packageQuery(id)).data?.package_hash ?? null;
  const isDrawn = useQuery(changesQuery(id, hash)).isSuccess;
  const [isWhole, setWhole] = useState(false);
  const drawn = useEffectEvent(onDrawn);
  useEffect(() => {
    if (isDrawn) drawn();
  }, [isDrawn]);
  if (isError && !data) return <ErrorState title={t('tasks.failedOne')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={8} />;
  return (
    <>
      <Row as="header" gap={8} wrap className={classes.head}>
        <Text as="h2" size="xl" weight="semibold" breaks>
          <Link to="/task-assignment/$id/{-$tab}" params={{ id: String(id), tab: 'content' }} search={{ show: 'changes' }}>
            {data.task.title}
          </Link>
        </Text>
        <QuietTabs
          label={t('taskViews.inbox.compare')}
          tabs={[
            { value: 'since', label: t('taskViews.inbox.since') },
            { value: 'whole', label: t('taskViews.inbox.whole') },
          ]}
          value={isWhole ? 'whole' : 'since'}
          onSelect={(one) => setWhole(one === 'whole')}
        />
        <Row flex="end" gap={8}>
          <ActionIcon aria-label={t('taskViews.inbox.previous')} disabled={!onPrevious} onClick={onPrevious}>
            <IconChevronUp size={18} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon aria-label={t('taskViews.inbox.next')} disabled={!onNext} onClick={onNext}>
            <IconChevronDown size={18} aria-hidden="true" />
          </ActionIcon>
        </Row>
      </Row>
      <TaskReview
        task={data.task}
        compareTexts={compareTexts}
        isWhole={isWhole}
        decisionRef={decisionRef}
        offerUndo={offerUndo}
        onDecided={onDecided}
      />
    </>
  );
}
