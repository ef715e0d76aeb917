import type english from '../../en/interface-later/uses.ts';
import type { Words } from '../../words.ts';

export default {
  defaults: 'Par défaut dans {{list}}.',
  named: 'Mention dans {{things}}.',
  both: 'Par défaut dans {{list}} ; mention dans {{things}}.',
  unknown: 'Les utilisations n’ont pas pu être chargées.',
  folders_one: '{{number}} dossier',
  folders_other: '{{number}} dossiers',
  workspaces_one: '{{number}} espace de travail',
  workspaces_other: '{{number}} espaces de travail',
  tasks_one: '{{number}} tâche ouverte',
  tasks_other: '{{number}} tâches ouvertes',
  campaigns_one: '{{number}} campagne',
  campaigns_other: '{{number}} campagnes',
  cards_one: '{{number}} carte de catégorie',
  cards_other: '{{number}} cartes de catégorie',
} satisfies Words<typeof english>;
