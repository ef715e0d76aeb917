// The campaigns that a guest is the contact of, above the texts of their link.

import type { CampaignClient } from '@folio/contract/campaign-client';
import { Button, Select } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api.ts';
import { invalidate } from '../base/stale-after.ts';
import { useDownload } from '../base/use-download.ts';
import classes from '../features/campaigns/campaigns.module.css';
import { ClientCampaignView } from '../features/campaigns/client-campaign-view.tsx';
import { DecideDialog } from '../features/campaigns/decide-dialog.tsx';
import { ApproveSeen } from '../features/guest-review/approve-seen.tsx';
import { guestLinkQuery } from '../features/guest-review/guest-review.queries.ts';
import type { SeenTask } from '../features/guest-review/use-seen-tasks.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useText } from '../ui/use-text.ts';

interface GuestCampaignsProps {
  token: string;
  client: CampaignClient;
  canApprove: boolean;
  /** Opens a text of the link; other texts have no link. */
  onOpenTask: (id: number) => void;
  taskIds: readonly number[];
  /** Texts that wait for this guest, and those that they have opened. */
  decidable: readonly number[];
  seen: ReadonlyMap<number, SeenTask>;
}

export function GuestCampaigns({ token, client: first, canApprove, onOpenTask, taskIds, decidable, seen }: GuestCampaignsProps) {
  const { t } = useText();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<number>();
  const [isDeciding, setDeciding] = useState(false);
  const { data } = useQuery({ ...guestLinkQuery(token, chosen), enabled: chosen !== undefined });
  const client = data?.client ?? first;
  const { campaign } = client;
  if (!campaign) return null;
  const live = campaign.plan.filter(({ state }) => state === 'live').length;
  return (
    <PageFrame>
      <PageHeader
        title={campaign.name}
        lead={t('campaigns.client.live', { live, count: campaign.plan.length })}
        actions={
          client.campaigns.length > 1 ? (
            <Select
              aria-label={t('campaigns.list.campaign')}
              data={client.campaigns.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(campaign.id)}
              allowDeselect={false}
              comboboxProps={{ shadow: 'none' }}
              onChange={(value) => setChosen(Number(value))}
            />
          ) : null
        }
      />
      <div className={classes.stack}>
        <ClientCampaignView
          campaign={campaign}
          isClient
          onDecide={canApprove ? () => setDeciding(true) : null}
          decideAll={
            canApprove ? (
              <ApproveSeen
                token={token}
                campaign={campaign.asks_decision ? campaign : null}
                waiting={campaign.plan.flatMap(({ waiting_task_id: id }) => (id !== null && decidable.includes(id) ? [id] : []))}
                seen={seen}
              />
            ) : null
          }
          renderDownload={(pack) => <GuestPack token={token} campaignId={campaign.id} name={pack.file_name} />}
          renderOpen={({ waiting_task_id: id }) =>
            id !== null && taskIds.includes(id) ? (
              <Button onClick={() => onOpenTask(id)}>{t('campaigns.client.reviewText')}</Button>
            ) : null
          }
        />
      </div>
      {isDeciding ? (
        <DecideDialog
          contact={null}
          decide={async (decision) => {
            await api.guestReview.decideCampaign(
              { campaign_id: campaign.id, state_hash: campaign.state_hash, ...decision },
              { context: { reviewToken: token } },
            );
            return { message: t('campaigns.client.decided') };
          }}
          onClose={() => setDeciding(false)}
          onSettled={() => invalidate(queries, 'guest_review.changed', { token })}
        />
      ) : null}
    </PageFrame>
  );
}

/** The pack is fetched with the token of the link, which no address carries. */
function GuestPack({ token, campaignId, name }: { token: string; campaignId: number; name: string }) {
  const { t } = useText();
  const download = useDownload(
    () => api.guestReview.pack({ campaign_id: campaignId }, { context: { reviewToken: token } }),
    name,
  );
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('campaignPack.download')}
    </Button>
  );
}
