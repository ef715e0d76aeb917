export { checkGivenSources, type GivenSources, insertGivenSources, keysOf, storeFiles } from './add-sources.ts';
export { insertReadSource } from './insert-read-source.ts';
export { pageFetch } from './page-fetch.ts';
export { readSources } from './read-sources.ts';
export { savePage } from './save-page.ts';
export { sourceDeleted } from './source-events.ts';
export * as sourceRows from './sources.queries.ts';
export { sourceRights } from './sources.rights.ts';
export * as topicSources from './topic-sources.queries.ts';
