import type english from '../../en/interface-document/websites.ts';
import type { Words } from '../../words.ts';

export default {
  republish: 'Erneut veröffentlichen',
  publishedOn: 'Veröffentlicht auf',
  openThere: 'Dort öffnen',
  update: 'Aktualisierung',
  publication: {
    queued: 'Wartet',
    sending: 'Wird gesendet',
    live: 'Live',
    remote_draft: 'Dort als Entwurf',
    failed: 'Fehlgeschlagen',
    outdated: 'Veraltet',
  },
} satisfies Words<typeof english>;
