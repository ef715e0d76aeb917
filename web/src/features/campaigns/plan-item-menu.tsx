// Actions on an item of the plan. A removed one is edited, freed of its links or restored.
import type { CampaignItem } from '@folio/contract/campaign-shapes';
import { Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconClipboardPlus,
  IconEdit,
  IconEye,
  IconEyeOff,
  IconLink,
  IconTrashX,
  IconWand,
  IconWorldShare,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import { readPlanIfRefused } from './item-refusals.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

interface PlanItemMenuProps {
  item: CampaignItem;
  onOpen: (kind: 'form' | 'links' | 'url' | 'task' | 'order') => void;
}

export function PlanItemMenu({ item, onOpen }: PlanItemMenuProps) {
  const { t } = useText();
  const client = useQueryClient();
  const change = useSingleMutation({
    mutationFn: (call: { is_shared: boolean } | { is_dropped: boolean }) =>
      'is_shared' in call ? api.campaignItems.share({ id: item.id, ...call }) : api.campaignItems.drop({ id: item.id, ...call }),
    onSuccess: () => invalidate(client, 'campaign.changed'),
    onError: (error) => {
      toastError(messageOf(error));
      return readPlanIfRefused(client, error);
    },
  });
  const isDropped = item.state === 'dropped';
  return (
    <MoreMenu name={item.name} width={250}>
      <Menu.Item leftSection={<IconEdit {...icon} />} onClick={() => onOpen('form')}>
        {t('campaigns.plan.edit')}
      </Menu.Item>
      {isDropped && item.links.length === 0 ? null : (
        <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => onOpen('links')}>
          {t('campaigns.plan.links')}
        </Menu.Item>
      )}
      {isDropped ? null : (
        <>
          <Menu.Item leftSection={<IconClipboardPlus {...icon} />} onClick={() => onOpen('task')}>
            {t('campaignPlan.newTask')}
          </Menu.Item>
          <Menu.Item leftSection={<IconWand {...icon} />} onClick={() => onOpen('order')}>
            {t('campaignPlan.order')}
          </Menu.Item>
          <Menu.Item leftSection={<IconWorldShare {...icon} />} onClick={() => onOpen('url')}>
            {t('campaigns.urls.new')}
          </Menu.Item>
          <Menu.Item
            leftSection={item.is_shared ? <IconEyeOff {...icon} /> : <IconEye {...icon} />}
            onClick={() => change.run({ is_shared: !item.is_shared })}
          >
            {t(item.is_shared ? 'campaigns.plan.hide' : 'campaigns.plan.share')}
          </Menu.Item>
        </>
      )}
      <Menu.Item
        leftSection={isDropped ? <IconArrowBackUp {...icon} /> : <IconTrashX {...icon} />}
        onClick={() => change.run({ is_dropped: !isDropped })}
      >
        {t(isDropped ? 'campaigns.plan.restore' : 'campaigns.plan.drop')}
      </Menu.Item>
    </MoreMenu>
  );
}
