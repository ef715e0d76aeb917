// How the text does in search: its score with reasons, keywords counted in the text as it is, and the search result.

import type { DocumentDetail } from '@folio/contract/document-shapes';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useDocumentSession, useSession } from '../../../base/document-session-context.ts';
import { SkeletonBlock } from '../../../ui/skeleton-rows.tsx';
import { useText } from '../../../ui/use-text.ts';
import { OutlineSection } from '../outline/outline-section.tsx';
import { ScoreReport } from '../score/score-report.tsx';
import type { ScorePosition, ScoreSubject } from '../score/score-types.ts';
import { useOwnHosts } from '../score/use-own-hosts.ts';
import { useScore } from '../score/use-score.ts';
import { keywordsOf } from './count-keywords.ts';
import { KeywordCounts } from './keyword-counts.tsx';
import { LengthWords } from './length-words.tsx';
import { descriptionPixels, titlePixels } from './measure-text.ts';
import { SearchSnippet } from './search-snippet.tsx';
import classes from './side-panel.module.css';
import { useDocumentWords } from './use-document-words.ts';
import { readWrittenText } from './written-text.ts';

/** Counting follows the writing at its own pace. */
export function SeoTab({ order }: { order: DocumentDetail }) {
  const { t } = useText();
  const { showLine } = useDocumentSession();
  const text = useSession('text');
  const words = useDocumentWords(order.words);
  const settled = useDeferredValue(text);
  const keywords = useMemo(() => keywordsOf(order.fields), [order.fields]);
  const hosts = useOwnHosts(order.workspace_id);
  const { title, metaTitle = '', metaDescription = '' } = useSession('fields');
  const isComposed = order.engine?.kind === 'composer';
  const written = useMemo(() => settled && readWrittenText(settled, words, isComposed), [settled, words, isComposed]);
  const hasText = words > 0 && order.nature !== 'outline';
  const subject = useMemo<ScoreSubject | null>(
    () =>
      written && hasText
        ? {
            title,
            text: written.text,
            words: written.words,
            keywords,
            metaTitle,
            metaDescription,
            metaTitlePixels: titlePixels(metaTitle),
            metaDescriptionPixels: descriptionPixels(metaDescription),
            language: order.language,
            hosts,
          }
        : null,
    [written, hasText, title, keywords, metaTitle, metaDescription, order.language, hosts],
  );
  const scored = useScore(subject);
  const tab = useRef<HTMLDivElement>(null);
  const show = (place: ScorePosition) => {
    if ('line' in place) return showLine(place);
    tab.current?.querySelector<HTMLElement>(`[name="${place.field}"]`)?.focus();
    return undefined;
  };
  const slug = order.content['url_slug'];
  return (
    <div ref={tab}>
      {settled && !hasText ? (
        <section className={classes.section}>
          <h2 className={classes.heading}>{t('score.noText')}</h2>
          <p className={classes.quiet}>{t('score.noTextLead')}</p>
        </section>
      ) : order.nature === 'extract' ? (
        <section className={classes.section}>
          <h2 className={classes.heading}>{t('editor.seo.extract.verdict')}</h2>
          <p className={classes.quiet}>{t('editor.seo.extract.why')}</p>
        </section>
      ) : scored ? (
        <ScoreReport score={scored.score} isStale={scored.isStale || settled !== text} onPlace={show} />
      ) : (
        <SkeletonBlock height={220} />
      )}
      <OutlineSection text={settled} />
      <section className={classes.section}>
        <h2 className={classes.heading}>{t('editor.seo.length')}</h2>
        <p className={classes.quiet}>
          <LengthWords words={written?.words ?? words} language={order.language} />
        </p>
      </section>
      <section className={classes.section}>
        <h2 className={classes.heading}>{t('editor.seo.keywords')}</h2>
        {keywords.length === 0 ? (
          <p className={classes.quiet}>{t('editor.seo.noKeywords')}</p>
        ) : (
          <KeywordCounts keywords={keywords} text={written?.text ?? null} />
        )}
      </section>
      <SearchSnippet slug={typeof slug === 'string' ? slug : ''} canEdit={order.can.edit} />
    </div>
  );
}
