export { checkGivenSources, type GivenSources, insertGivenSources, keysOf, storeFiles } from './add-sources.ts';
export { keepPage } from './keep-page.ts';
export { insertReadSource } from './keep-read-page.ts';
export { pageFetch } from './page-fetch.ts';
export { readSources } from './read-sources.ts';
export { sourceDeleted } from './source-events.ts';
export * as sourceRows from './sources.queries.ts';
export { sourceRights } from './sources.rights.ts';
export * as topicSources from './topic-sources.queries.ts';
