// Spend against the plan as one bar: filled by the spent amount, with a mark at the amount planned until now.
import type { Pacing } from '@folio/contract/campaign-shapes';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { formatShare } from './campaign-format.ts';
import classes from './pacing.module.css';

/** The planned part of the budget by now: items may cost their money early or late. Null without a plan. */
export const plannedShare = ({ budget, planned }: Pacing): number | null =>
  budget && planned !== null ? planned / budget : null;

/** Omits the bar if the values are unknown. */
export function PacingBar({ pacing }: { pacing: Pacing }) {
  const { t, language } = useText();
  const { budget, spent, band, points } = pacing;
  if (spent === null)
    return (
      <Text as="span" size="sm" tone="quiet">
        {t('campaigns.pacing.none')}
      </Text>
    );
  const share = budget ? spent / budget : null;
  const mark = plannedShare(pacing);
  const words =
    band === null || points === null
      ? t('campaigns.pacing.noPlan')
      : band === 'on_pace' || points === 0
        ? t('campaigns.pacing.onPace')
        : t(band === 'ahead' ? 'campaigns.pacing.ahead' : 'campaigns.pacing.behind', { count: Math.abs(points) });
  return (
    <Stack as="span" gap={6} className={classes.pacing} data-band={band ?? undefined}>
      {share === null ? null : (
        <span className={classes.track}>
          <span className="visually-hidden">
            {mark === null
              ? t('campaigns.pacing.spentShare', { spent: formatShare(share, language) })
              : t('campaigns.pacing.bar', { spent: formatShare(share, language), planned: formatShare(mark, language) })}
          </span>
          <span className={classes.fill} style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
          {mark === null ? null : <span className={classes.mark} style={{ insetInlineStart: `${Math.min(100, mark * 100)}%` }} />}
        </span>
      )}
      <Text as="span" size="sm" tone="quiet" className={classes.words}>
        {words}
      </Text>
    </Stack>
  );
}
