export { getPlaceFolder, holdPlaceFolder } from './find-place-folder.ts';
export { presentFolder } from './folders.present.ts';
export { countFolderByStatus, deleteFolderRow, emptyInto, listDocumentsIn, listFolders } from './folders.queries.ts';
export { getDeletableFolder, keepContents, listFoldersWithin } from './delete-folder.ts';
