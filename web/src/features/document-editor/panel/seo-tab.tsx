// SEO of the text: its score with reasons, its keyword counts, and the search result. For a text other
// than a page, its readability.

import type { DocumentDetail, TextFindings as SavedFindings } from '@folio/contract/document-shapes';
import type { ContentScore, ScorePosition } from '@folio/contract/score/score-types';
import type { TextFindings } from '@folio/contract/score/text-findings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../../base/api.ts';
import { useDocumentSession, useSession } from '../../../base/document-session-context.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonBlock } from '../../../ui/skeleton-rows.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/side-panel.module.css';
import { OutlineSection } from '../outline/outline-section.tsx';
import { savedFindingsQuery } from '../score/score.queries.ts';
import { ScoreReport } from '../score/score-report.tsx';
import { KeywordCounts } from './keyword-counts.tsx';
import { LengthWords } from './length-words.tsx';
import { SearchSnippet } from './search-snippet.tsx';
import { useDocumentWords } from './use-document-words.ts';

interface ShownFindings extends Pick<TextFindings, 'headings' | 'keywords'> {
  /** Null where there is none; `missing` says why. */
  score: ContentScore | null;
  missing: SavedFindings['missing'];
  isStale: boolean;
}

const ofSaved = ({ score, missing, groups, readability, headings, keywords }: SavedFindings): ShownFindings => ({
  score: score === null ? null : { score, groups, readability },
  missing,
  headings,
  keywords,
  isStale: false,
});

const ofWritten = ({ score, ...found }: TextFindings & { isStale: boolean }): ShownFindings => ({
  score: score.missing === null ? score : null,
  missing: score.missing,
  ...found,
});

/** Of the text as it is written; until someone writes, of the text as it is saved. */
export function SeoTab({ order }: { order: DocumentDetail }) {
  const { t } = useText();
  const session = useDocumentSession();
  const { showLine } = session;
  useEffect(() => {
    session.set({ isScoreShown: true });
    return () => session.set({ isScoreShown: false });
  }, [session]);
  const words = useDocumentWords(order.words);
  const written = useSession('findings');
  const saved = useQuery({ ...savedFindingsQuery(order.order_detail_id, order.updated_at), enabled: written === null });
  const found = written ? ofWritten(written) : saved.data ? ofSaved(saved.data) : null;
  const tab = useRef<HTMLDivElement>(null);
  const show = (position: ScorePosition) => {
    if ('line' in position) return showLine(position);
    tab.current?.querySelector<HTMLElement>(`[name="${position.field}"]`)?.focus();
    return undefined;
  };
  const slug = order.content['url_slug'];
  return (
    <div ref={tab}>
      {found ? (
        <Score found={found} onShowPosition={show} />
      ) : saved.error ? (
        <ErrorState title={t('score.failed')} message={messageOf(saved.error)} onRetry={() => void saved.refetch()} />
      ) : (
        <SkeletonBlock height={220} />
      )}
      {found ? <OutlineSection headings={found.headings} /> : null}
      <section className={classes.section}>
        <Text as="h2" size="sm" weight="semibold" mb={8}>
          {t('editor.seo.length')}
        </Text>
        <Text size="sm" tone="quiet">
          <LengthWords words={words} language={order.language} />
        </Text>
      </section>
      {found && (order.is_page || found.keywords.length > 0) ? (
        <section className={classes.section}>
          <Text as="h2" size="sm" weight="semibold" mb={8}>
            {t('editor.seo.keywords')}
          </Text>
          {found.keywords.length === 0 ? (
            <Text size="sm" tone="quiet">
              {t('editor.seo.noKeywords')}
            </Text>
          ) : (
            <KeywordCounts keywords={found.keywords} />
          )}
        </section>
      ) : null}
      {order.is_page ? <SearchSnippet slug={typeof slug === 'string' ? slug : ''} canEdit={order.can.edit} /> : null}
    </div>
  );
}

interface ScoreProps {
  found: ShownFindings;
  onShowPosition: (position: ScorePosition) => void;
}

function Score({ found: { score, missing, isStale }, onShowPosition }: ScoreProps) {
  const { t } = useText();
  if (score) return <ScoreReport score={score} isStale={isStale} onShowPosition={onShowPosition} />;
  if (missing === 'not_scored') return null;
  const isEmpty = missing === 'no_text';
  return (
    <section className={classes.section}>
      <Text as="h2" size="sm" weight="semibold" mb={8}>
        {t(isEmpty ? 'score.noText' : 'editor.seo.extract.verdict')}
      </Text>
      <Text size="sm" tone="quiet">
        {t(isEmpty ? 'score.noTextLead' : 'editor.seo.extract.why')}
      </Text>
    </section>
  );
}
