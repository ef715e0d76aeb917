export default {
  which: 'Which people',
  current: 'With a seat',
  left: 'Who left',
  leftLead: 'People whose seat was deleted. Their data can be handed out, and erased for good.',
  noneLeft: 'Nobody has left',
  leftOn: 'Left on {{day}}',
  erased: 'Erased',
  export: 'Export data',
  erase: 'Erase data',
  eraseTitle: 'Erase the data of {{name}}?',
  eraseLead:
    "Name, address, profile facts and sign-ins are overwritten for good. Documents stay, without the name. You won't be able to revert this!",
  typeName: 'Type the name to confirm: {{name}}',
};
