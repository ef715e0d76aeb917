import type english from '../../en/interface-writing/document-links.ts';
import type { Words } from '../../words.ts';

export default {
  inText: 'In questo testo',
  toPage: 'Verso la sua pagina',
  emptyLead: '“Cerca link” trova in questo testo i punti adatti alle pagine del sito web.',
  all_one: 'Tutti: {{count}} suggerimento',
  all_other: 'Tutti i {{count}} suggerimenti',
  order: {
    title: 'Link con anchor text dalle regole per parole chiave',
    find: 'Trova link con anchor text',
    rules: 'Regole per parole chiave',
    add_one: 'Aggiungi {{count}} link',
    add_other: 'Aggiungi {{count}} link',
    none: 'Nessuna regola corrisponde ad argomento, parole chiave e titoli.',
    tooLong: 'Nel campo non c’è spazio per questi link. Scegline di meno.',
  },
} satisfies Words<typeof english>;
