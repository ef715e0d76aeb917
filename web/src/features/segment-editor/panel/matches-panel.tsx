// Memory matches of the open segment, and its mandatory terms.
import { containsTerm, missingTerms, termsIn } from '@folio/contract/bilingual/term-use';
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment, SegmentMatch } from '@folio/contract/translation-segments';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../base/use-me.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatDay } from '../../../ui/intl-format.ts';
import { Row } from '../../../ui/row.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { ChangedText } from '../../../ui/translation/changed-text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { matchesQuery } from '../core/segment-editor.queries.ts';
import type { EditorTerm } from '../core/segment-issues.ts';
import { matchChord, type SegmentShortcuts } from '../core/segment-shortcuts.ts';
import { SegmentText } from '../core/segment-text.tsx';
import classes from './panel.module.css';

interface MatchesPanelProps {
  job: TranslationJob;
  segment: Segment;
  terms: readonly EditorTerm[];
  shortcuts: SegmentShortcuts;
  isOpen: boolean;
  onInsert: (match: SegmentMatch) => void;
}

export function MatchesPanel({ job, segment, terms, shortcuts, isOpen, onInsert }: MatchesPanelProps) {
  const { t, language } = useText();
  const { data: matches, isPending, refetch } = useQuery(matchesQuery(job.id, segment.id, useMe().user_info.id));
  return (
    <>
      {isPending ? <SkeletonRows rows={3} /> : null}
      {!isPending && !matches ? <ErrorState title={t('segmentEditor.panel.failed')} onRetry={() => void refetch()} /> : null}
      {matches?.length === 0 ? (
        <Text size="sm" tone="quiet" px={16} py={16}>
          {t('segmentEditor.panel.noMatches')}
        </Text>
      ) : null}
      <ol>
        {matches?.map((match, index) => (
          <Stack as="li" key={match.id} size="sm" breaks px={16} py={12} line="bottom" gap={6} className={classes.entry}>
            <Row gap={8} justify="between" wrap>
              <Text
                as="span"
                size="xs"
                tone="hold"
                weight="semibold"
                className={classes.percent}
                data-exact={match.percent >= 100 || undefined}
              >
                {t('segmentEditor.match', { percent: match.percent })}
              </Text>
              {isOpen ? (
                <Button size="xs" variant="default" onClick={() => onInsert(match)}>
                  {index < 9
                    ? t('segmentEditor.panel.insertWith', { keys: matchChord(shortcuts, index + 1) })
                    : t('segmentEditor.panel.insert')}
                </Button>
              ) : null}
            </Row>
            <p>
              <ChangedText before={match.source} after={segment.source} language={job.source_language} />
            </p>
            <Text weight="semibold">
              <SegmentText text={match.target} language={job.target_language} />
            </Text>
            <Text size="sm" tone="quiet">
              {t(`segmentEditor.panel.quality.${match.quality}`)}, {formatDay(match.updated_at, language)}
              {match.origin_name ? `, ${match.origin_name}` : ''}
              {match.is_fixed ? `, ${t('segmentEditor.panel.fixed')}` : ''}
            </Text>
          </Stack>
        ))}
      </ol>
      <TermList job={job} segment={segment} terms={terms} />
    </>
  );
}

/** The terms of the sentence with whether the translation holds them, and those that it must not. */
function TermList({ job, segment, terms }: Pick<MatchesPanelProps, 'job' | 'segment' | 'terms'>) {
  const { t } = useText();
  const wanted = termsIn(
    segment.source,
    terms.filter(({ is_forbidden: isForbidden }) => !isForbidden),
  );
  const missing = new Set(missingTerms(segment.source, segment.target, wanted).map(({ source }) => source));
  const forbidden = terms.filter(({ is_forbidden: isForbidden, source }) => isForbidden && containsTerm(segment.source, source));
  if (wanted.length === 0 && forbidden.length === 0) return null;
  return (
    <section className={classes.terms}>
      <Text as="h3" size="sm" weight="semibold">
        {t('segmentEditor.panel.terms')}
      </Text>
      <dl>
        {wanted.map(({ source, target }) => (
          <div key={`${source} ${target}`} data-missing={(segment.target !== '' && missing.has(source)) || undefined}>
            <dt lang={job.source_language}>{source}</dt>
            <dd lang={job.target_language}>{target}</dd>
          </div>
        ))}
        {forbidden.map(({ source, target }) => (
          <div key={`${source} ${target}`} data-forbidden>
            <dt>{t('segmentEditor.panel.forbidden')}</dt>
            <dd lang={job.target_language}>{target}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
