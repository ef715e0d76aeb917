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
    "Name, email, profile facts and log-ins are overwritten, and conversations, drafts and unused files deleted, for good. Documents stay, without the name. You won't be able to revert this!",
  typeName: 'Type the name to confirm: {{name}}',
  ownTitle: 'Your data',
  ownLead:
    'A zip with everything kept about you: profile, documents with their versions, comments, conversations, sources and files. Passwords and tokens are not in it.',
  ownExport: 'Export my data',
  ownRefused: 'Only the person themself can export their data here.',
  preparing: 'Preparing the file. Large exports take a few minutes.',
  accountTitle: 'Data of the account',
  accountLead:
    'A zip with everything the account holds: documents with their versions, comments, briefings, sources, files, people and the audit log. Conversations, notifications and drafts are only in the export of each person.',
  accountExport: 'Export account',
  guestEraseLead:
    'Name and email are overwritten for good, and the review links end. Comments and decisions stay, without the name.',
  typeEmail: 'Type the email to confirm: {{email}}',
  guestsLead:
    'People without a seat who review tasks or are contacts of campaigns. Their data can be handed out, and erased for good.',
  guestsTitle: 'Guests and contacts',
};
