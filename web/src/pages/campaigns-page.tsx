// `/audience-campaigns/manager-dashboard`: all campaigns of the caller's clients, by state. What is shown is in the address.

import { campaignStates } from '@folio/contract/campaign-words';
import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { WorkspaceNeeded } from '../base/workspace-needed.tsx';
import { CampaignForm } from '../features/campaigns/campaign-form.tsx';
import { type CampaignSearch, readCampaignSearch } from '../features/campaigns/campaign-search.ts';
import { CampaignSummary } from '../features/campaigns/campaign-summary.tsx';
import { CampaignTable } from '../features/campaigns/campaign-table.tsx';
import classes from '../features/campaigns/campaigns.module.css';
import { campaignsPerPage, campaignsQuery } from '../features/campaigns/campaigns.queries.ts';
import { useRowKeys } from '../features/campaigns/use-row-keys.ts';
import { EmptyCard } from '../ui/empty-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonBlock, SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { ViewSwitch } from '../ui/view-switch.tsx';

const route = getRouteApi('/shell/audience-campaigns/manager-dashboard');

export function CampaignsPage() {
  const { t } = useText();
  const search = readCampaignSearch({ ...route.useSearch() });
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  const { data, isError, isPlaceholderData, refetch } = useQuery(campaignsQuery(search));
  usePageTitle(t('campaigns.managerTitle'));
  const clients = data?.clients ?? [];
  useRowKeys(() => setNew(!data || clients.length > 0));
  const open = (changes: CampaignSearch) =>
    void navigate({
      to: '/audience-campaigns/manager-dashboard',
      search: { ...search, page: undefined, ...changes },
      replace: true,
    });
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setNew(true)}>
      {t('campaigns.new')}
    </Button>
  );
  const filterCount = [search.client, search.channel, search.person].filter((one) => one !== undefined).length;
  const isFiltered = Boolean(search.client || search.channel || search.person || search.search || search.state);
  const choice = (label: string, key: 'client' | 'person', options: readonly { id: number; name: string }[]) => (
    <Select
      aria-label={label}
      placeholder={label}
      clearable
      searchable
      data={options.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={search[key] === undefined ? null : String(search[key])}
      comboboxProps={{ shadow: 'none' }}
      onChange={(value) => open({ [key]: value === null ? undefined : Number(value) })}
    />
  );
  return (
    <PageFrame>
      <PageHeader
        title={t('campaigns.managerTitle')}
        lead={data && data.recordsTotal > 0 ? t('campaigns.lead', { count: data.recordsTotal }) : t('campaigns.leadNone')}
        actions={data && (clients.length === 0 || (data.recordsFiltered === 0 && !isFiltered)) ? undefined : add}
      />
      <div className={classes.stack}>
        {data ? <CampaignSummary summary={data.summary} /> : isError ? null : <SkeletonBlock height={104} />}
        <Panel isFlush>
          <FilterBar
            views={
              <ViewSwitch
                label={t('campaigns.list.byStatus')}
                views={[undefined, ...campaignStates].map((state) => ({
                  value: state,
                  label: state ? t(`campaigns.states.${state}`) : t('campaigns.list.all'),
                  count: state ? data?.counts[state] : data?.recordsTotal,
                }))}
                value={search.state}
                onChange={(state) => open({ state })}
              />
            }
            set={filterCount}
            search={
              <SearchField
                label={t('campaigns.list.search')}
                value={search.search ?? ''}
                onSearch={(words) => open({ search: words || undefined })}
              />
            }
          >
            {choice(t('campaigns.list.clientFilter'), 'client', clients)}
            <Select
              aria-label={t('campaigns.list.channel')}
              placeholder={t('campaigns.list.channel')}
              clearable
              data={data?.channels ?? []}
              value={search.channel ?? null}
              comboboxProps={{ shadow: 'none' }}
              onChange={(channel) => open({ channel: channel ?? undefined })}
            />
            {choice(t('campaigns.list.person'), 'person', data?.people ?? [])}
          </FilterBar>
          {!data && !isError ? <SkeletonRows rows={7} /> : null}
          {isError && !data ? <ErrorState title={t('campaigns.failed')} onRetry={() => void refetch()} /> : null}
          {data?.recordsFiltered === 0 && clients.length === 0 && !isFiltered ? (
            <WorkspaceNeeded title={t('campaigns.empty')} sample={t('samples.campaigns', { returnObjects: true })}>
              {t('campaigns.noClient')}
            </WorkspaceNeeded>
          ) : data?.recordsFiltered === 0 && isFiltered ? (
            <EmptyState
              title={t('campaigns.list.noneFound')}
              onClear={() => void navigate({ to: '/audience-campaigns/manager-dashboard', search: {}, replace: true })}
            />
          ) : data?.recordsFiltered === 0 ? (
            <EmptyCard title={t('campaigns.empty')} sample={t('samples.campaigns', { returnObjects: true })} action={add}>
              {t('campaigns.emptyLead')}
            </EmptyCard>
          ) : null}
          {data && data.recordsFiltered > 0 ? (
            <>
              <CampaignTable campaigns={data.campaigns} isBusy={isPlaceholderData} />
              <Pager
                page={search.page ?? 1}
                perPage={campaignsPerPage}
                total={data.recordsFiltered}
                onChange={(page) => open({ page: page === 1 ? undefined : page })}
              />
            </>
          ) : null}
        </Panel>
      </div>
      {isNew ? (
        <CampaignForm
          clients={clients}
          campaign={null}
          onClose={() => setNew(false)}
          onCreated={(id) =>
            void navigate({
              to: '/audience-campaigns/manager-dashboard/$id/{-$tab}',
              params: { id: String(id), tab: undefined },
              search: {},
            })
          }
        />
      ) : null}
    </PageFrame>
  );
}
