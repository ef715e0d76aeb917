import type en from '../en/privacy.ts';

export default {
  which: 'Welche Personen',
  current: 'Mit Platz',
  left: 'Ausgeschieden',
  leftLead: 'Personen, deren Platz gelöscht wurde. Ihre Daten können herausgegeben und endgültig gelöscht werden.',
  noneLeft: 'Niemand ist ausgeschieden',
  leftOn: 'Ausgeschieden am {{day}}',
  erased: 'Gelöscht',
  export: 'Daten exportieren',
  erase: 'Daten löschen',
  eraseTitle: 'Daten von {{name}} löschen?',
  eraseLead:
    'Name, Adresse, Profilangaben und Anmeldungen werden endgültig überschrieben. Dokumente bleiben, ohne den Namen. Das lässt sich nicht rückgängig machen!',
  typeName: 'Namen zur Bestätigung eingeben: {{name}}',
} satisfies typeof en;
