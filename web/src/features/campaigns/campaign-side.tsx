// Beside every part of a campaign: how far its money is, and its brief.
import type { Campaign } from '@folio/contract/campaign-shapes';
import { FactList } from '../../ui/fact-list.tsx';
import { formatDay } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { countryName, formatFigure, formatMoney, formatShare } from './campaign-format.ts';
import classes from './campaigns.module.css';
import { PacingBar, plannedShare } from './pacing-bar.tsx';

export function CampaignSide({ campaign }: { campaign: Campaign }) {
  const { t, language } = useText();
  const { pacing, currency, budget, contact } = campaign;
  const { spent, money_ends_on: endsOn } = pacing;
  const planned = plannedShare(pacing);
  return (
    <div className={classes.stack}>
      <Panel
        title={t('campaigns.pacing.title')}
        aside={
          pacing.known_until ? (
            <Text as="span" size="sm" tone="quiet">
              {t('campaigns.pacing.until', { day: formatDay(pacing.known_until, language) })}
            </Text>
          ) : undefined
        }
      >
        <Stack gap={12} className={classes.facts}>
          {spent === null ? null : (
            <p>
              <Text as="span" size="6xl" family="display">
                {formatMoney(spent, currency, language)}
              </Text>{' '}
              {budget === null ? null : (
                <Text as="span" size="sm" tone="quiet">
                  {t('campaigns.list.of', { money: formatMoney(budget, currency, language) })}
                </Text>
              )}
            </p>
          )}
          <PacingBar pacing={pacing} />
          {spent !== null && budget ? (
            <Text size="sm" {...(pacing.band === 'ahead' ? { tone: 'hold', filled: true, px: 14, py: 10 } : { tone: 'quiet' })}>
              {planned === null
                ? null
                : t('campaigns.pacing.shares', {
                    spent: formatShare(spent / budget, language),
                    planned: formatShare(planned, language),
                  })}{' '}
              {endsOn
                ? t('campaigns.pacing.ends', { day: formatDay(endsOn, language) })
                : pacing.forecast === null
                  ? null
                  : t('campaigns.pacing.forecast', { money: formatMoney(pacing.forecast, currency, language) })}
            </Text>
          ) : null}
          {spent === null && budget !== null ? (
            <Text size="sm" tone="quiet">
              {t('campaigns.pacing.budget', { money: formatMoney(budget, currency, language) })}
            </Text>
          ) : null}
        </Stack>
      </Panel>
      <Panel title={t('campaigns.brief')}>
        <FactList
          facts={[
            [t('campaigns.form.client'), campaign.client],
            [t('campaigns.form.goal'), campaign.goal],
            [t('campaigns.form.audience'), campaign.audience],
            [t('campaigns.form.countries'), campaign.countries.map((code) => countryName(code, language)).join(', ')],
            [t('campaigns.form.channels'), campaign.channels.join(', ')],
            ...campaign.kpis.map(({ name, figure, target }): [string, string, string] => [
              name,
              figure === 'spend' ? formatMoney(target, currency, language) : formatFigure(target, language),
              `kpi-${name}-${figure}`,
            ]),
            [t('campaigns.form.contactName'), contact ? [contact.name, contact.email].filter(Boolean).join(', ') : null],
            [t('campaigns.list.person'), campaign.person.name],
          ]}
        />
      </Panel>
    </div>
  );
}
