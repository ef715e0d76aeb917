import type english from '../../en/lexicon/author-notes.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  placeholder: 'Da aggiungere',
  metaPlaceholder: 'Da scrivere a testo finito',
  remarks: [
    'Ciò che le fonti dicono su',
    'Le fonti non dicono nulla su',
    'Nessun passo trovato per',
    'Non utilizzate perché in un’altra lingua:',
    'Parola chiave per questa sezione:',
  ],
  sources: ['Fonti'],
  meta: ['Slug dell’URL', 'Meta title', 'Meta description', 'Meta titolo', 'Meta descrizione', 'URL slug', 'Slug'],
} satisfies ShapeOf<typeof english>;
