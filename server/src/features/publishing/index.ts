export { listSentTexts } from './publication-days.queries.ts';
export * as publicationEvents from './publication-events.ts';
export { isLiveSql } from './publications.queries.ts';
export { publishDocument } from './publish-document.ts';
export { showFailingWebsite } from './retry-publications.ts';
