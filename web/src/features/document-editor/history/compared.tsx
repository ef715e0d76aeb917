import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Trans } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/intl-format.ts';
import { SkeletonBlock } from '../../../ui/skeleton-rows.tsx';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { compareBlocks } from './compare-blocks.ts';
import { ComparedText, type ComparisonView } from './compared-text.tsx';
import classes from './history.module.css';
import { comparisonQuery, type VersionPair } from './history.queries.ts';
import { readBlocks } from './read-blocks.ts';
import { useVersionNames } from './version-names.ts';

interface ComparedProps {
  pair: VersionPair;
  view: ComparisonView;
  /** Of the text. */
  language: string;
  notice: ReactNode;
}

/** The figures of a comparison and its text. */
export function Compared({ pair: { from, to }, view, language, notice }: ComparedProps) {
  const { t, language: reader } = useText();
  const { nameOf } = useVersionNames();
  const { data, isError, refetch } = useQuery(comparisonQuery(from, to));
  const comparison = useMemo(() => (data ? compareBlocks(readBlocks(data.from.html), readBlocks(data.to.html)) : null), [data]);
  const failed = t('editor.history.showFailed');
  useEffect(() => {
    if (isError) toastError(failed);
  }, [isError, failed]);
  if (isError && !data) return <ErrorState title={failed} onRetry={() => void refetch()} />;
  if (!comparison) {
    return (
      <div className={classes.waiting}>
        <SkeletonBlock height={360} />
      </div>
    );
  }
  const { added, removed, formatted } = comparison;
  const isSame = added + removed + formatted === 0 && comparison.rows.every((row) => row.before && row.after);
  const figures = {
    added: formatNumber(added, reader),
    removed: formatNumber(removed, reader),
    older: nameOf(from),
    newer: nameOf(to),
  };
  return (
    <section className={classes.scroll} aria-label={t('editor.history.comparison')}>
      {notice}
      <p className={classes.said} aria-live="polite">
        {isSame ? (
          t('editor.history.noDifference')
        ) : (
          <Trans i18nKey="editor.history.compared" values={figures} components={{ ins: <ins />, del: <del /> }} />
        )}
        {formatted > 0
          ? `, ${t('editor.history.formatted', { count: formatted, formatted: formatNumber(formatted, reader) })}`
          : ''}
      </p>
      {data && data.from.title !== data.to.title ? (
        <p className={classes.said}>
          {t('editor.history.titleChanged')}{' '}
          <del>
            <span className="visually-hidden">{t('editor.history.removed')} </span>
            {data.from.title}
          </del>{' '}
          <ins>
            <span className="visually-hidden">{t('editor.history.added')} </span>
            {data.to.title}
          </ins>
        </p>
      ) : null}
      <ComparedText comparison={comparison} view={view} language={language} names={[nameOf(from), nameOf(to)]} />
    </section>
  );
}
