import type { OrderRow } from '@folio/contract/document-shapes';
import { useId } from 'react';
import { documentActionsFor } from '../../base/document-actions.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { MenuDivider, MenuItem, MenuLabel } from '../../ui/menu-parts.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useText } from '../../ui/use-text.ts';
import { useDownloads } from './use-downloads.ts';

/** The primary action of a document: its download formats, three of them also with authorship. */
export function DownloadMenu({ order }: { order: OrderRow }) {
  const { t } = useText();
  const { isBusy, choices, withProvenance } = useDownloads(order);
  const labelId = useId();
  const actions = documentActionsFor('page', [order], t, { download: () => ({ isDisabled: isBusy, choices }) });
  usePageActions(order.title, actions);
  return (
    <DownloadButton width={230} isBusy={isBusy}>
      {actions
        .flatMap((action) => ('choices' in action ? action.choices : []))
        .map((choice) => (
          <MenuItem key={choice.id} disabled={isBusy} onClick={choice.run}>
            {choice.label}
          </MenuItem>
        ))}
      <MenuDivider />
      <MenuLabel id={labelId}>{t('orders.withProvenance')}</MenuLabel>
      {withProvenance.map((choice) => (
        <MenuItem key={choice.id} disabled={isBusy} aria-describedby={labelId} onClick={choice.run}>
          {choice.label}
        </MenuItem>
      ))}
    </DownloadButton>
  );
}
