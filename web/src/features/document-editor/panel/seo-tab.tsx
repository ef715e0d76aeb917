// How the text does in search: its score with reasons, keywords counted in the text as it is, and the search result. Of a text that is no page, how it reads.

import type { DocumentDetail, ScoreContext } from '@folio/contract/document-shapes';
import { readBodyText } from '@folio/contract/score/body-text';
import { keywordsOf } from '@folio/contract/score/keywords';
import type { MissingScore, ScoredDocument } from '@folio/contract/score/score-document';
import type { ScorePosition } from '@folio/contract/score/score-types';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useDocumentSession, useSession } from '../../../base/document-session-context.ts';
import { SkeletonBlock } from '../../../ui/skeleton-rows.tsx';
import { useText } from '../../../ui/use-text.ts';
import { OutlineSection } from '../outline/outline-section.tsx';
import { scoreContextQuery } from '../score/score-context.queries.ts';
import { ScoreReport } from '../score/score-report.tsx';
import { useScore } from '../score/use-score.ts';
import { KeywordCounts } from './keyword-counts.tsx';
import { LengthWords } from './length-words.tsx';
import { SearchSnippet } from './search-snippet.tsx';
import classes from './side-panel.module.css';
import { useDocumentWords } from './use-document-words.ts';

const noContext: Pick<ScoreContext, 'hosts' | 'topic'> = { hosts: [], topic: null };

/** Counting follows the writing at its own pace. */
export function SeoTab({ order }: { order: DocumentDetail }) {
  const { t } = useText();
  const { showLine } = useDocumentSession();
  const words = useDocumentWords(order.words);
  const text = useSession('text');
  const settled = useDeferredValue(text);
  const keywords = useMemo(() => keywordsOf(order.fields), [order.fields]);
  const { data: context, isError } = useQuery(scoreContextQuery(order.order_detail_id));
  const { title, metaTitle = '', metaDescription = '' } = useSession('fields');
  const isComposed = order.engine?.kind === 'composer';
  const body = useMemo(() => settled && readBodyText(settled, isComposed), [settled, isComposed]);
  const { fields, nature, language, is_page: isPage } = order;
  // Where the context cannot be fetched, the rest is scored and coverage is unknown.
  const { hosts, topic } = context ?? noContext;
  const isReady = context !== undefined || isError;
  const document = useMemo<ScoredDocument | null>(
    () =>
      settled && isReady
        ? { title, isPage, text: settled, fields, metaTitle, metaDescription, language, hosts, topic, nature, isComposed }
        : null,
    [settled, isReady, title, isPage, fields, metaTitle, metaDescription, language, hosts, topic, nature, isComposed],
  );
  const scored = useScore(document);
  const tab = useRef<HTMLDivElement>(null);
  const show = (position: ScorePosition) => {
    if ('line' in position) return showLine(position);
    tab.current?.querySelector<HTMLElement>(`[name="${position.field}"]`)?.focus();
    return undefined;
  };
  const slug = order.content['url_slug'];
  return (
    <div ref={tab}>
      {scored === null ? (
        <SkeletonBlock height={220} />
      ) : scored.score.missing === null ? (
        <ScoreReport score={scored.score} isStale={scored.isStale || settled !== text} onShowPosition={show} />
      ) : (
        <MissingScoreSection why={scored.score.missing} />
      )}
      <OutlineSection text={settled} />
      <section className={classes.section}>
        <h2 className={classes.heading}>{t('editor.seo.length')}</h2>
        <p className={classes.quiet}>
          <LengthWords words={words} language={order.language} />
        </p>
      </section>
      {isPage || keywords.length > 0 ? (
        <section className={classes.section}>
          <h2 className={classes.heading}>{t('editor.seo.keywords')}</h2>
          {keywords.length === 0 ? (
            <p className={classes.quiet}>{t('editor.seo.noKeywords')}</p>
          ) : (
            <KeywordCounts keywords={keywords} text={body?.text ?? null} />
          )}
        </section>
      ) : null}
      {isPage ? <SearchSnippet slug={typeof slug === 'string' ? slug : ''} canEdit={order.can.edit} /> : null}
    </div>
  );
}

function MissingScoreSection({ why }: { why: MissingScore }) {
  const { t } = useText();
  const isEmpty = why === 'no_text';
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t(isEmpty ? 'score.noText' : 'editor.seo.extract.verdict')}</h2>
      <p className={classes.quiet}>{t(isEmpty ? 'score.noTextLead' : 'editor.seo.extract.why')}</p>
    </section>
  );
}
