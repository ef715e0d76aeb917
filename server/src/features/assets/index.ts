export * as assetRows from './assets.queries.ts';
export { checkUpload, endingsOf } from './check-upload.ts';
export { currentFiles } from './current-files.ts';
export { inlinePictures } from './inline-pictures.ts';
export { findStorageUse } from './storage-use.queries.ts';
export { type AssetFacts, addressOfAsset, addressOfThumbnail, presentAsset, storeFile } from './store-file.ts';
export { createThumbnails } from './thumbnails.ts';
