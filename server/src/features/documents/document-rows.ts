// Rows of documents and of their versions for features that show some of them.
export { findDocument } from './document.queries.ts';
export { countByStatus, type OrderListRow } from './document-list.queries.ts';
export { presentRow } from './document-row.present.ts';
export { findVersion, listNewestVersions, listTexts, lockDocuments } from './documents.queries.ts';
export { readProvenance } from './provenance.ts';
