import type english from '../../en/interface/notices.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Notifiche',
  bell: 'Notifiche, {{count}} da leggere',
  news: 'Nuova notifica: {{text}}',
  unread: 'Da leggere',
  all: 'Vedi tutte le notifiche',
  readAll: 'Segna tutto come letto',
  failed: 'Non è stato possibile caricare le notifiche',
  empty: 'Ancora nessuna novità',
  emptyLead: 'Quando un documento è pronto o ha bisogno di te, lo leggi qui.',
} satisfies Words<typeof english>;
