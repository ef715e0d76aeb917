import type english from '../../en/interface-later/calendars.ts';
import type { Words } from '../../words.ts';

export default {
  open: 'Kalender-Feed',
  title: 'Kalender-Feed',
  lead: 'Zeigt die Fälligkeiten Ihrer Aufgaben und Prüfungen in diesem Arbeitsbereich in Ihrem Kalenderprogramm. Er aktualisiert sich automatisch.',
  leadAll:
    'Zeigt die Fälligkeiten Ihrer Aufgaben und Prüfungen in allen Ihren Arbeitsbereichen in Ihrem Kalenderprogramm. Er aktualisiert sich automatisch.',
  none: 'Sie haben keinen Kalender-Feed.',
  create: 'Feed erstellen',
  created: 'Kopieren Sie die URL jetzt. Sie wird nicht noch einmal angezeigt.',
  copyNow: 'URL kopieren',
  warning: 'Wer diese URL hat, kann Titel, Status und Termine Ihrer Aufgaben und Prüfungen lesen. Texte sind nicht enthalten.',
  add: 'Fügen Sie in Google Kalender, Outlook, Apple Kalender oder Thunderbird einen Kalender per URL hinzu und fügen Sie sie dort ein.',
  replace: 'Ersetzen',
  replaceText: 'Die bisherige URL funktioniert dann nicht mehr. Ihre Kalender brauchen die neue.',
  revoke: 'Widerrufen',
  revokeText: 'Kalender mit diesem Feed werden nicht mehr aktualisiert.',
  since: 'Erstellt am {{day}}',
  read: 'Zuletzt gelesen {{time}}',
  notRead: 'Noch von keinem Kalender gelesen',
  failed: 'Der Kalender-Feed konnte nicht abgerufen werden',
  done: 'Fertig',
} satisfies Words<typeof english>;
