import type { DocumentText } from '@folio/contract/score/document-text';
import { wholeText } from '@folio/contract/score/document-text';
import { countKeyword } from '@folio/contract/score/keywords';
import { useMemo } from 'react';
import { formatNumber } from '../../../ui/intl-format.ts';
import { useText } from '../../../ui/use-text.ts';
import classes from './side-panel.module.css';

/** How often the text has each keyword, beside a bar that compares them. No figures before there is a text to count in. */
export function KeywordCounts({ keywords, text }: { keywords: string[]; text: DocumentText | null }) {
  const { t, language } = useText();
  const counts = useMemo(() => {
    const all = text && wholeText(text);
    return keywords.map((keyword) => ({ keyword, count: all === null ? null : countKeyword(all, keyword) }));
  }, [keywords, text]);
  const most = Math.max(1, ...counts.map(({ count }) => count ?? 0));
  return (
    <ul className={classes.keywords} aria-label={t('editor.seo.keywords')}>
      {counts.map(({ keyword, count }) => (
        <li key={keyword} className={classes.keyword}>
          <span>{keyword}</span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.fill} style={{ width: `${((count ?? 0) / most) * 100}%` }} />
          </span>
          <span className={classes.count}>{count === null ? '' : formatNumber(count, language)}</span>
        </li>
      ))}
    </ul>
  );
}
