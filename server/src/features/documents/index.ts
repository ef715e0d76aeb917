export { cancelRestore } from './cancel-restore.ts';
export { closeCurrentVersion } from './close-current-version.ts';
export { countChangedWords } from './count-changed-words.ts';
export { presentVersion } from './documents.present.ts';
export {
  findCurrentVersion,
  findVersion,
  insertVersion,
  listCurrentVersions,
  listVersions,
  lockDocument,
  nameVersion,
} from './documents.queries.ts';
export { fileNameFor } from './downloads/file-name.ts';
export { type DownloadFormat, renderDownload } from './downloads/render-download.ts';
export { zipDocuments } from './downloads/zip-download.ts';
export { getProvenance } from './get-provenance.ts';
export { provenanceHtml } from './provenance-html.ts';
export { restoreVersion } from './restore-version.ts';
export { saveDocument } from './save-document.ts';
