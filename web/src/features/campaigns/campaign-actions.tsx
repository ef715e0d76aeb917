// Actions on a campaign: the first possible step is the page's button, the others are in the menu.

import type { Campaign } from '@folio/contract/campaign-shapes';
import { Button, Menu } from '@mantine/core';
import { IconArchive, IconCheck, IconEdit, IconPlayerPause, IconPlayerPlay, IconSend, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Row } from '../../ui/row.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import { CancelDialog, DecideOnWord } from './decide-dialog.tsx';
import { plainSteps, useCampaignStep } from './use-campaign-step.ts';

const icons = { propose: IconSend, start: IconPlayerPlay, pause: IconPlayerPause, resume: IconPlayerPlay, close: IconArchive };
const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

export function CampaignActions({ campaign, onEdit }: { campaign: Campaign; onEdit: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'decide' | 'cancel' | null>(null);
  const step = useCampaignStep(campaign.id, () => setAsked(null));
  const { can } = campaign;
  const possible = plainSteps.filter((one) => can[one]);
  const first = can.decide ? null : (possible[0] ?? null);
  const others = possible.filter((one) => one !== first);
  const Icon = first ? icons[first] : null;
  const remove = useSingleMutation({
    mutationFn: () => api.campaigns.remove({ id: campaign.id }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      void navigate({ to: '/audience-campaigns/manager-dashboard', search: {} });
      return invalidate(client, 'campaign.changed');
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const deletion = can.delete
    ? {
        loss: t('campaigns.loss', { name: campaign.name }),
        verb: t('campaigns.delete'),
        isBusy: remove.isPending,
        onConfirm: (done: () => void) => remove.run(undefined, done),
      }
    : null;
  return (
    <Row gap={8} wrap>
      {can.decide ? (
        <Button leftSection={<IconCheck {...icon} />} onClick={() => setAsked('decide')}>
          {t('campaigns.steps.decide')}
        </Button>
      ) : null}
      {first && Icon ? (
        <Button
          variant={first === 'pause' ? 'default' : 'filled'}
          leftSection={<Icon {...icon} />}
          loading={step.isPending}
          onClick={() => step.run({ step: first })}
        >
          {t(`campaigns.steps.${first}`)}
        </Button>
      ) : null}
      {others.length > 0 || can.edit || can.cancel || deletion ? (
        <MoreMenu name={campaign.name} deletion={deletion}>
          {can.edit ? (
            <Menu.Item leftSection={<IconEdit {...icon} />} onClick={onEdit}>
              {t('campaigns.form.edit')}
            </Menu.Item>
          ) : null}
          {others.map((one) => {
            const Own = icons[one];
            return (
              <Menu.Item key={one} leftSection={<Own {...icon} />} onClick={() => step.run({ step: one })}>
                {t(`campaigns.steps.${one}`)}
              </Menu.Item>
            );
          })}
          {can.cancel ? (
            <Menu.Item leftSection={<IconX {...icon} />} onClick={() => setAsked('cancel')}>
              {t('campaigns.steps.cancel')}
            </Menu.Item>
          ) : null}
        </MoreMenu>
      ) : null}
      {asked === 'decide' ? (
        <DecideOnWord
          campaign={campaign}
          contact={campaign.contact?.name || campaign.contact?.email || campaign.client}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === 'cancel' ? (
        <CancelDialog
          isBusy={step.isPending}
          onClose={() => setAsked(null)}
          onSubmit={(note) => step.run({ step: 'cancel', note })}
        />
      ) : null}
    </Row>
  );
}
