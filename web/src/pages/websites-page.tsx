// `/websites`: where documents are published.
import type { Website } from '@folio/contract/websites';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useWorkspaceId } from '../base/workspace.ts';
import { WebsiteTabs } from '../features/links/website-tabs.tsx';
import { WebsiteRow } from '../features/websites/website-row.tsx';
import { websiteListQuery } from '../features/websites/websites.queries.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyCard } from '../ui/empty-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { Row } from '../ui/row.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const WebsiteForm = lazy(() =>
  import('../features/websites/website-form.tsx').then((module) => ({ default: module.WebsiteForm })),
);

/** Plain users look and publish; managers add, change and delete. */
export function WebsitesPage() {
  const { t } = useText();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<Website | 'new' | null>(null);
  const { data, isPending, isError, refetch } = useQuery(websiteListQuery(useWorkspaceId(), search, page));
  usePageTitle(t('shell.websites'));
  const add = data?.can.create ? (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('websites.add')}
    </Button>
  ) : null;
  const actions = add ? (
    <Row gap={8} wrap>
      <ButtonLink to="/start" variant="default">
        {t('start.link')}
      </ButtonLink>
      {data?.recordsTotal === 0 ? null : add}
    </Row>
  ) : null;
  const find = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  return (
    <PageFrame>
      <PageHeader title={t('shell.website')} lead={t('websites.lead')} actions={actions} />
      <WebsiteTabs open="publishing" />
      <Panel isFlush>
        {data && data.recordsTotal > 0 ? (
          <FilterBar search={<SearchField label={t('websites.search')} value={search} onSearch={find} />} />
        ) : null}
        {isPending ? <SkeletonRows /> : null}
        {isError && !data ? <ErrorState title={t('websites.failed')} onRetry={() => void refetch()} /> : null}
        {data && data.recordsFiltered > 0 ? (
          <>
            <ul aria-label={t('shell.websites')}>
              {data.websites.map((website) => (
                <WebsiteRow key={website.id} website={website} onEdit={() => setEdited(website)} />
              ))}
            </ul>
            <div style={{ borderTop: '1px solid var(--line)' }}>
              <Pager page={page} total={data.recordsFiltered} onChange={setPage} />
            </div>
          </>
        ) : null}
        {data?.recordsFiltered === 0 ? (
          data.recordsTotal > 0 ? (
            <EmptyState title={t('orders.nothing')} onClear={() => find('')}>
              {t('websites.nothingLead')}
            </EmptyState>
          ) : (
            <EmptyCard title={t('websites.empty')} sample={t('samples.websites', { returnObjects: true })} action={add}>
              {t(data.can.create ? 'websites.emptyLead' : 'websites.emptyPlain')}
            </EmptyCard>
          )
        ) : null}
      </Panel>
      {edited ? (
        <Suspense fallback={null}>
          <WebsiteForm website={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}
