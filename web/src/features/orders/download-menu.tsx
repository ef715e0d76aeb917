import type { OrderRow } from '@folio/contract/orders';
import { Button, Loader, Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { IconDownload } from '@tabler/icons-react';
import { useId } from 'react';
import { useText } from '../../ui/use-text.ts';
import { downloadFormats, provenanceFormats } from './download-document.ts';
import { useOrderActions } from './use-order-actions.ts';

/** The primary action of a document: the formats to take it away in, three of them also with who wrote which passage. */
export function DownloadMenu({ order }: { order: OrderRow }) {
  const { t } = useText();
  const { download } = useOrderActions();
  const withProvenance = useId();
  // `loading` would disable the button, and the focus that returns to it from the menu would be lost.
  const sign = download.isPending ? (
    <Loader size={17} color="currentColor" aria-hidden="true" />
  ) : (
    <IconDownload size={17} aria-hidden="true" />
  );
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <Button leftSection={sign} aria-busy={download.isPending}>
          {t('actions.download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {downloadFormats.map((format) => (
          <Menu.Item key={format} disabled={download.isPending} onClick={() => download.mutate({ order, format })}>
            {t(`orders.formats.${format}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label id={withProvenance}>{t('orders.withProvenance')}</Menu.Label>
        {provenanceFormats.map((format) => (
          <Menu.Item
            key={format}
            disabled={download.isPending}
            aria-describedby={withProvenance}
            onClick={() => download.mutate({ order, format, provenance: true })}
          >
            {t(`orders.formats.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
