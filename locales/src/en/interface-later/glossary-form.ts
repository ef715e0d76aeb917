export default {
  note: 'Note',
  noteHint: 'For linguists, such as where the term is used',
  forbidden: 'Forbidden translation',
  forbiddenHint: 'A translation that uses it gets a warning',
};
