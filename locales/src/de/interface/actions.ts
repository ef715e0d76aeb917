import type english from '../../en/interface/actions.ts';
import type { Words } from '../../words.ts';

export default {
  success: 'Erfolgreich',
  retry: 'Erneut versuchen',
  close: 'Schließen',
  save: 'Speichern',
  copy: 'Kopieren',
  copied: 'Kopiert',
  open: 'Öffnen',
  download: 'Herunterladen',
  delete: 'Löschen',
  back: 'Zurück',
  add: 'Hinzufügen',
  remove: '{{name}} entfernen',
  cancel: 'Abbrechen',
  newDocument: 'Neues Dokument',
  more: 'Aktionen für {{name}}',
} satisfies Words<typeof english>;
