// Totals of all running campaigns. Money of several currencies is never added: the one with most campaigns is shown.
import type { api } from '../../base/api.ts';
import { FigureStrip, type StripFigure } from '../../ui/figure-strip.tsx';
import { formatDay, formatNumber } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import { formatFigure, formatMoney, formatShare } from './campaign-format.ts';

type Summary = Awaited<ReturnType<typeof api.campaigns.show>>['summary'];

export function CampaignSummary({ summary }: { summary: Summary }) {
  const { t, language } = useText();
  const { waiting, conversions } = summary;
  const [money, ...others] = summary.running.toSorted((one, other) => other.campaigns - one.campaigns);
  const count = (value: number) => formatNumber(value, language);
  const tiles: StripFigure[] = [
    {
      name: t('campaigns.summary.budget'),
      value: money ? formatMoney(money.budget, money.currency, language) : count(0),
      line: money
        ? [
            t('campaigns.summary.running', { count: money.campaigns }),
            ...(money.until ? [t('campaigns.summary.until', { day: formatDay(money.until, language) })] : []),
            ...others.map((one) => `+ ${formatMoney(one.budget, one.currency, language)}`),
          ].join(', ')
        : t('campaigns.summary.noneRunning'),
    },
    {
      name: t('campaigns.summary.spent'),
      value: money ? formatMoney(money.spent, money.currency, language) : '–',
      beside:
        money?.spent && money.budget > 0
          ? { text: formatShare(money.spent / money.budget, language), kind: 'better' }
          : undefined,
      line: money ? t('campaigns.summary.time', { share: formatShare(money.time_share, language) }) : t('campaigns.pacing.none'),
    },
    {
      name: t('campaigns.summary.waiting'),
      value: count(waiting.proposals + waiting.items),
      line: [
        t('campaigns.summary.proposals', { count: waiting.proposals }),
        t('campaigns.summary.items', { count: waiting.items }),
        ...(!waiting.oldest_days ? [] : [t('campaigns.summary.oldest', { count: waiting.oldest_days })]),
      ].join(', '),
    },
    {
      name: t('campaigns.figures.conversions'),
      value: formatFigure(conversions.value, language),
      line: t('campaigns.summary.known', { known: conversions.known, count: conversions.campaigns }),
    },
  ];
  return <FigureStrip figures={tiles} />;
}
