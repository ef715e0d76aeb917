import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { ReactNode } from 'react';
import { agoWithin, formatNumber } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import { isMediaDocument } from './media/is-media-document.ts';

/** The line below a document's title: its tool, its length, and `children`. */
export function DocumentLine({ order, words, children }: { order: DocumentDetail; words: number; children: ReactNode }) {
  const { t, language } = useText();
  const length = isMediaDocument(order) ? null : t('orders.words', { count: words, words: formatNumber(words, language) });
  return (
    <>
      {order.tool_name}, {length === null ? null : `${length}, `}
      {children}
    </>
  );
}

export function SavedAt({ at }: { at: string }) {
  const { t, language } = useText();
  return <time dateTime={at}>{t('editor.save.saved', { ago: agoWithin(at, language) })}</time>;
}
