export default {
  save: 'Save',
  copy: 'Copy',
  copied: 'Copied',
  back: 'Back',
  add: 'Add',
  remove: 'Remove {{name}}',
  cancel: 'Cancel',
};
