import type english from '../../en/interface/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  workspace: 'Espace de travail',
  change: 'Changer d’espace de travail',
  settings: 'Réglages de l’espace',
  all: 'Tous les espaces de travail',
  lost: 'Vous ne faites plus partie de l’espace choisi. Choisissez-en un autre.',
} satisfies Words<typeof english>;
