// The package in the client's view: its content, and the link to it.
import type { ClientPack } from '@folio/contract/campaign-packs';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatBytes, formatDateTime } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './campaigns.module.css';

export function ClientPackPanel({ pack, children }: { pack: ClientPack; children: ReactNode }) {
  const { t, language } = useText();
  return (
    <Panel
      title={t('campaignPack.title')}
      aside={<Text as="span" size="sm" tone="quiet">{`ZIP, ${formatBytes(pack.bytes, language)}`}</Text>}
    >
      <Stack gap={8}>
        <p>{t('campaignPack.clientLead')}</p>
        <Row as="p" gap={8} className={classes.checked}>
          <IconCircleCheck size={16} stroke={1.7} aria-hidden="true" />
          {t('campaignPack.files', { count: pack.files })}
        </Row>
        <Text size="sm" tone="quiet">
          {t('campaignPack.until', { at: formatDateTime(pack.expires_at, language) })}
        </Text>
        <div>{children}</div>
      </Stack>
    </Panel>
  );
}
