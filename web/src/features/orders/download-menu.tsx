import type { OrderRow } from '@folio/contract/document-shapes';
import { Menu } from '@mantine/core';
import { useId } from 'react';
import { DownloadButton } from '../../ui/download-button.tsx';
import { useText } from '../../ui/use-text.ts';
import { downloadFormats, provenanceFormats } from './download-document.ts';
import { useOrderActions } from './use-order-actions.ts';

/** The primary action of a document: the formats to take it away in, three of them also with who wrote which passage. */
export function DownloadMenu({ order }: { order: OrderRow }) {
  const { t } = useText();
  const { download } = useOrderActions();
  const withProvenance = useId();
  return (
    <DownloadButton width={230} isBusy={download.isPending}>
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
    </DownloadButton>
  );
}
