import type english from '../../en/messages/task-records.ts';
import type { Words } from '../../words.ts';

export default {
  record_title: 'Freigabeprotokoll: {title}',
  record_task: 'Aufgabe {id}, Arbeitsbereich {workspace}',
  record_not_approved: 'Dieser Inhalt ist nicht freigegeben.',
  record_same: 'Der Inhalt ist jetzt genau der freigegebene.',
  record_differs: 'Der Inhalt hat sich seitdem geändert. Er ist jetzt: {hash}',
  record_time: 'Zeit',
  record_step: 'Schritt',
  record_person: 'Person',
  record_what: 'Ereignis',
  record_content: 'Inhalt',
  record_automatic: 'Automatisch',
  record_acting: 'durch {name}',
  record_guest: 'Gast',
  record_by_code: 'bestätigt durch einen Code per E-Mail',
  record_by_link: 'hat den Link geöffnet, ohne Code',
  record_foot:
    'Jede Entscheidung ist an den Inhalt gebunden, den die Person gesehen hat. Angezeigt werden die ersten 12 Zeichen seines SHA-256-Hashs; das JSON-Protokoll enthält ihn ganz.',
  record_approve: 'Freigegeben',
  record_changes: 'Änderungen angefordert',
  record_reject: 'Abgelehnt',
  record_submitted: 'Zur Prüfung eingereicht',
  record_withdrawn: 'Zurückgezogen',
  record_reopened: 'Wieder geöffnet',
  record_reopened_by_edit: 'Eine Änderung hat die Prüfung wieder geöffnet',
  record_published: 'Veröffentlicht',
  record_link_waived: 'Defekten Link akzeptiert',
  record_question_waived: 'Frage eines Gasts übergangen',
  record_approved_content: 'Freigegebener Inhalt (SHA-256): {hash}',
  record_approved: 'Alle Schritte freigegeben',
} satisfies Words<typeof english>;
