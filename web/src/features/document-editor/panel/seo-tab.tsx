// How the text does in search: checks that can each be looked up, keywords counted in the text as it is, and the search result.
import type { DocumentDetail } from '@folio/contract/orders';
import { useDeferredValue, useMemo } from 'react';
import { formatNumber } from '../../../ui/intl-format.ts';
import { SkeletonBlock } from '../../../ui/skeleton-rows.tsx';
import { useText } from '../../../ui/use-text.ts';
import type { DraftFields } from '../open-draft.ts';
import { keywordsOf } from './count-keywords.ts';
import { type DocumentText, readingMinutes } from './document-text.ts';
import { KeywordCounts } from './keyword-counts.tsx';
import { descriptionPixels, titlePixels } from './measure-text.ts';
import { SearchSnippet } from './search-snippet.tsx';
import { SeoChecks } from './seo-check-list.tsx';
import { checkSeo } from './seo-checks.ts';
import classes from './side-panel.module.css';

interface SeoTabProps {
  order: DocumentDetail;
  text: DocumentText | null;
  words: number;
  fields: DraftFields;
  onFields: (change: Partial<DraftFields>) => void;
}

/** Counting follows the writing at its own pace. */
export function SeoTab({ order, text, words, fields, onFields }: SeoTabProps) {
  const { t, language } = useText();
  const settled = useDeferredValue(text);
  const keywords = useMemo(() => keywordsOf(order.fields), [order.fields]);
  const { title, metaTitle = '', metaDescription = '' } = fields;
  const checks = useMemo(
    () =>
      settled
        ? checkSeo({
            title,
            text: settled,
            words,
            keywords,
            metaTitle,
            metaDescription,
            metaTitlePixels: titlePixels(metaTitle),
            metaDescriptionPixels: descriptionPixels(metaDescription),
          })
        : [],
    [settled, title, words, keywords, metaTitle, metaDescription],
  );
  const slug = order.content['url_slug'];
  return (
    <>
      {settled ? <SeoChecks checks={checks} /> : <SkeletonBlock height={220} />}
      <section className={classes.section}>
        <h2 className={classes.heading}>{t('editor.seo.length')}</h2>
        <p className={classes.quiet}>
          {t('editor.seo.reading', {
            words: t('orders.words', { count: words, words: formatNumber(words, language) }),
            minutes: formatNumber(readingMinutes(words), language),
          })}
        </p>
      </section>
      <section className={classes.section}>
        <h2 className={classes.heading}>{t('editor.seo.keywords')}</h2>
        {keywords.length === 0 ? (
          <p className={classes.quiet}>{t('editor.seo.noKeywords')}</p>
        ) : (
          <KeywordCounts keywords={keywords} text={settled} />
        )}
      </section>
      <SearchSnippet fields={fields} slug={typeof slug === 'string' ? slug : ''} canEdit={order.can.edit} onFields={onFields} />
    </>
  );
}
