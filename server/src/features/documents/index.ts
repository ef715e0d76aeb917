export { closeCurrentVersion } from './close-current-version.ts';
export { deleteDocuments } from './delete-documents.ts';
export { deliverVersion } from './deliver-version.ts';
export { findDocument } from './document.queries.ts';
export { documentSaved, documentsDeleting, documentsLeaving, documentTextChanged } from './document-events.ts';
export { countByStatus as countDocumentsByStatus, type OrderListRow } from './document-list.queries.ts';
export { presentRow as presentDocumentRow } from './document-row.present.ts';
export {
  findCurrentVersion,
  findVersion,
  listNewestVersions,
  listTexts as listDocumentTexts,
  lockDocument,
  lockDocuments,
} from './documents.queries.ts';
export { fileNameFor } from './downloads/file-name.ts';
export { openPdf } from './downloads/open-pdf.ts';
export { renderDownload } from './downloads/render-download.ts';
export { zipDocuments } from './downloads/zip-download.ts';
export { insertFinished } from './insert-finished.ts';
export { type MetaPair, metaPairPort } from './meta-pair-port.ts';
export { readProvenance } from './provenance.ts';
export { insertVersion, prepareVersion } from './save-version.ts';
export { getEditableDetail, getVisibleDetail } from './show-document.ts';
export { brokenRules } from './voice-report.ts';
