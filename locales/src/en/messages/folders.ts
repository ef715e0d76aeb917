export default {
  folder_not_found: 'This folder was not found',
  folder_created: 'Folder created',
  folder_saved: 'Folder saved',
  too_many_folders: 'A place can have at most {max} folders',
};
