import type { OrderRow } from '@folio/contract/document-shapes';
import { useId } from 'react';
import { documentActionsFor } from '../../base/document-actions.ts';
import { useDocumentSession } from '../../base/document-session-context.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { MenuDivider, MenuItem, MenuLabel } from '../../ui/menu-parts.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useText } from '../../ui/use-text.ts';
import { downloadFormats, provenanceFormats } from './download-document.ts';
import { useOrderActions } from './use-order-actions.ts';

/** The primary action of a document: the formats to download it in, three of them also with who wrote which passage. */
export function DownloadMenu({ order }: { order: OrderRow }) {
  const { t } = useText();
  const session = useDocumentSession();
  const { download } = useOrderActions();
  const withProvenance = useId();
  const actions = documentActionsFor('page', [order], t, {
    download: () => ({
      isDisabled: download.isPending,
      choices: downloadFormats.map((format) => ({
        id: format,
        label: t(`orders.formats.${format}`),
        run: () => void session.save().finally(() => download.mutate({ order, format })),
      })),
    }),
  });
  usePageActions(order.title, actions);
  return (
    <DownloadButton width={230} isBusy={download.isPending}>
      {actions
        .flatMap((action) => ('choices' in action ? action.choices : []))
        .map((choice) => (
          <MenuItem key={choice.id} disabled={download.isPending} onClick={choice.run}>
            {choice.label}
          </MenuItem>
        ))}
      <MenuDivider />
      <MenuLabel id={withProvenance}>{t('orders.withProvenance')}</MenuLabel>
      {provenanceFormats.map((format) => (
        <MenuItem
          key={format}
          disabled={download.isPending}
          aria-describedby={withProvenance}
          onClick={() => download.mutate({ order, format, provenance: true })}
        >
          {t(`orders.formats.${format}`)}
        </MenuItem>
      ))}
    </DownloadButton>
  );
}
