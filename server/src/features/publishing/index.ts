export { type MetaPair, metaPairPort } from './meta-pair-port.ts';
export * as publicationEvents from './publication-events.ts';
export { publishDocument } from './publish-document.ts';
