// `/sources`: files and pages with facts for the writer; search, tag, order and page are in the URL.
import type { AdditionalSource } from '@folio/contract/sources';
import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useWorkspaceId } from '../base/workspace.ts';
import { SourceList } from '../features/sources/source-list.tsx';
import { type SourceSearch, sourceSorts } from '../features/sources/source-search.ts';
import { sourceListQuery } from '../features/sources/sources.queries.ts';
import { EmptyCard } from '../ui/empty-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { BrandHead } from './brand-head.tsx';

const SourceForm = lazy(() => import('../features/sources/source-form.tsx').then((module) => ({ default: module.SourceForm })));
const SourcePreview = lazy(() =>
  import('../features/sources/source-preview.tsx').then((module) => ({ default: module.SourcePreview })),
);
const route = getRouteApi('/shell/sources');

/** Plain users look and use; managers add, change and delete. */
export function SourcesPage() {
  const { t } = useText();
  const search = route.useSearch();
  const navigate = useNavigate();
  const list = useQuery(sourceListQuery(useWorkspaceId(), search));
  const [edited, setEdited] = useState<AdditionalSource | 'new' | null>(null);
  const [opened, setOpened] = useState<AdditionalSource | null>(null);
  usePageTitle(t('shell.sources'));
  const { data } = list;
  const tags = data?.tags ?? [];
  const isFiltered = search.search !== undefined || search.tag !== undefined;
  const go = (next: SourceSearch) => void navigate({ to: '/sources', search: next, replace: true });
  const isEmpty = data?.recordsFiltered === 0 && !isFiltered;
  const { page: _page, ...unpaged } = search;
  const add = data?.can.create ? (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('sources.add')}
    </Button>
  ) : null;
  const filterTags = search.tag && !tags.includes(search.tag) ? [search.tag, ...tags] : tags;
  return (
    <PageFrame>
      <BrandHead open="/sources" lead={t('sources.lead')} actions={isEmpty ? null : add} />
      <Panel isFlush>
        <FilterBar
          search={
            <SearchField
              label={t('sources.search')}
              value={search.search ?? ''}
              onSearch={(text) => {
                const { search: _search, ...rest } = unpaged;
                go(text ? { ...rest, search: text } : rest);
              }}
            />
          }
        >
          <Select
            aria-label={t('sources.byTag')}
            placeholder={t('sources.allTags')}
            data={filterTags}
            value={search.tag ?? null}
            clearable
            searchable={filterTags.length > 10}
            disabled={filterTags.length === 0}
            comboboxProps={{ shadow: 'none' }}
            onChange={(tag) => {
              const { tag: _tag, ...rest } = unpaged;
              go(tag ? { ...rest, tag } : rest);
            }}
          />
          <Select
            aria-label={t('sources.sort')}
            data={sourceSorts.map((sort) => ({ value: sort, label: t(`sources.sorts.${sort}`) }))}
            value={search.sort ?? '-updated_at'}
            allowDeselect={false}
            comboboxProps={{ shadow: 'none' }}
            onChange={(value) => {
              const sort = sourceSorts.find((one) => one === value);
              if (sort) go({ ...unpaged, sort });
            }}
          />
        </FilterBar>
        {list.isPending ? <SkeletonRows /> : null}
        {list.isError && !data ? <ErrorState title={t('sources.failed')} onRetry={() => void list.refetch()} /> : null}
        {data && data.recordsFiltered > 0 ? (
          <>
            <SourceList sources={data.additional_sources} onOpen={setOpened} onEdit={setEdited} />
            <div style={{ borderTop: '1px solid var(--line)' }}>
              <Pager page={search.page ?? 1} total={data.recordsFiltered} onChange={(page) => go({ ...unpaged, page })} />
            </div>
          </>
        ) : null}
        {data?.recordsFiltered === 0 ? (
          isFiltered ? (
            <EmptyState title={t('orders.nothing')} onClear={() => go({})}>
              {t('sources.nothingLead')}
            </EmptyState>
          ) : (
            <EmptyCard title={t('sources.empty')} sample={t('samples.sources', { returnObjects: true })} action={add}>
              {t(data.can.create ? 'sources.emptyLead' : 'sources.emptyPlain')}
            </EmptyCard>
          )
        ) : null}
      </Panel>
      <Suspense fallback={null}>
        {edited ? <SourceForm source={edited === 'new' ? null : edited} tags={tags} onClose={() => setEdited(null)} /> : null}
        {opened ? <SourcePreview source={opened} onClose={() => setOpened(null)} /> : null}
      </Suspense>
    </PageFrame>
  );
}
