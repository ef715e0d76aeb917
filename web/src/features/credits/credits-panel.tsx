// Credits of the account; with the right to see it, the spending of each of the last 30 days.
import { useQuery } from '@tanstack/react-query';
import { DayBars } from '../../ui/day-bars.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { creditUseQuery } from './credits.queries.ts';
import classes from './credits-panel.module.css';

interface CreditsPanelProps {
  credits: { available: number; reserved: number };
  canSeeUse: boolean;
}

/** Without the right to see the use it shows the balance alone. */
export function CreditsPanel({ credits, canSeeUse }: CreditsPanelProps) {
  const { t } = useText();
  return (
    <Panel
      title={t('dashboard.credits')}
      aside={
        canSeeUse ? (
          <Text as="span" size="sm" tone="quiet">
            {t('dashboard.last30')}
          </Text>
        ) : null
      }
    >
      {canSeeUse ? <Use available={credits.available} /> : <Figure value={credits.available} words={t('dashboard.available')} />}
      <Reserved credits={credits.reserved} />
    </Panel>
  );
}

function Figure({ value, words }: { value: number; words: string }) {
  const { language } = useText();
  return (
    <Text size="sm" tone="quiet" className={classes.figure}>
      <Text as="strong" size="6xl" tone="strong" family="display">
        {formatNumber(value, language)}
      </Text>{' '}
      {words}
    </Text>
  );
}

function Reserved({ credits }: { credits: number }) {
  const { t, language } = useText();
  if (credits === 0) return null;
  return (
    <Text size="sm" tone="quiet" mt={10}>
      {t('dashboard.reserved', { credits: formatNumber(credits, language) })}
    </Text>
  );
}

function Use({ available }: { available: number }) {
  const { t, language } = useText();
  const { data, isPending, refetch } = useQuery(creditUseQuery);
  if (isPending) return <SkeletonBlock height={148} />;
  if (!data) return <ErrorState title={t('errors.server')} onRetry={() => void refetch()} />;
  const { days, spent_30_days: spent } = data;
  return (
    <>
      <Figure value={spent} words={t('dashboard.spent', { available: formatNumber(available, language) })} />
      <DayBars days={days.map(({ date, spent }) => ({ date, value: spent }))} label={t('dashboard.chart')} />
    </>
  );
}
