export { deleteFolderAlone, getDeletableFolder, listFoldersWithin } from './delete-folder.ts';
export { getPlaceFolder, lockScopeFolder } from './find-place-folder.ts';
export { presentFolder } from './folders.present.ts';
export { countFiledByStatus, countFolderByStatus, deleteFolderRow, listFolders } from './folders.queries.ts';
