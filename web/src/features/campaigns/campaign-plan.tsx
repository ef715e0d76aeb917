// The plan of a campaign: its items as a timeline or a list, and their actions.

import type { Campaign, CampaignItem } from '@folio/contract/campaign-shapes';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ProblemLine } from '../../base/document-problem.tsx';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { ItemBadge } from './campaign-badges.tsx';
import { formatDays, formatMoney } from './campaign-format.ts';
import classes from './campaigns.module.css';
import { ItemForm } from './item-form.tsx';
import { ItemLinks } from './item-links.tsx';
import { ItemTaskForm } from './item-task-form.tsx';
import { PlanItemMenu } from './plan-item-menu.tsx';
import { PlanTimeline } from './plan-timeline.tsx';
import { UrlForm } from './url-form.tsx';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
const views = ['timeline', 'list'] as const;
type Opened = { kind: 'form'; id: number | null } | { kind: 'links' | 'url' | 'task' | 'order'; id: number };

interface CampaignPlanProps {
  campaign: Campaign;
}

export function CampaignPlan({ campaign }: CampaignPlanProps) {
  const { t, language } = useText();
  const [view, setView] = useState<(typeof views)[number]>('timeline');
  const [opened, setOpened] = useState<Opened | null>(null);
  const canEdit = campaign.can.edit;
  const item = campaign.plan.find(({ id }) => id === opened?.id) ?? null;
  useShortcuts({ withModifier: {}, alone: canEdit ? { i: () => setOpened({ kind: 'form', id: null }) } : {} }, true);
  const open = (one: CampaignItem) => setOpened(canEdit ? { kind: 'form', id: one.id } : { kind: 'links', id: one.id });
  const add = canEdit ? (
    <Button leftSection={<IconPlus {...icon} />} onClick={() => setOpened({ kind: 'form', id: null })}>
      {t('campaigns.plan.new')}
    </Button>
  ) : null;
  const menuOf = (one: CampaignItem) =>
    canEdit ? <PlanItemMenu item={one} onOpen={(kind) => setOpened({ kind, id: one.id })} /> : null;
  return (
    <div className={classes.stack}>
      {campaign.warnings.includes('items_above_budget') ? (
        <Text as="output" size="sm" tone="hold" px={14} py={10} filled>
          {t('campaigns.plan.aboveBudget')}
        </Text>
      ) : null}
      <Panel isFlush>
        <FilterBar
          views={
            <ViewSwitch
              label={t('campaigns.plan.views')}
              views={views.map((one) => ({ value: one, label: t(`campaigns.plan.${one}`) }))}
              value={view}
              onChange={setView}
            >
              <Link to="/calendar" search={{ campaign: campaign.id }}>
                <span>{t('campaignPlan.calendar')}</span>
              </Link>
            </ViewSwitch>
          }
          actions={campaign.plan.length === 0 ? null : add}
        />
        {campaign.plan.length === 0 ? (
          <EmptyCard title={t('campaigns.plan.empty')} sample={t('samples.activities', { returnObjects: true })} action={add}>
            {t('campaigns.plan.emptyLead')}
          </EmptyCard>
        ) : view === 'timeline' ? (
          <PlanTimeline campaign={campaign} items={campaign.plan} onOpen={open} renderMenu={menuOf} />
        ) : (
          <DataTable
            caption={t('campaigns.plan.list')}
            isStacked
            head={
              <>
                <th scope="col">{t('campaigns.plan.item')}</th>
                <th scope="col">{t('campaigns.list.status')}</th>
                <th scope="col">{t('campaigns.list.dates')}</th>
                <th scope="col" className={cells.number}>
                  {t('campaigns.form.budget')}
                </th>
                <th scope="col">{t('campaigns.plan.client')}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('campaigns.plan.actions')}</span>
                </th>
              </>
            }
          >
            {campaign.plan.map((one) => (
              <tr key={one.id} data-quiet={one.state === 'dropped' || undefined}>
                <td>
                  <span className={cells.main}>{one.name}</span>
                  <span className={cells.second}>
                    {[one.code, one.channel, ...one.links.map(({ title }) => title)].join(', ')}
                  </span>
                  <ProblemLine problem={one.document_problem} />
                </td>
                <td>
                  <ItemBadge state={one.state} />
                </td>
                <td>{formatDays(one.from, one.to, language)}</td>
                <td className={cells.number}>{formatMoney(one.budget, campaign.currency, language)}</td>
                <td>{t(one.is_shared && one.state !== 'dropped' ? 'campaigns.plan.shown' : 'campaigns.plan.hidden')}</td>
                <td className={cells.act}>{menuOf(one)}</td>
              </tr>
            ))}
          </DataTable>
        )}
      </Panel>
      {opened?.kind === 'form' ? <ItemForm campaign={campaign} item={item} onClose={() => setOpened(null)} /> : null}
      {opened?.kind === 'links' && item ? <ItemLinks campaign={campaign} item={item} onClose={() => setOpened(null)} /> : null}
      {(opened?.kind === 'task' || opened?.kind === 'order') && item ? (
        <ItemTaskForm campaign={campaign} item={item} isOrder={opened.kind === 'order'} onClose={() => setOpened(null)} />
      ) : null}
      {opened?.kind === 'url' && item ? <UrlForm campaign={campaign} itemId={item.id} onClose={() => setOpened(null)} /> : null}
    </div>
  );
}
