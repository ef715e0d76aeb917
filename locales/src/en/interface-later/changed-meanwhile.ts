// A form whose subject another user changed after it was opened.
export default {
  title: '“{{name}}” was changed meanwhile',
  lead: 'Someone saved another version after you opened it. Your entries are still here and not saved.',
  keepSaved: 'Keep the saved version',
  saveMine: 'Save my changes',
};
