import type { OrderRow } from '@folio/contract/orders';
import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { IconDownload } from '@tabler/icons-react';
import { useText } from '../../ui/use-text.ts';
import { downloadFormats } from './download-document.ts';
import { useOrderActions } from './use-order-actions.ts';

/** The primary action of a document: five formats to take it away in. */
export function DownloadMenu({ order }: { order: OrderRow }) {
  const { t } = useText();
  const { download } = useOrderActions();
  return (
    <Menu position="bottom-end" width={190}>
      <Menu.Target>
        <Button leftSection={<IconDownload size={17} aria-hidden="true" />} loading={download.isPending}>
          {t('actions.download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {downloadFormats.map((format) => (
          <Menu.Item key={format} onClick={() => download.mutate({ order, format })}>
            {t(`orders.formats.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
