export default {
  title: 'Are you sure?',
  text: "You won't be able to revert this!",
  keep: 'Keep',
  unsaved: 'What you entered in “{{title}}” is not saved.',
  discard: 'Discard changes',
};
