import type { DocumentDetail } from '@folio/contract/document-shapes';
import { DownloadDialog } from '../../ui/download-dialog.tsx';
import { useMediaDownloads } from './use-media-downloads.ts';

/** The media formats on a page with another green button. */
export function MediaDownloadDialog({ order, onClose }: { order: DocumentDetail; onClose: () => void }) {
  const { isBusy, choices } = useMediaDownloads(order);
  return <DownloadDialog groups={[{ choices }]} isBusy={isBusy} onClose={onClose} />;
}
