import { IconPlus } from '@tabler/icons-react';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { NoToolsYet, useHasNoTools } from '../base/no-tools-yet.tsx';
import { useMe } from '../base/use-me.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { useWorkspace } from '../base/workspaces.ts';
import { voicesQuery } from '../features/brand-voices/brand-voices.queries.ts';
import { TonePanel } from '../features/brand-voices/tone-panel.tsx';
import { CreditsPanel } from '../features/credits/credits-panel.tsx';
import { AttentionPanel } from '../features/inbox/attention-panel.tsx';
import { useInboxCounts } from '../features/inbox/use-inbox-counts.ts';
import { OrderList } from '../features/orders/order-list.tsx';
import { countsByTab, monthQuery } from '../features/orders/orders.queries.ts';
import { filterTools } from '../features/tools/filter-tools.ts';
import { ToolStrip } from '../features/tools/tool-strip.tsx';
import { TeamPanel } from '../features/workspaces/team-panel.tsx';
import { teamQuery } from '../features/workspaces/workspaces.queries.ts';
import { WorkspacesPanel } from '../features/workspaces/workspaces-panel.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyCard } from '../ui/empty-card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { formatMonth } from '../ui/intl-format.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { useFirstPaint } from '../ui/use-first-paint.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { CompanyBand } from './company-band.tsx';
import { FirstSteps } from './dashboard-first-steps.tsx';
import classes from './dashboard-page.module.css';
import { areAllCancelled, dashboardSentence, greetingAt } from './dashboard-sentence.ts';
import { Shortcuts } from './dashboard-shortcuts.tsx';

const DashboardWidgets = lazy(() =>
  import('./reports-pages.tsx').then((module) => ({
    default: module.DashboardWidgets,
  })),
);

/** `/dashboard`: the caller's figures, and the next step one click away. */
export function DashboardPage() {
  const { t, language } = useText();
  const { user_info: user, templates, categories } = useMe();
  const [now] = useState(() => new Date());
  const month = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
  const workspaceId = useWorkspaceId();
  const workspace = useWorkspace();
  const documents = useQuery(monthQuery(workspaceId, month));
  // Known at once, so that the first steps move nothing when the list comes.
  const documentCount = documents.data?.recordsTotal ?? workspace?.documents_count ?? user.documents_count;
  const counts = documents.data && countsByTab(documents.data);
  // Prefetched while the greeting renders, so the panels appear with their content.
  usePrefetchQuery(voicesQuery(workspaceId, language));
  usePrefetchQuery(teamQuery(workspaceId));
  const isGreeted = useFirstPaint();
  usePageTitle(t('dashboard.title'));
  const { todo } = useInboxCounts();
  const favourites = filterTools(templates, { macrocategory: 'favorited' });
  const suggested = filterTools(templates, { macrocategory: 'suggested' }).filter((tool) => !tool.is_favorite);
  const nameOfCategory = (slug: string) => categories.find((one) => one.slug === slug)?.name ?? '';
  const hasNoTools = useHasNoTools();
  const create = (variant: 'filled' | 'default') => (
    <ButtonLink to="/tools" variant={variant} leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {t('actions.newDocument')}
    </ButtonLink>
  );
  return (
    <>
      <CompanyBand company={user.company} logo={user.extra_info.company_jumbo_logo} />
      <PageFrame>
        <PageHeader
          title={t(greetingAt(now.getHours()), { name: user.name.split(' ')[0] })}
          lead={
            <span className={classes.sentence} data-touch="height">
              {(hasNoTools ? '' : dashboardSentence(counts, todo, t, language)) || '\u00a0'}{' '}
              {counts && areAllCancelled(counts) ? (
                <Link to="/orders" search={{ status: 'cancelled' }} className="text-link">
                  {t('dashboard.viewCancelled')}
                </Link>
              ) : null}
            </span>
          }
          actions={hasNoTools ? undefined : create(documents.data?.orders.length === 0 ? 'default' : 'filled')}
        />
        {isGreeted ? (
          <div className={classes.grid}>
            <div className={classes.wide}>
              <ToolStrip
                label={t(favourites.length > 0 ? 'dashboard.favourites' : 'dashboard.suggested')}
                tools={[...favourites, ...suggested]}
                nameOfCategory={nameOfCategory}
              />
            </div>
            <div className={classes.left}>
              <AttentionPanel count={todo} />
              {hasNoTools ? null : <FirstSteps documents={documentCount} />}
              <Panel
                isFlush
                className={classes.documents}
                title={t('dashboard.documents', { month: formatMonth(now, language) })}
                aside={
                  <Link to="/orders" className="text-link">
                    {t('dashboard.viewAll')}
                  </Link>
                }
              >
                {documents.isPending ? <SkeletonRows rows={6} /> : null}
                {documents.isError && !documents.data ? (
                  <ErrorState title={t('orders.failedList')} onRetry={() => void documents.refetch()} />
                ) : null}
                {documents.data?.orders.length === 0 && hasNoTools ? <NoToolsYet /> : null}
                {documents.data?.orders.length === 0 && !hasNoTools ? (
                  <EmptyCard
                    title={t('orders.empty')}
                    sample={t('samples.documents', { returnObjects: true })}
                    action={create('filled')}
                  >
                    {t(documents.data.recordsTotal > 0 ? 'dashboard.noneThisMonth' : 'orders.emptyLead')}
                  </EmptyCard>
                ) : null}
                {documents.data && documents.data.orders.length > 0 ? <OrderList orders={documents.data.orders} isBrief /> : null}
              </Panel>
            </div>
            <div className={classes.side}>
              <CreditsPanel credits={user.credits} canSeeUse={user.can.open_control_panel} />
              <TonePanel />
            </div>
            <div className={classes.third}>
              <TeamPanel />
            </div>
            <div className={classes.third}>
              <WorkspacesPanel />
            </div>
            <div className={classes.third}>
              <Shortcuts toolCount={filterTools(templates, {}).length} favouriteCount={favourites.length} />
            </div>
          </div>
        ) : null}
        {isGreeted && user.has_widgets ? (
          <Suspense fallback={null}>
            <DashboardWidgets />
          </Suspense>
        ) : null}
      </PageFrame>
    </>
  );
}
