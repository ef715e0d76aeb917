// Download formats for the text of a document, three of them also with authorship.
import type { OrderRow } from '@folio/contract/document-shapes';
import { useDocumentSession } from '../../base/document-session-context.ts';
import { useText } from '../../ui/use-text.ts';
import { downloadFormats, provenanceFormats } from './download-document.ts';
import { useOrderActions } from './use-order-actions.ts';

/** Saves the open document before a download. */
export function useDownloads(order: OrderRow) {
  const { t } = useText();
  const session = useDocumentSession();
  const { download } = useOrderActions();
  return {
    isBusy: download.isPending,
    choices: downloadFormats.map((format) => ({
      id: format,
      label: t(`orders.formats.${format}`),
      run: () => void session.save().finally(() => download.mutate({ order, format })),
    })),
    withProvenance: provenanceFormats.map((format) => ({
      id: format,
      label: t(`orders.formats.${format}`),
      run: () => download.mutate({ order, format, provenance: true }),
    })),
  };
}
