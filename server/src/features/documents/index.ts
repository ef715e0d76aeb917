export { presentVersion } from './documents.present.ts';
export { findCurrentVersion, findVersion, insertVersion, listVersions, nameVersion } from './documents.queries.ts';
export { restoreVersion } from './restore-version.ts';
export { saveDocument } from './save-document.ts';
