import type { OrderRow } from '@folio/contract/document-shapes';
import { DownloadDialog } from '../../ui/download-dialog.tsx';
import { useText } from '../../ui/use-text.ts';
import { useDownloads } from './use-downloads.ts';

/** The formats of a document on a page with another green button. */
export function DocumentDownloadDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const { t } = useText();
  const { isBusy, choices, withProvenance } = useDownloads(order);
  return (
    <DownloadDialog
      groups={[{ choices }, { label: t('orders.withProvenance'), choices: withProvenance }]}
      isBusy={isBusy}
      onClose={onClose}
    />
  );
}
