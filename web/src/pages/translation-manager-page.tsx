// `/translation-manager/assignee-dashboard`: the work of a linguist; with their availability; for coordinators also requests, linguists and rates. All of it is in the address.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMe } from '../base/use-me.ts';
import type { ManagerSearch } from '../features/translation-desk/manager-search.ts';
import { ManagerTabs, tabsOf } from '../features/translation-desk/manager-tabs.tsx';
import { MyWork } from '../features/translation-desk/my-work.tsx';
import { jobsQuery } from '../features/translation-desk/translation-manager.queries.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const RequestQueue = lazy(() =>
  import('../features/translation-desk/request-queue.tsx').then((module) => ({ default: module.RequestQueue })),
);
const LinguistsSection = lazy(() =>
  import('../features/translation-desk/linguists-section.tsx').then((module) => ({ default: module.LinguistsSection })),
);
const AvailabilitySection = lazy(() =>
  import('../features/translation-desk/availability-section.tsx').then((module) => ({ default: module.AvailabilitySection })),
);
const RatesSection = lazy(() =>
  import('../features/translation-desk/rates-section.tsx').then((module) => ({ default: module.RatesSection })),
);
const DeskReport = lazy(() =>
  import('../features/translation-desk/desk-report.tsx').then((module) => ({ default: module.DeskReport })),
);
const route = getRouteApi('/shell/translation-manager/assignee-dashboard');

export function TranslationManagerPage() {
  const { t } = useText();
  const search = route.useSearch();
  const navigate = useNavigate();
  const { staff_scope: scope } = useMe().user_info;
  const tabs = tabsOf(scope);
  const tab = tabs.find((one) => one === search.tab) ?? 'mine';
  usePageTitle(t('translationDesk.title'));
  const open = (next: ManagerSearch) =>
    void navigate({ to: '/translation-manager/assignee-dashboard', search: next, replace: next.tab === search.tab });
  return (
    <PageFrame>
      <PageHeader
        title={t('translationDesk.title')}
        lead={tab === 'mine' ? <WorkLead /> : t(`translationDesk.leads.${tab}`)}
        actions={
          tabs.length > 1 ? (
            <ManagerTabs tabs={tabs} value={tab} onChange={(next) => open(next === 'mine' ? {} : { tab: next })} />
          ) : null
        }
      />
      <Suspense fallback={<SkeletonRows rows={6} />}>
        {tab === 'mine' ? <MyWork search={search} onSearch={open} /> : null}
        {tab === 'requests' ? <RequestQueue search={search} onSearch={open} /> : null}
        {tab === 'linguists' ? <LinguistsSection search={search} onSearch={open} /> : null}
        {tab === 'availability' ? <AvailabilitySection search={search} onSearch={open} /> : null}
        {tab === 'rates' ? <RatesSection /> : null}
        {tab === 'reports' ? <DeskReport isOfDesk={tabs.includes('requests')} /> : null}
      </Suspense>
    </PageFrame>
  );
}

/** Number of waiting offers and overdue jobs. */
function WorkLead() {
  const { t } = useText();
  const counts = useQuery(jobsQuery('offers')).data?.counts ?? {};
  const [offers, overdue] = [counts['offers'] ?? 0, counts['overdue'] ?? 0];
  const said = [
    ...(offers > 0 ? [t('translationDesk.leadOffers', { count: offers })] : []),
    ...(overdue > 0 ? [t('translationDesk.leadOverdue', { count: overdue })] : []),
  ];
  return said.length > 0 ? said.join(' ') : t('translationDesk.lead');
}
