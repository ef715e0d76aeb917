import type { TextFindings } from '@folio/contract/score/text-findings';
import { formatNumber } from '../../../ui/intl-format.ts';
import { Stack } from '../../../ui/stack.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/side-panel.module.css';

/** Occurrences of each keyword in the text, beside a bar that compares them. */
export function KeywordCounts({ keywords }: Pick<TextFindings, 'keywords'>) {
  const { t, language } = useText();
  const most = Math.max(1, ...keywords.map(({ count }) => count));
  return (
    <Stack as="ul" gap={10} aria-label={t('editor.seo.keywords')}>
      {keywords.map(({ keyword, count }) => (
        <li key={keyword} className={classes.keyword}>
          <span>{keyword}</span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.fill} style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <span className={classes.count}>{formatNumber(count, language)}</span>
        </li>
      ))}
    </Stack>
  );
}
