import type english from '../../en/interface-work/folders.ts';
import type { Words } from '../../words.ts';

export default {
  create: 'Créer le dossier',
  change: 'Modifier le dossier',
  name: 'Nom',
  inside: 'À l’intérieur de',
  outermost: 'Premier niveau',
  folder: 'Dossier',
  workspace: 'Espace de travail',
  loss: 'Le dossier « {{name}} » est supprimé.',
  contents: 'Ce que devient son contenu',
  keepContents_one: 'Garder {{documents}} document et les sous-dossiers, un niveau plus haut',
  keepContents_other: 'Garder {{documents}} documents et les sous-dossiers, un niveau plus haut',
  deleteContents_one: 'Supprimer aussi {{documents}} document et les sous-dossiers',
  deleteContents_other: 'Supprimer aussi {{documents}} documents et les sous-dossiers',
  deleteWith_one: 'Supprimer le dossier et {{documents}} document',
  deleteWith_other: 'Supprimer le dossier et {{documents}} documents',
  move_one: 'Déplacer le document',
  move_other: 'Déplacer {{documents}} documents',
  moveVerb_one: 'Déplacer le document',
  moveVerb_other: 'Déplacer {{documents}} documents',
  defaultsOf: 'Commandes dans « {{name}} »',
  defaultsLead: 'Les commandes passées dans ce dossier commencent ainsi, sauf choix contraire.',
  asWorkspace: 'Comme dans l’espace de travail',
  sources: 'Sources supplémentaires',
} satisfies Words<typeof english>;
