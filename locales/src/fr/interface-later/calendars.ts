import type english from '../../en/interface-later/calendars.ts';
import type { Words } from '../../words.ts';

export default {
  open: 'Flux de calendrier',
  title: 'Flux de calendrier',
  lead: 'Affiche dans votre logiciel de calendrier les échéances de vos tâches et relectures de cet espace de travail. Il se met à jour automatiquement.',
  leadAll:
    'Affiche dans votre logiciel de calendrier les échéances de vos tâches et relectures de tous vos espaces de travail. Il se met à jour automatiquement.',
  none: 'Vous n’avez pas de flux de calendrier.',
  create: 'Créer un flux',
  created: 'Copiez l’URL maintenant. Elle ne sera plus affichée.',
  copyNow: 'Copier l’URL',
  warning:
    'Toute personne disposant de cette URL peut lire les titres, statuts et dates de vos tâches et relectures. Les textes ne sont pas inclus.',
  add: 'Dans Google Agenda, Outlook, Calendrier d’Apple ou Thunderbird, ajoutez un calendrier par URL et collez-la.',
  replace: 'Remplacer',
  replaceText: 'L’URL utilisée cesse de fonctionner. Vos calendriers ont besoin de la nouvelle.',
  revoke: 'Révoquer',
  revokeText: 'Les calendriers qui utilisent ce flux ne sont plus mis à jour.',
  since: 'Créé le {{day}}',
  read: 'Dernière lecture {{time}}',
  notRead: 'Lu par aucun calendrier pour le moment',
  failed: 'Impossible de récupérer le flux de calendrier',
  done: 'Terminé',
} satisfies Words<typeof english>;
