export * as publicationEvents from './publication-events.ts';
export { publishDocument } from './publish-document.ts';
