// `/widgets`: figures of the workspace as cards, which people put on their dashboard; the group is in the address.
import {
  type WidgetGroup,
  type WidgetName,
  type WidgetSource,
  widgetGroups,
  widgetNames,
  widgets,
} from '@folio/contract/widget-words';
import { Button, Menu } from '@mantine/core';
import { IconChartBar, IconLayoutDashboard, IconList, IconMinus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../base/api.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { ReportTabs } from '../features/reports/report-tabs.tsx';
import { widgetsQuery } from '../features/reports/reports.queries.ts';
import { readWidgetsSearch } from '../features/reports/reports-search.ts';
import { EditDashboard } from '../features/reports/widgets/edit-dashboard.tsx';
import { useDashboard } from '../features/reports/widgets/use-dashboard.ts';
import { WidgetCard } from '../features/reports/widgets/widget-card.tsx';
import classes from '../features/reports/widgets/widget-grid.module.css';
import { nameOfWidget } from '../features/reports/widgets/widget-names.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { MenuLink } from '../ui/menu-parts.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { QuietTabs } from '../ui/quiet-tabs.tsx';
import { SkeletonBlock } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/shell/widgets');
const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
const namesOf = (group: WidgetGroup | undefined): WidgetName[] =>
  widgetNames.filter((name) => group === undefined || widgets[name].group === group);

export function WidgetsPage() {
  const { t, language } = useText();
  const { group } = readWidgetsSearch({ ...route.useSearch() });
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery(widgetsQuery(widgetNames, useWorkspaceId()));
  const dashboard = useDashboard();
  const [isEditing, setEditing] = useState(false);
  usePageTitle(t('reports.widgets.title'));
  const words = { t, language, currency: data?.currency ?? null };
  const names = namesOf(group);
  const missing = names.filter((name) => !dashboard.names.includes(name));
  const retry = () => void refetch();
  const open = (next: WidgetGroup | undefined) =>
    void navigate({ to: '/widgets', search: next ? { group: next } : {}, replace: true });
  return (
    <PageFrame>
      <PageHeader
        title={t('reports.title')}
        lead={t('reports.widgets.lead')}
        actions={
          <>
            {group && missing.length > 0 && !dashboard.isFull ? (
              <Button variant="default" onClick={() => dashboard.add(missing)}>
                {t('reports.widgets.addAll')}
              </Button>
            ) : null}
            <Button leftSection={<IconLayoutDashboard {...icon} />} onClick={() => setEditing(true)}>
              {t('reports.widgets.edit')}
            </Button>
          </>
        }
      />
      <ReportTabs open="widgets" />
      <div className={classes.bar}>
        <QuietTabs
          label={t('reports.widgets.groupsLabel')}
          tabs={[undefined, ...widgetGroups].map((one) => ({
            value: one,
            label: one ? t(`reports.widgets.groups.${one}`) : t('reports.widgets.all'),
            count: namesOf(one).length,
          }))}
          value={group}
          onSelect={open}
        />
        <p className={classes.note}>{t('reports.widgets.onDashboard', { count: dashboard.names.length })}</p>
      </div>
      {!isPending && !data ? (
        <Panel>
          <ErrorState title={t('reports.widgets.failedAll')} message={messageOf(error)} onRetry={retry} />
        </Panel>
      ) : null}
      <div className={classes.grid}>
        {isPending ? names.map((name) => <SkeletonBlock key={name} height={220} />) : null}
        {(data?.widgets ?? [])
          .filter(({ name }) => names.includes(name))
          .map((widget) => {
            const isOn = dashboard.names.includes(widget.name);
            return (
              <WidgetCard
                key={widget.name}
                widget={widget}
                words={words}
                onRetry={retry}
                menu={
                  <MoreMenu name={nameOfWidget(widget.name, t)} width={230}>
                    {isOn ? (
                      <Menu.Item leftSection={<IconMinus {...icon} />} onClick={() => dashboard.remove(widget.name)}>
                        {t('reports.widgets.remove')}
                      </Menu.Item>
                    ) : (
                      <Menu.Item
                        leftSection={<IconPlus {...icon} />}
                        disabled={dashboard.isFull}
                        onClick={() => dashboard.add([widget.name])}
                      >
                        {t(dashboard.isFull ? 'reports.widgets.full' : 'reports.widgets.add')}
                      </Menu.Item>
                    )}
                    <Source name={widget.name} />
                  </MoreMenu>
                }
              />
            );
          })}
      </div>
      {isEditing ? <EditDashboard onClose={() => setEditing(false)} /> : null}
    </PageFrame>
  );
}

/** Link to the whole list of a card. */
function Source({ name }: { name: WidgetName }) {
  const { t } = useText();
  const router = useRouter();
  const { report, page }: WidgetSource = widgets[name];
  if (report) {
    return (
      <MenuLink to="/charts" search={{ tab: report }} leftSection={<IconChartBar {...icon} />}>
        {t('reports.widgets.openReport')}
      </MenuLink>
    );
  }
  return page ? (
    <Menu.Item onClick={() => router.history.push(page)} leftSection={<IconList {...icon} />}>
      {t('widgets.openList')}
    </Menu.Item>
  ) : null;
}
