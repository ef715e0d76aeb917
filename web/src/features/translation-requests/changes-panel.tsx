// The delivered text of a stage: the linguist's changes, all segments, or the clean text.
import '@fontsource-variable/source-serif-4';
import type { Segment } from '@folio/contract/translation-segments';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatShare } from '../../ui/deadline-format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { ChangedText } from '../../ui/translation/changed-text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import classes from './changes.module.css';
import { changesQuery } from './translation-requests.queries.ts';
import { withoutTags } from './without-tags.ts';

const views = ['changes', 'all', 'clean'] as const;
type View = (typeof views)[number];

interface ChangesPanelProps {
  jobId: number;
  source: string;
  target: string;
  /** A translation, which has an earlier text only where a machine or the memory gave one. */
  isFirst: boolean;
}

export function ChangesPanel({ jobId, source, target, isFirst }: ChangesPanelProps) {
  const { t, language } = useText();
  const [view, setView] = useState<View>(isFirst ? 'all' : 'changes');
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    changesQuery(jobId, view !== 'changes'),
  );
  const summary = data?.pages[0]?.summary;
  const segments = data?.pages.flatMap((page) => page.segments) ?? [];
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      {summary && !(isFirst && summary.changed === 0) ? (
        <dl className={classes.figures}>
          <Stack px={20} py={14}>
            <Text as="dt" size="sm" tone="quiet">
              {t('translationRequests.changes.segments')}
            </Text>
            <Text as="dd" size="4xl" family="display">
              {number(summary.changed)}{' '}
              <Text as="small" size="sm" tone="quiet" weight="regular" family="interface">
                {t('translationRequests.changes.of', { total: number(summary.segments) })}
              </Text>
            </Text>
          </Stack>
          <Stack px={20} py={14}>
            <Text as="dt" size="sm" tone="quiet">
              {t('translationRequests.changes.words')}
            </Text>
            <Text as="dd" size="4xl" family="display">
              {formatShare(summary.words > 0 ? summary.changed_words / summary.words : 0, language)}
            </Text>
          </Stack>
          <Stack px={20} py={14}>
            <Text as="dt" size="sm" tone="quiet">
              {t('translationRequests.changes.memory')}
            </Text>
            <Text as="dd" size="4xl" family="display">
              {number(summary.added_to_memory)}
            </Text>
          </Stack>
        </dl>
      ) : null}
      <Panel isFlush>
        <FilterBar
          views={
            <ViewSwitch
              label={t('translationRequests.changes.viewLabel')}
              views={views.map((one) => ({ value: one, label: t(`translationRequests.changes.views.${one}`) }))}
              value={view}
              onChange={setView}
            />
          }
        />
        {isPending ? <SkeletonRows rows={5} /> : null}
        {!isPending && !data ? (
          <ErrorState title={t('translationRequests.changes.failed')} onRetry={() => void refetch()} />
        ) : null}
        {data && segments.length === 0 ? (
          <EmptyState title={t('translationRequests.changes.none')}>
            {t(isFirst ? 'translationRequests.changes.noneBefore' : 'translationRequests.changes.noneLead')}
          </EmptyState>
        ) : null}
        {segments.length > 0 ? (
          view === 'clean' ? (
            <CleanText segments={segments} language={target} />
          ) : (
            <ul>
              {segments.map((segment) => (
                <SegmentRow key={segment.id} segment={segment} source={source} target={target} />
              ))}
            </ul>
          )
        ) : null}
        {hasNextPage ? (
          <Stack px={12} py={12} line="top" className={classes.more}>
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('translationRequests.changes.more')}
            </Button>
          </Stack>
        ) : null}
      </Panel>
    </>
  );
}

interface SegmentRowProps {
  segment: Segment;
  source: string;
  target: string;
}

function SegmentRow({ segment, source, target }: SegmentRowProps) {
  const { t, language } = useText();
  const { position, initial, reason } = segment;
  const after = withoutTags(segment.target);
  return (
    <li className={classes.segment}>
      <Text as="span" size="sm" tone="quiet">
        <span className="visually-hidden">{t('translationRequests.changes.number')} </span>
        {formatNumber(position, language)}
      </Text>
      <Text as="span" size="sm" tone="muted" breaks lang={source}>
        {withoutTags(segment.source)}
      </Text>
      <Text as="span" breaks className={classes.target}>
        <ChangedText before={initial === null ? after : withoutTags(initial)} after={after} language={target} />
      </Text>
      <Text as="span" size="sm" tone="quiet" className={classes.reason}>
        {reason === null ? '' : t(`translationRequests.changes.reasons.${reason}`)}
      </Text>
    </li>
  );
}

/** Segments of a paragraph one after the other, as the document has them. */
function CleanText({ segments, language }: { segments: Segment[]; language: string }) {
  const units = [...new Set(segments.map(({ unit }) => unit))];
  return (
    <Stack breaks gap={12} className={classes.clean} lang={language}>
      {units.map((unit) => (
        <p key={unit}>
          {segments
            .filter((segment) => segment.unit === unit)
            .map((segment) => withoutTags(segment.target))
            .join(' ')}
        </p>
      ))}
    </Stack>
  );
}
