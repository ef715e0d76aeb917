import type english from '../../en/interface-later/widgets.ts';
import type { Words } from '../../words.ts';

export default {
  openList: 'Ouvrir la liste',
  overdue: 'En retard',
  guest: '{{name}}, invité',
  notApproved: 'Non validé',
  oldestSince: 'la plus ancienne : {{day}}',
  today: 'aujourd’hui',
  enoughUntil: 'Suffisant jusqu’au {{day}} environ',
  notSent_one: '{{count}} document non envoyé depuis {{since}}. Rien n’est perdu.',
  notSent_other: '{{count}} documents non envoyés depuis {{since}}. Rien n’est perdu.',
  names: {
    my_tasks: 'Mes tâches ouvertes',
    due: 'À rendre dans les 7 jours',
    overdue: 'En retard',
    translations: 'Demandes de traduction',
    waiting: 'En attente de votre révision',
    load: 'Charge de révision',
    live_next: 'Prochaines publications',
    trend: 'Dernière tendance',
  },
  empty: {
    my_tasks: 'Vous n’avez aucune tâche ouverte',
    due: 'Rien n’est à rendre dans les 7 jours',
    overdue: 'Rien n’est en retard',
    translations: 'Aucune demande de traduction ouverte',
    waiting: 'Rien n’attend votre révision',
    load: 'Aucune tâche en révision',
    live_next: 'Aucune publication prévue',
    trend: 'La tendance d’un mot-clé apparaît ici dès que vous en vérifiez un',
  },
} satisfies Words<typeof english>;
