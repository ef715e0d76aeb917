import type english from '../../en/interface-review/task-dates.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Jours et règles',
  zone: 'Fuseau horaire',
  zoneHint: 'Les jours des tâches y commencent et y finissent, et les rappels partent à 09:00.',
  free: 'Jours libres',
  freeHint: 'Ces jours-là, le samedi et le dimanche, rien n’est à rendre et aucun rappel n’est envoyé.',
  add: 'Ajouter un jour',
  removeDay: 'Retirer le {{day}}',
  none: 'Pas encore de jour libre.',
  self: 'Chacun peut approuver son propre travail',
  selfHint: 'Sinon, la personne qui a écrit ou soumis le contenu ne peut pas l’approuver.',
  schedule: 'Programmer',
  scheduleTitle: 'Programmer la publication',
  when: 'Date et heure ({{zone}})',
  scheduled: 'Publication automatique le {{when}}',
  cancel: 'Annuler la publication',
  failed: 'Non publié : {{reason}}',
} satisfies Words<typeof english>;
