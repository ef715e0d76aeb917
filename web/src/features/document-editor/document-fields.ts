import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { DocumentFields } from '../../base/document-session.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The fields of a document that people edit beside its text. */
export const fieldsOf = ({ title, content }: DocumentDetail): DocumentFields => ({
  title,
  metaTitle: textOf(content['meta_title']),
  metaDescription: textOf(content['meta_description']),
});
