// `/audience-campaigns/client-dashboard`: the client's view of their campaigns, shown to staff with a line that names the client.

import { Button, Select } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { WorkspaceNeeded } from '../base/workspace-needed.tsx';
import { useWorkspace, workspacesQuery } from '../base/workspaces.ts';
import { PackLink } from '../features/campaigns/campaign-pack.tsx';
import { readClientSearch } from '../features/campaigns/campaign-search.ts';
import classes from '../features/campaigns/campaigns.module.css';
import { clientQuery } from '../features/campaigns/campaigns.queries.ts';
import { ClientCampaignView } from '../features/campaigns/client-campaign-view.tsx';
import { DecideOnWord } from '../features/campaigns/decide-dialog.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyCard } from '../ui/empty-card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/shell/audience-campaigns/client-dashboard');

export function ClientDashboardPage() {
  const { t } = useText();
  const search = readClientSearch({ ...route.useSearch() });
  const [isDeciding, setDeciding] = useState(false);
  const navigate = useNavigate();
  const chosenHere = useWorkspace();
  const workspaces = useQuery(workspacesQuery).data?.workspaces;
  const clientId = search.client ?? chosenHere?.id ?? workspaces?.[0]?.id;
  const { data, isError, refetch } = useQuery({
    ...clientQuery(clientId ?? 0, search.campaign),
    enabled: clientId !== undefined,
  });
  usePageTitle(t('campaigns.clientTitle'));
  const client = data?.client;
  const campaign = client?.campaign ?? null;
  const live = campaign?.plan.filter(({ state }) => state === 'live').length ?? 0;
  return (
    <PageFrame>
      <PageHeader
        title={campaign?.name ?? t('campaigns.clientTitle')}
        lead={
          campaign && client ? (
            <>
              {t('campaigns.client.live', { live, count: campaign.plan.length })}{' '}
              {t('campaigns.client.asSeen', { name: client.name })}
            </>
          ) : undefined
        }
        actions={
          <>
            {workspaces && workspaces.length > 1 ? (
              <Select
                aria-label={t('campaigns.form.client')}
                data={workspaces.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={clientId === undefined ? null : String(clientId)}
                allowDeselect={false}
                searchable
                comboboxProps={{ shadow: 'none' }}
                onChange={(value) =>
                  void navigate({ to: '/audience-campaigns/client-dashboard', search: { client: Number(value) }, replace: true })
                }
              />
            ) : null}
            {client && client.campaigns.length > 1 ? (
              <Select
                aria-label={t('campaigns.list.campaign')}
                data={client.campaigns.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={campaign ? String(campaign.id) : null}
                allowDeselect={false}
                searchable
                comboboxProps={{ shadow: 'none' }}
                onChange={(value) =>
                  void navigate({
                    to: '/audience-campaigns/client-dashboard',
                    search: { client: client.workspace_id, campaign: Number(value) },
                    replace: true,
                  })
                }
              />
            ) : null}
            {campaign ? (
              <Button
                variant="default"
                leftSection={<IconSettings size={16} aria-hidden="true" />}
                renderRoot={(props) => (
                  <Link
                    to="/audience-campaigns/manager-dashboard/$id/{-$tab}"
                    params={{ id: String(campaign.id), tab: undefined }}
                    search={{}}
                    {...props}
                  />
                )}
              >
                {t('campaigns.client.manage')}
              </Button>
            ) : null}
          </>
        }
      />
      {isError && !data ? <ErrorState title={t('campaigns.failed')} onRetry={() => void refetch()} /> : null}
      {!client && !isError && clientId !== undefined ? <SkeletonRows rows={6} /> : null}
      {(client && !campaign) || (workspaces && clientId === undefined) ? (
        <Panel isFlush>
          {clientId === undefined ? (
            <WorkspaceNeeded title={t('campaigns.client.empty')} sample={t('samples.campaigns', { returnObjects: true })}>
              {t('campaigns.noClient')}
            </WorkspaceNeeded>
          ) : (
            <EmptyCard
              title={t('campaigns.client.empty')}
              sample={t('samples.campaigns', { returnObjects: true })}
              action={
                <ButtonLink to="/audience-campaigns/manager-dashboard" search={{}}>
                  {t('campaigns.client.toCampaigns')}
                </ButtonLink>
              }
            >
              {t('campaigns.client.emptyLead')}
            </EmptyCard>
          )}
        </Panel>
      ) : null}
      {campaign && client ? (
        <div className={classes.stack}>
          <ClientCampaignView
            campaign={campaign}
            onDecide={() => setDeciding(true)}
            renderDownload={(pack) => <PackLink campaignId={campaign.id} fileName={pack.file_name} />}
            renderOpen={(item) => (
              <Link
                to="/task-assignment/$id/{-$tab}"
                params={{ id: String(item.waiting_task_id), tab: undefined }}
                search={{}}
                className="text-link"
              >
                {t('campaigns.client.openTask')}
              </Link>
            )}
          />
          {isDeciding ? (
            <DecideOnWord campaign={campaign} contact={client.contact ?? client.name} onClose={() => setDeciding(false)} />
          ) : null}
        </div>
      ) : null}
    </PageFrame>
  );
}
