// The primary action of pictures, sound and film: download in the formats of their kind.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { documentActionsFor } from '../../base/document-actions.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { MenuItem } from '../../ui/menu-parts.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useText } from '../../ui/use-text.ts';
import { useMediaDownloads } from './use-media-downloads.ts';

export function MediaDownloadMenu({ order }: { order: DocumentDetail }) {
  const { t } = useText();
  const { isBusy, choices } = useMediaDownloads(order);
  const actions = documentActionsFor('page', [order], t, { download: () => ({ choices, isDisabled: isBusy }) });
  usePageActions(order.title, actions);
  return (
    <DownloadButton width={190} isBusy={isBusy}>
      {choices.map(({ id, label, run }) => (
        <MenuItem key={id} disabled={isBusy} onClick={run}>
          {label}
        </MenuItem>
      ))}
    </DownloadButton>
  );
}
