// The work of a linguist: offers, jobs by state, what a day holds, and what was done this month.
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListHead } from '../../ui/list-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QuietTabs } from '../../ui/quiet-tabs.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
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
          <ListHead isStacked>
            <QuietTabs
              label={t('translationDesk.jobs.label')}
              tabs={workViews.map((one) => ({
                value: one,
                label: t(`translationDesk.jobs.views.${one}`),
                count: data?.counts[one],
              }))}
              value={view}
              onSelect={(one) => onSearch({ ...kept, view: one })}
            />
            <SearchField
              label={t('translationDesk.jobs.search')}
              value={search.search ?? ''}
              onSearch={(text) => onSearch({ ...kept, ...(text ? { search: text } : {}) })}
            />
          </ListHead>
          {isPending ? <SkeletonRows rows={4} /> : null}
          {!isPending && !data ? <ErrorState title={t('translationDesk.jobs.failed')} onRetry={() => void refetch()} /> : null}
          {data?.recordsFiltered === 0 ? (
            <EmptyState title={t(search.search ? 'translationDesk.jobs.nothing' : `translationDesk.jobs.empty.${view}`)}>
              {t(search.search ? 'translationDesk.jobs.nothingLead' : 'translationDesk.jobs.emptyLead')}
            </EmptyState>
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
