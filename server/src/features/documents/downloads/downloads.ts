// What other features need to make files that are downloaded.
export { fileNameFor } from './file-name.ts';
export { renderDownload } from './render-download.ts';
export { zipDocuments } from './zip-download.ts';
