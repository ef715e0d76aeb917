import type english from '../../en/interface-review/task-attachments.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Anhänge',
  none: 'Es sind keine Dateien angehängt.',
  add: 'Dateien anhängen',
  kinds: 'PDF-, Office-, Text-, Bild-, Audio- und Videodateien; höchstens {{count}} Dateien zu je {{size}} MB',
  uploading: 'Wird hochgeladen',
  by: '{{name}}, {{day}}',
  download: '{{name}} herunterladen',
  delete: '{{name}} löschen',
  deleteLoss: '„{{name}}“ wird gelöscht. Prüfschritte, die Dateien ansehen, beginnen von vorn.',
  deleteVerb: 'Datei löschen',
  full: 'Diese Aufgabe hat {{count}} Dateien, mehr sind nicht möglich.',
} satisfies Words<typeof english>;
