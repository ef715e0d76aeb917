// One campaign in the client's view: values against goals, open decisions, the plan and charts.
import type { ClientCampaign, ClientItem } from '@folio/contract/campaign-client';
import type { ClientPack } from '@folio/contract/campaign-packs';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { ItemBadge } from './campaign-badges.tsx';
import { formatDays, formatFigure, formatMoney } from './campaign-format.ts';
import { ResultTiles, useFigureName } from './campaign-results.tsx';
import classes from './campaigns.module.css';
import { ClientAgreement } from './client-agreement.tsx';
import { ClientPackPanel } from './client-pack.tsx';
import { DayChart } from './day-chart.tsx';

const views = ['all', 'live', 'toCome'] as const;

interface ClientCampaignViewProps {
  campaign: ClientCampaign;
  /** True if the reader is the client: then it says “you”. */
  isClient?: boolean;
  onDecide: (() => void) | null;
  /** Beside “Waits for you”. */
  decideAll?: ReactNode;
  /** Download of the package. */
  renderDownload: (pack: ClientPack) => ReactNode;
  /** Link to a waiting item. */
  renderOpen: (item: ClientItem) => ReactNode;
}

export function ClientCampaignView({
  campaign,
  isClient = false,
  onDecide,
  decideAll = null,
  renderDownload,
  renderOpen,
}: ClientCampaignViewProps) {
  const { t, language } = useText();
  const nameOf = useFigureName(campaign.kpis);
  const [view, setView] = useState<(typeof views)[number]>('all');
  const waiting = campaign.plan.filter(({ waiting_task_id: id }) => id !== null);
  const plan = campaign.plan.filter(({ state }) => view === 'all' || (view === 'live') === (state === 'live'));
  const waits = t(isClient ? 'campaigns.client.waitsForYou' : 'campaigns.client.waits');
  const maxOfChannel = Math.max(1, ...campaign.channels.map(({ conversions }) => conversions ?? 0));
  return (
    <>
      <ResultTiles campaign={campaign} totals={campaign.totals} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <ClientAgreement campaign={campaign} />
          <Panel title={waits} isFlush aside={decideAll}>
            <ul aria-label={waits}>
              {campaign.asks_decision ? (
                <Row as="li" px={20} py={12} line="bottom" gap={16} rowGap={8} justify="between" wrap className={classes.row}>
                  <Text as="span" breaks flex="shrink">
                    {t('campaigns.client.wholeCampaign', { name: campaign.name })}
                    <br />
                    <Text as="span" size="sm" tone="quiet">
                      {[
                        ...(campaign.from && campaign.to ? [formatDays(campaign.from, campaign.to, language)] : []),
                        ...(campaign.budget === null ? [] : [formatMoney(campaign.budget, campaign.currency, language)]),
                        t('campaigns.list.planned', { count: campaign.plan.length }),
                      ].join(', ')}
                    </Text>
                  </Text>
                  {onDecide ? (
                    <Button onClick={onDecide}>{t(isClient ? 'campaigns.client.decide' : 'campaigns.steps.decide')}</Button>
                  ) : null}
                </Row>
              ) : null}
              {waiting.map((item) => (
                <Row
                  as="li"
                  key={item.id}
                  px={20}
                  py={12}
                  line="bottom"
                  gap={16}
                  rowGap={8}
                  justify="between"
                  wrap
                  className={classes.row}
                >
                  <Text as="span" breaks flex="shrink">
                    {item.name}
                    <br />
                    <Text as="span" size="sm" tone="quiet">
                      {[item.channel, formatDays(item.from, item.to, language)].join(', ')}
                    </Text>
                  </Text>
                  {renderOpen(item)}
                </Row>
              ))}
              {!campaign.asks_decision && waiting.length === 0 ? (
                <Row
                  as="li"
                  size="sm"
                  tone="quiet"
                  px={20}
                  py={12}
                  line="bottom"
                  gap={16}
                  rowGap={8}
                  justify="between"
                  wrap
                  className={classes.row}
                >
                  {t(isClient ? 'campaigns.client.nothingForYou' : 'campaigns.client.nothing')}
                </Row>
              ) : null}
            </ul>
          </Panel>
          <Panel
            title={t('campaigns.client.plan')}
            isFlush
            aside={
              <ViewSwitch
                label={t('campaigns.client.plan')}
                views={views.map((one) => ({ value: one, label: t(`campaigns.client.views.${one}`) }))}
                value={view}
                onChange={setView}
              />
            }
          >
            <ul aria-label={t('campaigns.client.plan')}>
              {plan.map((item) => (
                <Row
                  as="li"
                  key={item.id}
                  px={20}
                  py={12}
                  line="bottom"
                  gap={16}
                  rowGap={8}
                  justify="between"
                  wrap
                  className={classes.row}
                >
                  <Text as="span" breaks flex="shrink">
                    {item.name}
                    <br />
                    <Text as="span" size="sm" tone="quiet">
                      {[
                        item.channel,
                        formatDays(item.from, item.to, language),
                        ...(item.time ? [item.time] : []),
                        ...(item.budget == null ? [] : [formatMoney(item.budget, campaign.currency, language)]),
                      ].join(', ')}
                    </Text>
                  </Text>
                  <Row as="span" gap={8} wrap>
                    <Text as="span" size="sm" tone="quiet">
                      {item.conversions === null
                        ? t('campaigns.client.unknown')
                        : `${formatFigure(item.conversions, language)} ${nameOf('conversions')}`}
                    </Text>
                    <ItemBadge state={item.state} />
                  </Row>
                </Row>
              ))}
              {plan.length === 0 ? (
                <Row
                  as="li"
                  size="sm"
                  tone="quiet"
                  px={20}
                  py={12}
                  line="bottom"
                  gap={16}
                  rowGap={8}
                  justify="between"
                  wrap
                  className={classes.row}
                >
                  {t('campaigns.client.noItems')}
                </Row>
              ) : null}
            </ul>
          </Panel>
        </div>
        <div className={classes.stack}>
          {campaign.days.length > 0 ? (
            <DayChart
              title={t('campaignResults.chart', { name: nameOf('conversions') })}
              days={campaign.days.map(({ date, spend, conversions }) => ({ date, bar: spend, line: conversions }))}
              barName={t('campaigns.figures.spend')}
              lineName={nameOf('conversions')}
              formatBar={(value) => formatMoney(value, campaign.currency, language)}
            />
          ) : null}
          <Panel title={t('campaigns.client.byChannel', { name: nameOf('conversions') })}>
            {campaign.channels.length === 0 ? (
              <Text size="sm" tone="quiet">
                {t('campaigns.pacing.none')}
              </Text>
            ) : (
              <Stack as="dl" mb={12} gap={10} className={classes.channels}>
                {campaign.channels.map(({ channel, conversions }) => (
                  <div key={channel}>
                    <Text as="dt" size="sm" breaks>
                      {channel}
                    </Text>
                    <Row as="dd" gap={10}>
                      {conversions === null ? (
                        <Text as="span" size="sm" tone="quiet">
                          {t('campaigns.client.unknown')}
                        </Text>
                      ) : (
                        <>
                          <span className={classes.share} style={{ inlineSize: `${(conversions / maxOfChannel) * 100}%` }} />
                          <span>{formatFigure(conversions, language)}</span>
                        </>
                      )}
                    </Row>
                  </div>
                ))}
              </Stack>
            )}
            {campaign.known_until ? (
              <Text size="sm" tone="quiet">
                {t('campaigns.pacing.until', { day: formatDay(campaign.known_until, language) })}
              </Text>
            ) : null}
          </Panel>
          {campaign.pack ? <ClientPackPanel pack={campaign.pack}>{renderDownload(campaign.pack)}</ClientPackPanel> : null}
        </div>
      </div>
    </>
  );
}
