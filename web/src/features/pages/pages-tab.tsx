// Pages of a website: their status, incoming links, and issues.
import { hostOf } from '@folio/contract/page-address';
import { pageIssues, pageTypes } from '@folio/contract/page-words';
import { Button, Select } from '@mantine/core';
import {
  IconArrowForwardUp,
  IconClock,
  IconDownload,
  IconEyeOff,
  IconLinkPlus,
  IconPlus,
  IconRefresh,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import type { LinksTabProps } from '../../base/links-search.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useDownload } from '../../base/use-download.ts';
import type { Action } from '../../ui/actions.ts';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { agoWithin, formatNumber } from '../../ui/intl-format.ts';
import { MenuItem } from '../../ui/menu-parts.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectionActs, SelectionBar } from '../../ui/selection-bar.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useSelection } from '../../ui/use-selection.ts';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { PageTable } from './page-table.tsx';
import { pageImportsQuery, pageListQuery, pagesPerPage, sitePagesSummaryQuery } from './pages.queries.ts';
import { usePageActs } from './use-page-acts.ts';

const PageDrawer = lazy(() => import('./page-drawer.tsx').then((module) => ({ default: module.PageDrawer })));
const ImportDialog = lazy(() => import('./import-dialog.tsx').then((module) => ({ default: module.ImportDialog })));
const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx').then((module) => ({ default: module.ScheduleDialog })));
const KeywordDialog = lazy(() => import('./keyword-dialog.tsx').then((module) => ({ default: module.KeywordDialog })));

/** In the order of the design. */
const shownIssues = [
  'orphan',
  'broken',
  'redirect',
  'weak',
  'no_keyword',
  'conflict',
  'draft',
] as const satisfies typeof pageIssues extends readonly (infer Issue)[] ? readonly Issue[] : never;

