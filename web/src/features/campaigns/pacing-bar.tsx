// Money against time as one bar: filled by what is spent, with a mark at what was planned until now.
import type { Pacing } from '@folio/contract/campaign-shapes';
import { useText } from '../../ui/use-text.ts';
import { formatShare } from './campaign-format.ts';
import classes from './pacing.module.css';

/** Without a figure there is no bar: nothing is known. */
export function PacingBar({ pacing }: { pacing: Pacing }) {
  const { t, language } = useText();
  const { budget, spent, planned, band, points, time_share: time } = pacing;
  if (spent === null) return <span className={classes.none}>{t('campaigns.pacing.none')}</span>;
  const share = budget ? spent / budget : null;
  // Money is compared with the plan where there is one: items may cost their money early or late.
  const mark = budget && planned !== null ? planned / budget : time;
  const words =
    band === null || points === null
      ? t('campaigns.pacing.noPlan')
      : band === 'on_pace' || points === 0
        ? t('campaigns.pacing.onPace')
        : t(band === 'ahead' ? 'campaigns.pacing.ahead' : 'campaigns.pacing.behind', { count: Math.abs(points) });
  return (
    <span className={classes.pacing} data-band={band ?? undefined}>
      {share === null ? null : (
        <span className={classes.track}>
          <span className="visually-hidden">
            {t('campaigns.pacing.bar', { spent: formatShare(share, language), time: formatShare(time, language) })}
          </span>
          <span className={classes.fill} style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
          <span className={classes.mark} style={{ insetInlineStart: `${Math.min(100, mark * 100)}%` }} />
        </span>
      )}
      <span className={classes.words}>{words}</span>
    </span>
  );
}
