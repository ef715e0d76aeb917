import type english from '../../en/interface-work/notices.ts';
import type { Words } from '../../words.ts';

export default {
  unread: 'Da leggere',
  all: 'Vedi tutte le notifiche',
  readAll: 'Segna tutto come letto',
  failed: 'Non è stato possibile caricare le notifiche',
  empty: 'Ancora nessuna novità',
  emptyLead: 'Quando un documento è pronto o ha bisogno di te, lo leggi qui.',
} satisfies Words<typeof english>;
