// The two ways to connect a writing model. Users without permission contact the owner.
import { AskOwner } from '../../../base/ask-owner.tsx';
import { useMe } from '../../../base/use-me.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ConnectModelCard } from './connect-model-card.tsx';
import { LocalModelCard } from './local-model-card.tsx';

export function ModelWays({ onConnected }: { onConnected?: () => void }) {
  const { t } = useText();
  const { can, owner } = useMe().user_info;
  if (!can.manage_models) {
    return (
      <Stack gap={12} align="start">
        <Text tone="muted">{t('outcome.ask')}</Text>
        {owner ? <AskOwner about="model" isPrimary /> : null}
      </Stack>
    );
  }
  return (
    <Stack gap={14}>
      <ConnectModelCard isFirst {...(onConnected ? { onConnected } : {})} />
      <LocalModelCard />
    </Stack>
  );
}
