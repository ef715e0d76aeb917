import type english from '../../en/interface-later/document-links.ts';
import type { Words } from '../../words.ts';

export default {
  tab: 'Link',
  inText: 'In questo testo',
  toPage: 'Verso la sua pagina',
  emptyLead: '“Cerca link” trova in questo testo i punti adatti alle pagine del sito web.',
  all_one: 'Tutti: {{count}} suggerimento',
  all_other: 'Tutti i {{count}} suggerimenti',
} satisfies Words<typeof english>;
