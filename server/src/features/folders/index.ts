export { deleteFolderAlone, getDeletableFolder, listFoldersWithin } from './delete-folder.ts';
export { getFolderInScope as getPlaceFolder, lockScopeFolder } from './find-folder-in-scope.ts';
export { presentFolder } from './folders.present.ts';
export { countFiledByStatus, countFolderByStatus, deleteFolderRow, listFolders } from './folders.queries.ts';
