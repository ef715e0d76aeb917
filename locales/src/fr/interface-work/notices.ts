import type english from '../../en/interface-work/notices.ts';
import type { Words } from '../../words.ts';

export default {
  unread: 'Non lue',
  all: 'Voir toutes les notifications',
  readAll: 'Tout marquer comme lu',
  failed: 'Vos notifications n’ont pas pu être chargées',
  empty: 'Rien de nouveau pour l’instant',
  emptyLead: 'Dès qu’un document est prêt ou a besoin de vous, c’est annoncé ici.',
} satisfies Words<typeof english>;
