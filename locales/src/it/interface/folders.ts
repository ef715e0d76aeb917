import type english from '../../en/interface/folders.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Cartelle',
  all: 'Tutti i documenti',
  none: 'Senza cartella',
  new: 'Nuova cartella',
  newInside: 'Nuova cartella all’interno',
  renameOrMove: 'Rinomina o sposta',
  open: 'Apri “{{name}}”',
  close: 'Chiudi “{{name}}”',
  hint: 'Ordina i documenti in cartelle: per campagna, cliente o mese.',
  empty: 'Questa cartella è vuota',
  emptyLead: 'Trascinaci i documenti o spostali qui dal loro menu.',
  delete: 'Elimina cartella',
  moved_one: '{{documents}} documento spostato',
  moved_other: '{{documents}} documenti spostati',
  defaults: 'Con che cosa iniziano gli ordini',
} satisfies Words<typeof english>;
