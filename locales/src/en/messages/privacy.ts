export default {
  audit_person_exported: 'Exported the data of {subject}',
  audit_account_exported: 'Exported the data of the account',
  audit_person_erased: 'Erased a person’s data',
  erase_seat_first: "Delete this person's seat first",
  export_too_large: 'This export is larger than 3.5 GB. Ask your administrator for a backup instead',
  erased_person: 'Erased person',
  person_erased: 'The personal data was erased',
  audit_guest_exported: 'Exported the data of the guest {subject}',
  audit_guest_erased: 'Erased a guest’s data',
  erased_guest: 'Erased guest',
  guest_erased: 'The guest’s data was erased',
};
