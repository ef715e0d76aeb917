// Items that say all in their reason: an order on hold, a warning, a schedule that failed. What to do is one button.
import type { InboxItem } from '@folio/contract/inbox';
import type { ReactNode } from 'react';
import type { RenderFrame } from '../../base/use-preview-keys.ts';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';

interface PlainPreviewProps {
  item: InboxItem;
  /** The button that leads to where it is settled. */
  action: ReactNode;
  renderFrame: RenderFrame;
}

export function PlainPreview({ item, action, renderFrame }: PlainPreviewProps) {
  const { t } = useText();
  const lead = item.kind === 'hold' ? t(item.can.includes('connect_model') ? 'inbox.connectLead' : 'inbox.askFor') : null;
  return renderFrame({
    actions: action,
    children: (
      <Panel title={t(`inbox.kinds.${item.kind}`)}>
        <Stack gap={8}>
          <Text breaks dir="auto">
            {item.reason}
          </Text>
          {lead ? <Text tone="quiet">{lead}</Text> : null}
        </Stack>
      </Panel>
    ),
  });
}
