import type english from '../../en/interface/actions.ts';
import type { Words } from '../../words.ts';

export default {
  success: 'Erfolgreich',
  retry: 'Erneut versuchen',
  close: 'Schließen',
  open: 'Öffnen',
  download: 'Herunterladen',
  delete: 'Löschen',
  newDocument: 'Neues Dokument',
  more: 'Aktionen für {{name}}',
} satisfies Words<typeof english>;
