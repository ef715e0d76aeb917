import type english from '../../en/interface/folders.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Ordner',
  all: 'Alle Dokumente',
  none: 'Ohne Ordner',
  new: 'Neuer Ordner',
  newInside: 'Neuer Ordner darin',
  renameOrMove: 'Umbenennen oder verschieben',
  open: '„{{name}}“ aufklappen',
  close: '„{{name}}“ zuklappen',
  hint: 'Dokumente in Ordner legen: nach Kampagne, Kunde oder Monat.',
  empty: 'Dieser Ordner ist leer',
  emptyLead: 'Dokumente darauf ziehen oder über ihr Menü hierher verschieben.',
  delete: 'Ordner löschen',
  moved_one: '{{documents}} Dokument verschoben',
  moved_other: '{{documents}} Dokumente verschoben',
  defaults: 'Vorgaben für Aufträge',
} satisfies Words<typeof english>;
