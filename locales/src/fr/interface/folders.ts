import type english from '../../en/interface/folders.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Dossiers',
  all: 'Tous les documents',
  none: 'Sans dossier',
  new: 'Nouveau dossier',
  newInside: 'Nouveau dossier à l’intérieur',
  renameOrMove: 'Renommer ou déplacer',
  open: 'Ouvrir « {{name}} »',
  close: 'Fermer « {{name}} »',
  hint: 'Classez les documents dans des dossiers : par campagne, client ou mois.',
  empty: 'Ce dossier est vide',
  emptyLead: 'Glissez-y des documents ou déplacez-les depuis leur menu.',
  delete: 'Supprimer le dossier',
  moved_one: '{{documents}} document déplacé',
  moved_other: '{{documents}} documents déplacés',
  defaults: 'Réglages des commandes',
} satisfies Words<typeof english>;
