import type { CampaignItemState, CampaignState } from '@folio/contract/campaign-words';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useText } from '../../ui/use-text.ts';

const campaignKinds = {
  draft: 'off',
  proposed: 'hold',
  changes_requested: 'hold',
  approved: 'ready',
  running: 'progress',
  paused: 'off',
  completed: 'ready',
  cancelled: 'off',
} as const satisfies Record<CampaignState, string>;

const itemKinds = {
  planned: 'off',
  in_production: 'progress',
  client_review: 'hold',
  approved: 'ready',
  live: 'ready',
  dropped: 'off',
} as const satisfies Record<CampaignItemState, string>;

export function CampaignBadge({ state }: { state: CampaignState }) {
  const { t } = useText();
  return <StateBadge kind={campaignKinds[state]}>{t(`campaigns.states.${state}`)}</StateBadge>;
}

export function ItemBadge({ state }: { state: CampaignItemState }) {
  const { t } = useText();
  return <StateBadge kind={itemKinds[state]}>{t(`campaigns.itemStates.${state}`)}</StateBadge>;
}