export function PagesTab({ website, search, onChange, onFindLinks, choice, tabs: linksTabs }: LinksTabProps) {
  const { t, language } = useText();
  const [open, setOpen] = useState<'import' | 'schedule' | 'keyword' | null>(null);
  const summary = useQuery(sitePagesSummaryQuery(website.id)).data?.website_pages;
  const imports = useQuery(pageImportsQuery(website.id)).data?.page_imports ?? [];
  const isImporting = imports.some(({ state }) => state === 'queued' || state === 'running');
  const client = useQueryClient();
  const isReading = isImporting || Boolean(summary?.check);
  // Pages read by an import or check appear when it ends.
  useEffect(() => {
    if (isReading) return () => void invalidate(client, 'site_page.changed');
  }, [isReading, client]);
  const filter = { search: search.search, issue: search.issue, type: search.type, sort: search.sort, page: search.page };
  const list = useQuery(pageListQuery(website.id, filter, isReading));
  const { data, isPending, error, refetch } = list;
  const selection = useSelection(JSON.stringify([website.id, filter]), data?.pageUrls ?? [], ({ id }) => id);
  const acts = usePageActs(website.id, selection.clear);
  const download = useDownload(
    () => api.pages.export({ website_id: website.id, ...(search.issue ? { issue: search.issue } : {}) }),
    'pages.csv',
  );
  const canManage = data?.can.manage ?? false;
  const number = (value: number) => formatNumber(value, language);
  const isFiltered = Boolean(search.search ?? search.issue ?? search.type);
  const hasPages = (data?.recordsTotal ?? 0) > 0;
  const ids = selection.rows.map(({ id }) => id);
  const isExcluded = selection.rows.length > 0 && selection.rows.every(({ state }) => state === 'excluded');
  const actions: Action[] = [
    ...(onFindLinks ? [{ id: 'find', icon: IconLinkPlus, label: t('sitePages.findLinks'), run: () => onFindLinks(ids) }] : []),
    { id: 'keyword', icon: IconTag, label: t('sitePages.setKeyword'), run: () => setOpen('keyword') },
    { id: 'check', icon: IconRefresh, label: t('sitePages.checkNow'), run: () => acts.check.mutate(ids) },
    ...(selection.rows.length > 0 && selection.rows.every(({ state }) => state === 'redirected')
      ? [
          {
            id: 'redirects',
            icon: IconArrowForwardUp,
            label: t('sitePages.replaceRedirects'),
            run: () => acts.replaceRedirects.mutate(ids),
          },
        ]
      : []),
    {
      id: 'exclude',
      icon: IconEyeOff,
      label: t(isExcluded ? 'sitePages.include' : 'sitePages.exclude'),
      run: () => acts.edit.mutate({ ids, state: isExcluded ? 'active' : 'excluded' }),
    },
    { id: 'delete', icon: IconTrash, label: t('sitePages.delete'), run: () => acts.remove.mutate(ids) },
  ];
  // The button renders before the permission is known, and the filters before the pages load: the content below does not move.
  const importButton = (variant: 'filled' | 'default') =>
    canManage || isPending ? (
      <Button
        variant={variant}
        disabled={!canManage}
        leftSection={<IconPlus size={17} aria-hidden="true" />}
        onClick={() => setOpen('import')}
      >
        {t('sitePages.import')}
      </Button>
    ) : null;
  const lead = summary
    ? [
        t('sitePages.lead', {
          pages: number(summary.pages),
          orphans: number(summary.issues.orphan ?? 0),
          broken: number(summary.issues.broken ?? 0),
        }),
        summary.check
          ? t('sitePages.checking', { done: number(summary.check.done), total: number(summary.check.total) })
          : summary.last_checked_at
            ? t('sitePages.lastChecked', { ago: agoWithin(summary.last_checked_at, language) })
            : '',
      ].join(' ')
    : '\u00a0';
  return (
    <>
      <PageHeader
        title={t('shell.website')}
        lead={lead}
        actions={
          <>
            {choice}
            {importButton(data && !hasPages ? 'default' : 'filled')}
            {hasPages ? (
              <MoreMenu name={hostOf(website.url)} isBusy={download.isPending || acts.check.isPending}>
                {canManage ? (
                  <>
                    <MenuItem
                      leftSection={<IconRefresh size={16} stroke={1.7} aria-hidden="true" />}
                      disabled={Boolean(summary?.check)}
                      onClick={() => acts.check.mutate(undefined)}
                    >
                      {t('sitePages.checkNow')}
                    </MenuItem>
                    <MenuItem
                      leftSection={<IconClock size={16} stroke={1.7} aria-hidden="true" />}
                      onClick={() => setOpen('schedule')}
                    >
                      {t('sitePages.schedule')}
                    </MenuItem>
                  </>
                ) : null}
                <MenuItem
                  leftSection={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}
                  onClick={() => download.mutate()}
                >
                  {t('sitePages.export')}
                </MenuItem>
              </MoreMenu>
            ) : null}
          </>
        }
      />
      {linksTabs}
      <Panel isFlush>
        {hasPages || isFiltered || (isPending && summary?.pages !== 0) ? (
          <FilterBar
            views={
              <ViewSwitch
                label={t('sitePages.issueFilter')}
                views={[
                  { value: undefined, label: t('sitePages.all'), count: summary?.pages ?? 0 },
                  ...shownIssues.map((issue) => ({
                    value: issue,
                    label: t(`sitePages.issues.${issue}`),
                    count: summary?.issues[issue] ?? 0,
                  })),
                ]}
                value={search.issue}
                onChange={(issue) => onChange({ issue })}
              />
            }
            search={
              <SearchField
                label={t('sitePages.search')}
                value={search.search ?? ''}
                onSearch={(text) => onChange({ search: text })}
              />
            }
            actions={
              canManage && search.issue === 'redirect' && (data?.recordsFiltered ?? 0) > 0 ? (
                <Button
                  variant="default"
                  leftSection={<IconArrowForwardUp size={17} aria-hidden="true" />}
                  loading={acts.replaceRedirects.isPending}
                  onClick={() => acts.replaceRedirects.mutate([])}
                >
                  {t('sitePages.replaceRedirects')}
                </Button>
              ) : null
            }
          >
            <Select
              aria-label={t('sitePages.type')}
              data={[
                { value: '', label: t('sitePages.anyType') },
                ...pageTypes.map((value) => ({ value, label: t(`sitePages.types.${value}`) })),
              ]}
              value={search.type ?? ''}
              allowDeselect={false}
              comboboxProps={{ shadow: 'none' }}
              onChange={(value) => onChange({ type: pageTypes.find((one) => one === value) })}
            />
          </FilterBar>
        ) : null}
        {isPending ? <SkeletonRows rows={8} /> : null}
        {!isPending && !data ? (
          <ErrorState title={t('sitePages.failed')} message={messageOf(error)} onRetry={() => void refetch()} />
        ) : null}
        {data?.recordsFiltered === 0 ? (
          isFiltered || hasPages ? (
            <EmptyState
              title={t('sitePages.nothing')}
              onClear={() => onChange({ search: undefined, issue: undefined, type: undefined })}
            />
          ) : (
            <EmptyCard
              title={t('sitePages.empty', { host: hostOf(website.url) })}
              sample={t('samples.pages', { returnObjects: true })}
              action={importButton('filled')}
            >
              {t(canManage ? 'sitePages.emptyLead' : 'sitePages.emptyPlain')}
            </EmptyCard>
          )
        ) : null}
        {data && data.recordsFiltered > 0 ? (
          <>
            <PageTable
              pages={data.pageUrls}
              selection={selection}
              canManage={canManage}
              sort={search.sort ?? 'url'}
              isBusy={list.isPlaceholderData}
              onSort={(sort) => onChange({ sort })}
              onOpen={({ id }) => onChange({ open: id, page: search.page })}
            />
            <Pager
              page={search.page ?? 1}
              perPage={pagesPerPage}
              total={data.recordsFiltered}
              onChange={(page) => onChange({ page })}
            />
          </>
        ) : null}
      </Panel>
      {selection.rows.length > 0 ? (
        <SelectionBar
          label={t('sitePages.selection')}
          count={t('sitePages.selected', { count: selection.rows.length })}
          clearLabel={t('sitePages.clear')}
          onClear={selection.clear}
        >
          <SelectionActs actions={actions} />
        </SelectionBar>
      ) : null}
      <Suspense fallback={null}>
        {search.open ? (
          <PageDrawer
            id={search.open}
            websiteId={website.id}
            onFindLinks={onFindLinks}
            onOpen={(id) => onChange({ open: id, page: search.page })}
            onClose={() => onChange({ open: undefined, page: search.page })}
          />
        ) : null}
        {open === 'import' ? <ImportDialog website={website} onClose={() => setOpen(null)} /> : null}
        {open === 'schedule' && summary ? <ScheduleDialog settings={summary} onClose={() => setOpen(null)} /> : null}
        {open === 'keyword' ? <KeywordDialog websiteId={website.id} ids={ids} onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </>
  );
}
