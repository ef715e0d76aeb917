import type english from '../../en/interface-writing/task-writing.ts';
import type { Words } from '../../words.ts';

export default {
  waitsForYou: 'Wartet auf Sie',
  stepNow: 'Schritt {{number}} von {{total}}: {{name}}',
  inPackage: 'In diesem Paket',
  passed_one: '{{passed}} von {{total}} Schritt',
  passed_other: '{{passed}} von {{total}} Schritten',
  shown: 'Angezeigter Inhalt',
  document: 'Dokument',
  changes: 'Änderungen',
  changesHint: 'Änderungen seit meiner letzten Freigabe',
  notSaved: 'Der Text auf dieser Seite ist nicht der gespeicherte. Prüfen Sie ihn und versuchen Sie es erneut',
  noDocument: 'Noch kein Dokument',
  noDocumentLead: 'Starten Sie die Aufgabe, um das Dokument anzulegen, oder wählen Sie ein vorhandenes.',
  choose: 'Dokument auswählen',
  task: 'Aufgabe {{id}}',
  section: 'Aufgabe',
  type: 'Art',
  typeHint: {
    ai: 'Das Werkzeug schreibt den Text.',
    manual: 'Eine Person schreibt den Text. Das kostet keine Credits, und das Dokument beginnt mit den H2-Überschriften.',
  },
  orderFor: 'Diese Bestellung gehört zur Aufgabe {{id}}: {{title}}',
  keptInput: 'Das Formular zeigt die Felder der Aufgabe. Ihre früheren Eingaben bleiben erhalten.',
  showKept: 'Meine früheren Eingaben anzeigen',
  showTask: 'Felder der Aufgabe anzeigen',
} satisfies Words<typeof english>;
