import type { DocumentDetail } from '@folio/contract/document-shapes';

/** True for orders of images, video or audio: their accompanying text cannot be edited. */
export const isMediaDocument = ({ category, assets }: Pick<DocumentDetail, 'category' | 'assets'>): boolean =>
  category === 'media' && assets.length > 0;
