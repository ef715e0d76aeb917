import type english from '../../en/interface-document/websites.ts';
import type { Words } from '../../words.ts';

export default {
  republish: 'Publier à nouveau',
  publishedOn: 'Publié sur',
  openThere: 'Ouvrir sur le site',
  update: 'Mise à jour',
  publication: {
    queued: 'En attente',
    sending: 'Envoi en cours',
    live: 'En ligne',
    remote_draft: 'Brouillon sur le site',
    failed: 'Échec',
    outdated: 'Obsolète',
  },
} satisfies Words<typeof english>;
