import type english from '../../en/interface-document/websites.ts';
import type { Words } from '../../words.ts';

export default {
  republish: 'Pubblica di nuovo',
  publishedOn: 'Pubblicato su',
  openThere: 'Apri sul sito',
  update: 'Aggiornamento',
  publication: {
    queued: 'In attesa',
    sending: 'Invio in corso',
    live: 'Online',
    remote_draft: 'Bozza sul sito',
    failed: 'Non riuscito',
    outdated: 'Non aggiornato',
  },
} satisfies Words<typeof english>;
