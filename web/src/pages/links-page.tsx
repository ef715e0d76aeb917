// `/links`: pages of a website and the links between them and documents; website, tab and filters are in the address.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { firstWebsite } from '../base/first-website.ts';
import { type LinksSearch, readLinksSearch } from '../base/links-search.ts';
import { WebsiteChoice } from '../base/website-choice.tsx';
import { useWorkspaceId } from '../base/workspace.ts';
import { LinksTabs } from '../features/links/links-tabs.tsx';
import { WebsiteTabs } from '../features/links/website-tabs.tsx';
import { sitePagesSummaryQuery } from '../features/pages/pages.queries.ts';
import { websiteListQuery } from '../features/websites/websites.queries.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyCard } from '../ui/empty-card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const SuggestionsTab = lazy(() =>
  import('../features/links/suggestions/suggestions-tab.tsx').then((module) => ({ default: module.SuggestionsTab })),
);
const RulesTab = lazy(() => import('../features/links/rules/rules-tab.tsx').then((module) => ({ default: module.RulesTab })));
const ConflictsTab = lazy(() =>
  import('../features/links/conflicts/conflicts-tab.tsx').then((module) => ({ default: module.ConflictsTab })),
);
const RunsTab = lazy(() => import('../features/links/runs/runs-tab.tsx').then((module) => ({ default: module.RunsTab })));
const PagesTab = lazy(() => import('../features/pages/pages-tab.tsx').then((module) => ({ default: module.PagesTab })));
const LinkMapTab = lazy(() => import('../features/pages/link-map-tab.tsx').then((module) => ({ default: module.LinkMapTab })));
const FindLinksDialog = lazy(() =>
  import('../features/links/suggestions/find-links-dialog.tsx').then((module) => ({ default: module.FindLinksDialog })),
);
const route = getRouteApi('/shell/links');

export function LinksPage() {
  const { t } = useText();
  const search = readLinksSearch({ ...route.useSearch() });
  const navigate = useNavigate();
  const workspaceId = useWorkspaceId();
  const { data, isPending, refetch } = useQuery(websiteListQuery(workspaceId, '', 1, 100));
  const website = data?.websites.find(({ id }) => id === search.website) ?? firstWebsite(data?.websites ?? []);
  const summary = useQuery({ ...sitePagesSummaryQuery(website?.id ?? 0), enabled: website !== undefined }).data;
  const tab = search.tab ?? 'suggestions';
  const [foundPages, setFoundPages] = useState<number[] | null>(null);
  usePageTitle(t(tab === 'pages' ? 'links.tabs.pages' : 'shell.links'));
  const open = (next: LinksSearch) => void navigate({ to: '/links', search: next, replace: true });
  const kept = website ? { website: website.id } : {};
  const onChange = (changes: Partial<LinksSearch>) => open(readLinksSearch({ ...search, ...kept, page: undefined, ...changes }));
  if (!website) {
    return (
      <PageFrame>
        <PageHeader title={t('shell.website')} lead={t('links.lead')} />
        <WebsiteTabs open={tab === 'pages' ? 'pages' : 'links'} />
        <Panel isFlush>
          {isPending ? <SkeletonRows /> : null}
          {!isPending && !data ? <ErrorState title={t('websites.failed')} onRetry={() => void refetch()} /> : null}
          {data ? (
            <EmptyCard
              title={t('links.noWebsite')}
              sample={t('samples.pages', { returnObjects: true })}
              action={data.can.create ? <ButtonLink to="/websites">{t('links.toWebsites')}</ButtonLink> : null}
            >
              {t(data.can.create ? 'links.noWebsiteLead' : 'websites.emptyPlain')}
            </EmptyCard>
          ) : null}
        </Panel>
      </PageFrame>
    );
  }
  const choice = (
    <WebsiteChoice
      width={220}
      websites={data?.websites ?? []}
      value={website.id}
      onChange={(id) => open({ website: id, ...(search.tab ? { tab: search.tab } : {}) })}
    />
  );
  const shown = {
    website,
    search,
    onChange,
    choice,
    onFindLinks: summary?.can.manage ? setFoundPages : undefined,
    tabs: (
      <LinksTabs
        websiteId={website.id}
        tab={tab}
        pages={summary?.website_pages.pages}
        onOpen={(next) => open(readLinksSearch({ ...kept, tab: next }))}
      />
    ),
  };
  // As the tab's own head will be, so that nothing moves when it comes.
  const firstHead =
    tab === 'pages'
      ? {
          lead: '\u00a0',
          actions: (
            <>
              {choice}
              <Button disabled leftSection={<IconPlus size={17} aria-hidden="true" />}>
                {t('sitePages.import')}
              </Button>
            </>
          ),
        }
      : { lead: t('links.lead'), actions: choice };
  const Tab = {
    suggestions: SuggestionsTab,
    pages: PagesTab,
    map: LinkMapTab,
    keywords: RulesTab,
    conflicts: ConflictsTab,
    runs: RunsTab,
  }[tab];
  return (
    <PageFrame>
      <Suspense
        fallback={
          <>
            <PageHeader title={t('shell.website')} {...firstHead} />
            {shown.tabs}
            <SkeletonRows rows={6} />
          </>
        }
      >
        <Tab key={`${website.id}-${tab}`} {...shown} />
      </Suspense>
      <Suspense fallback={null}>
        {foundPages ? <FindLinksDialog websiteId={website.id} pageIds={foundPages} onClose={() => setFoundPages(null)} /> : null}
      </Suspense>
    </PageFrame>
  );
}
