// Keyword rules of a website: which words lead to which page.
import type { LinkRule } from '@folio/contract/link-builder';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../../base/api.ts';
import type { LinksTabProps } from '../../../base/links-search.ts';
import { useDownload } from '../../../base/use-download.ts';
import { EmptyCard } from '../../../ui/empty-card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { linksPerPage, rulesQuery } from '../links.queries.ts';
import { RuleTable } from './rule-table.tsx';

const RuleForm = lazy(() => import('./rule-form.tsx').then((module) => ({ default: module.RuleForm })));
const ImportRules = lazy(() => import('./import-rules.tsx').then((module) => ({ default: module.ImportRules })));
const filters = ['never_used', 'broken_target'] as const;

export function RulesTab({ website, search, onChange, choice, tabs: linksTabs }: LinksTabProps) {
  const { t } = useText();
  const { data, isPending, refetch } = useQuery(rulesQuery(website.id, search));
  const [open, setOpen] = useState<LinkRule | 'new' | 'import' | null>(null);
  const download = useDownload(() => api.linkBuilder.exportRules({ website_id: website.id }), 'keyword-rules.csv');
  const canManage = data?.can.manage ?? false;
  const isFiltered = Boolean(search.search ?? search.filter);
  const add = canManage ? (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen('new')}>
      {t('links.rules.new')}
    </Button>
  ) : null;
  return (
    <>
      <PageHeader
        title={t('shell.website')}
        lead={data ? t('links.rules.lead', { count: data.recordsTotal }) : t('links.lead')}
        actions={
          <>
            {choice}
            {data && data.recordsTotal > 0 ? (
              <ExportButton isBusy={download.isPending} onClick={() => download.mutate()}>
                {t('links.rules.export')}
              </ExportButton>
            ) : null}
            {canManage ? (
              <Button variant="default" onClick={() => setOpen('import')}>
                {t('links.rules.import')}
              </Button>
            ) : null}
            {data?.recordsTotal === 0 ? null : add}
          </>
        }
      />
      {linksTabs}
      <Panel isFlush>
        {(data?.recordsTotal ?? 0) > 0 || isFiltered ? (
          <FilterBar
            views={
              <ViewSwitch
                label={t('links.rules.filters.label')}
                views={[
                  { value: undefined, label: t('links.rules.filters.all'), count: data?.recordsTotal ?? 0 },
                  ...filters.map((one) => ({
                    value: one,
                    label: t(`links.rules.filters.${one}`),
                    count: data?.counts[one] ?? 0,
                  })),
                ]}
                value={search.filter}
                onChange={(filter) => onChange({ filter })}
              />
            }
            search={
              <SearchField
                label={t('links.rules.search')}
                value={search.search ?? ''}
                onSearch={(text) => onChange({ search: text })}
              />
            }
          />
        ) : null}
        {isPending ? <SkeletonRows rows={6} /> : null}
        {!isPending && !data ? <ErrorState title={t('links.failed')} onRetry={() => void refetch()} /> : null}
        {data?.recordsFiltered === 0 ? (
          isFiltered ? (
            <EmptyState title={t('links.rules.nothing')} onClear={() => onChange({ search: undefined, filter: undefined })} />
          ) : (
            <EmptyCard title={t('links.rules.empty')} sample={t('samples.keywords', { returnObjects: true })} action={add}>
              {t(canManage ? 'links.rules.emptyLead' : 'links.rules.emptyPlain')}
            </EmptyCard>
          )
        ) : null}
        {data && data.recordsFiltered > 0 ? (
          <>
            <RuleTable rules={data.links} website={website} canManage={canManage} onEdit={setOpen} />
            <Pager
              page={search.page ?? 1}
              perPage={linksPerPage}
              total={data.recordsFiltered}
              onChange={(page) => onChange({ page })}
            />
          </>
        ) : null}
      </Panel>
      <Suspense fallback={null}>
        {open === 'import' ? <ImportRules websiteId={website.id} onClose={() => setOpen(null)} /> : null}
        {open && open !== 'import' ? (
          <RuleForm website={website} rule={open === 'new' ? null : open} onClose={() => setOpen(null)} />
        ) : null}
      </Suspense>
    </>
  );
}
