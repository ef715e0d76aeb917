import type english from '../../en/interface-later/privacy.ts';
import type { Words } from '../../words.ts';

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
    'Name, E-Mail-Adresse, Profilangaben und Anmeldungen werden überschrieben, Unterhaltungen, Entwürfe und nicht verwendete Dateien gelöscht, und zwar endgültig. Dokumente bleiben, ohne den Namen. Das lässt sich nicht rückgängig machen!',
  typeName: 'Namen zur Bestätigung eingeben: {{name}}',
  ownTitle: 'Ihre Daten',
  ownLead:
    'Ein ZIP mit allem, was über Sie gespeichert ist: Profil, Dokumente mit ihren Versionen, Kommentare, Unterhaltungen, Quellen und Dateien. Passwörter und Token sind nicht enthalten.',
  ownExport: 'Meine Daten exportieren',
  ownRefused: 'Nur die Person selbst kann hier ihre Daten exportieren.',
  preparing: 'Die Datei wird vorbereitet. Große Exporte dauern einige Minuten.',
  accountTitle: 'Daten des Kontos',
  accountLead:
    'Ein ZIP mit allem, was das Konto enthält: Dokumente mit ihren Versionen, Kommentare, Briefings, Quellen, Dateien, Personen und das Audit-Protokoll. Unterhaltungen, Benachrichtigungen und Entwürfe stehen nur im Export der jeweiligen Person.',
  accountExport: 'Konto exportieren',
  guestEraseLead:
    'Name und E-Mail-Adresse werden endgültig überschrieben, und die Prüflinks enden. Kommentare und Entscheidungen bleiben, ohne den Namen.',
  typeEmail: 'Zur Bestätigung die E-Mail-Adresse eingeben: {{email}}',
  guestsLead:
    'Personen ohne Platz, die Aufgaben prüfen oder Kontakte von Kampagnen sind. Ihre Daten können herausgegeben und endgültig gelöscht werden.',
  guestsTitle: 'Gäste und Kontakte',
} satisfies Words<typeof english>;
