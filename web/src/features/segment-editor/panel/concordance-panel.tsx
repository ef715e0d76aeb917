import { languageName } from '@folio/contract/language-names';
import type { TranslationJob } from '@folio/contract/translation-jobs';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { concordanceQuery } from '../core/segment-editor.queries.ts';
import { SegmentText } from '../core/segment-text.tsx';
import classes from './panel.module.css';

interface ConcordancePanelProps {
  job: TranslationJob;
  text: string;
  onSearch: (text: string) => void;
}

/** Earlier translations of words, in the whole memory of the account. */
export function ConcordancePanel({ job, text, onSearch }: ConcordancePanelProps) {
  const { t, language } = useText();
  const [side, setSide] = useState<'source' | 'target'>('source');
  const { data: matches, isLoading, isError, refetch } = useQuery(concordanceQuery(job.id, text, side));
  return (
    <>
      <Stack px={16} py={12} line="bottom" gap={8}>
        <SearchField label={t('segmentEditor.panel.searchMemory')} value={text} onSearch={onSearch} />
        <NativeSelect
          aria-label={t('segmentEditor.panel.side')}
          value={side}
          data={[
            { value: 'source', label: languageName(job.source_language, language) },
            { value: 'target', label: languageName(job.target_language, language) },
          ]}
          onChange={({ currentTarget }) => setSide(currentTarget.value === 'target' ? 'target' : 'source')}
        />
      </Stack>
      {isLoading ? <SkeletonRows rows={3} /> : null}
      {isError && !matches ? <ErrorState title={t('segmentEditor.panel.failed')} onRetry={() => void refetch()} /> : null}
      {matches?.length === 0 ? (
        <Text size="sm" tone="quiet" px={16} py={16}>
          {t('segmentEditor.panel.nothingFound')}
        </Text>
      ) : null}
      <ul>
        {matches?.map((match) => (
          <Stack as="li" key={match.id} size="sm" breaks px={16} py={12} line="bottom" gap={6} className={classes.entry}>
            <p>
              <SegmentText text={match.source} language={job.source_language} terms={side === 'source' ? [text] : []} />
            </p>
            <Text weight="semibold">
              <SegmentText text={match.target} language={job.target_language} terms={side === 'target' ? [text] : []} />
            </Text>
            <Text size="sm" tone="quiet">
              {t(`segmentEditor.panel.quality.${match.quality}`)}
              {match.origin_name ? `, ${match.origin_name}` : ''}
            </Text>
          </Stack>
        ))}
      </ul>
    </>
  );
}
