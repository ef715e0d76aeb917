export default {
  success: 'Success',
  retry: 'Try again',
  close: 'Close',
  open: 'Open',
  download: 'Download',
  delete: 'Delete',
  newDocument: 'New document',
  more: 'Actions for {{name}}',
};
