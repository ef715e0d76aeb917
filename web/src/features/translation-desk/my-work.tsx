// The work of a linguist: offers, jobs by status, daily capacity, and the work of this month.
import { useQuery } from '@tanstack/react-query';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { AskedQueries } from './asked-queries.tsx';
import { CapacityPanel } from './capacity-panel.tsx';
import { JobTable } from './job-table.tsx';
import { type ManagerSearch, workViews } from './manager-search.ts';
import { MonthPanel } from './month-panel.tsx';
import classes from './my-work.module.css';
import { OffersPanel } from './offers-panel.tsx';
import { jobsQuery } from './translation-manager.queries.ts';

interface MyWorkProps {
  search: ManagerSearch;
  onSearch: (search: ManagerSearch) => void;
}

export function MyWork({ search, onSearch }: MyWorkProps) {
  const { t } = useText();
  const view = search.view ?? 'mine';
  const { data, isPending, refetch } = useQuery(jobsQuery(view, search));
  const { page: _page, search: _search, ...kept } = search;
  return (
    <div className={classes.columns}>
      <Stack flex="shrink" gap={20} className={classes.main}>
        <OffersPanel />
        <Panel isFlush>
          <FilterBar
            views={
              <ViewSwitch
                label={t('translationDesk.jobs.label')}
                views={workViews.map((one) => ({
                  value: one,
                  label: t(`translationDesk.jobs.views.${one}`),
                  count: data?.counts[one],
                }))}
                value={view}
                onChange={(one) => onSearch({ ...kept, view: one })}
              />
            }
            search={
              <SearchField
                label={t('translationDesk.jobs.search')}
                value={search.search ?? ''}
                onSearch={(text) => onSearch({ ...kept, ...(text ? { search: text } : {}) })}
              />
            }
          />
          {isPending ? <SkeletonRows rows={4} /> : null}
          {!isPending && !data ? <ErrorState title={t('translationDesk.jobs.failed')} onRetry={() => void refetch()} /> : null}
          {data?.recordsFiltered === 0 ? (
            search.search ? (
              <EmptyState title={t('translationDesk.jobs.nothing')} onClear={() => onSearch(kept)}>
                {t('translationDesk.jobs.nothingLead')}
              </EmptyState>
            ) : (
              <EmptyCard
                title={t(`translationDesk.jobs.empty.${view}`)}
                sample={t('samples.translations', { returnObjects: true })}
                action={null}
              >
                {t('translationDesk.jobs.emptyLead')}
              </EmptyCard>
            )
          ) : null}
          {data && data.recordsFiltered > 0 ? (
            <>
              <JobTable jobs={data.translation_jobs} />
              <Stack line="top">
                <Pager page={search.page ?? 1} total={data.recordsFiltered} onChange={(page) => onSearch({ ...search, page })} />
              </Stack>
            </>
          ) : null}
        </Panel>
      </Stack>
      {data ? (
        <Stack flex="shrink" gap={20} className={classes.side}>
          {data.capacity ? <CapacityPanel capacity={data.capacity} /> : null}
          {data.queries.length > 0 ? <AskedQueries queries={data.queries} /> : null}
          <MonthPanel month={data.month} />
        </Stack>
      ) : null}
    </div>
  );
}
