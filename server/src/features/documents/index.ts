export { closeCurrentVersion } from './close-current-version.ts';
export { findDocument } from './document.queries.ts';
export * as documentEvents from './document-events.ts';
export * as documentRows from './document-rows.ts';
export { findCurrentVersion, insertVersion, lockDocument } from './documents.queries.ts';
export * as downloads from './downloads/downloads.ts';
export { insertFinished } from './insert-finished.ts';
export { getEditableDetail, getVisibleDetail } from './show-document.ts';
export { refuseBrokenRules } from './voice-report.ts';
