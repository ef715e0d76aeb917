// `/audience-campaigns/manager-dashboard/{id}/{tab}`: one campaign with its plan, approval, results, links and history.

import type { Campaign } from '@folio/contract/campaign-shapes';
import { Button } from '@mantine/core';
import { IconEye, IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isLost } from '../base/is-lost.ts';
import { CampaignActions } from '../features/campaigns/campaign-actions.tsx';
import { CampaignApproval, CampaignHistory } from '../features/campaigns/campaign-approval.tsx';
import { CampaignBadge } from '../features/campaigns/campaign-badges.tsx';
import { CampaignForm } from '../features/campaigns/campaign-form.tsx';
import { formatDays } from '../features/campaigns/campaign-format.ts';
import { CampaignPackTab } from '../features/campaigns/campaign-pack.tsx';
import { CampaignPlan } from '../features/campaigns/campaign-plan.tsx';
import { CampaignResults } from '../features/campaigns/campaign-results.tsx';
import { readCampaignPageSearch } from '../features/campaigns/campaign-search.ts';
import { CampaignSide } from '../features/campaigns/campaign-side.tsx';
import { CampaignUrls } from '../features/campaigns/campaign-urls.tsx';
import classes from '../features/campaigns/campaigns.module.css';
import { campaignQuery } from '../features/campaigns/campaigns.queries.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QuietTabNav, TabCount } from '../ui/quiet-tabs.tsx';
import { Row } from '../ui/row.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { useText } from '../ui/use-text.ts';
import { CampaignFailed } from './campaign-failed.tsx';

const route = getRouteApi('/shell/audience-campaigns/manager-dashboard/$id/{-$tab}');
const parts = ['plan', 'approval', 'results', 'links', 'pack', 'history'] as const;

/** One campaign by the number in the address. */
export function CampaignPage() {
  const { t } = useText();
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(campaignQuery(Number(id)));
  const hasFailed = isLost({ data, error });
  usePageTitle(data?.name ?? t('campaigns.managerTitle'));
  return (
    <PageFrame>
      {hasFailed ? <CampaignFailed error={error} onRetry={() => void refetch()} /> : null}
      {!data && !hasFailed ? <SkeletonRows rows={8} /> : null}
      {data && !hasFailed ? <OneCampaign key={data.id} campaign={data} /> : null}
    </PageFrame>
  );
}

function OneCampaign({ campaign }: { campaign: Campaign }) {
  const { t, language } = useText();
  const { tab: wanted } = route.useParams();
  const { group = 'day' } = readCampaignPageSearch({ ...route.useSearch() });
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const tab = parts.find((one) => one === wanted) ?? 'plan';
  const params = { id: String(campaign.id) };
  useShortcuts({ withModifier: {}, alone: campaign.can.edit ? { e: () => setEditing(true) } : {} }, true);
  const counts = {
    plan: campaign.items.total,
    approval: (campaign.can.decide ? 1 : 0) + campaign.items.client_review,
    results: 0,
    links: 0,
    pack: 0,
    history: 0,
  };
  const lead = [campaign.client, ...(campaign.from && campaign.to ? [formatDays(campaign.from, campaign.to, language)] : [])];
  return (
    <>
      <Stack mb={10}>
        <Breadcrumbs
          crumbs={[
            { label: t('campaigns.managerTitle'), link: { to: '/audience-campaigns/manager-dashboard', search: {} } },
            { label: campaign.name },
          ]}
        />
      </Stack>
      <PageHeader
        title={campaign.name}
        lead={
          <Row as="span" gap={8} wrap>
            <CampaignBadge state={campaign.state} />
            <span>{lead.join(', ')}</span>
          </Row>
        }
        actions={
          <>
            {campaign.proposed_at && campaign.state !== 'draft' && campaign.state !== 'cancelled' ? (
              <Button
                variant="default"
                leftSection={<IconEye size={16} aria-hidden="true" />}
                renderRoot={(props) => (
                  <Link
                    to="/audience-campaigns/client-dashboard"
                    search={{ client: campaign.workspace_id, campaign: campaign.id }}
                    {...props}
                  />
                )}
              >
                {t('campaigns.clientView')}
              </Button>
            ) : null}
            {tab === 'results' ? (
              <Button
                variant="default"
                leftSection={<IconFileImport size={16} aria-hidden="true" />}
                renderRoot={(props) => <Link to="/audience-campaigns/manager-dashboard/$id/import" params={params} {...props} />}
              >
                {t('campaignResults.import.title')}
              </Button>
            ) : null}
            <CampaignActions campaign={campaign} onEdit={() => setEditing(true)} />
          </>
        }
      />
      <QuietTabNav label={t('campaigns.parts')} mb={16}>
        {parts.map((one) => (
          <Link
            key={one}
            to="/audience-campaigns/manager-dashboard/$id/{-$tab}"
            params={{ ...params, tab: one }}
            search={{}}
            aria-current={one === tab ? 'page' : undefined}
            data-chosen={one === tab ? true : undefined}
          >
            {one === 'pack' ? t('campaignPack.tab') : t(`campaigns.tabs.${one}`)}
            <TabCount count={counts[one] > 0 ? counts[one] : null} />
          </Link>
        ))}
      </QuietTabNav>
      <div className={classes.page} data-wide={tab === 'results' || tab === 'links' || undefined}>
        {tab === 'plan' ? <CampaignPlan campaign={campaign} /> : null}
        {tab === 'approval' ? <CampaignApproval campaign={campaign} /> : null}
        {tab === 'results' ? (
          <CampaignResults
            campaign={campaign}
            group={group}
            onGroup={(next) =>
              void navigate({
                to: '/audience-campaigns/manager-dashboard/$id/{-$tab}',
                params: { ...params, tab: 'results' },
                search: { group: next },
                replace: true,
              })
            }
          />
        ) : null}
        {tab === 'links' ? <CampaignUrls campaign={campaign} /> : null}
        {tab === 'pack' ? <CampaignPackTab campaign={campaign} /> : null}
        {tab === 'history' ? <CampaignHistory campaign={campaign} /> : null}
        {tab === 'results' || tab === 'links' ? null : <CampaignSide campaign={campaign} />}
      </div>
      {isEditing ? <CampaignForm clients={[]} campaign={campaign} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
