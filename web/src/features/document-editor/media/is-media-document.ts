import type { DocumentDetail } from '@folio/contract/document-shapes';

/** True where pictures, film or sound are what was ordered: the words about them are no text to edit. */
export const isMediaDocument = ({ category, assets }: Pick<DocumentDetail, 'category' | 'assets'>): boolean =>
  category === 'media' && assets.length > 0;
