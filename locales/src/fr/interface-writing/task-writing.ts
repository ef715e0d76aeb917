import type english from '../../en/interface-writing/task-writing.ts';
import type { Words } from '../../words.ts';

export default {
  waitsForYou: 'En attente de votre avis',
  stepNow: 'Étape {{number}} sur {{total}} : {{name}}',
  inPackage: 'Dans ce lot',
  passed_one: '{{passed}} étape sur {{total}}',
  passed_other: '{{passed}} étapes sur {{total}}',
  shown: 'Contenu affiché',
  document: 'Document',
  changes: 'Modifications',
  changesHint: 'Modifications depuis ma dernière approbation',
  notSaved: 'Le texte de cette page n’est pas celui qui est enregistré. Vérifiez-le, puis réessayez',
  noDocument: 'Pas encore de document',
  noDocumentLead: 'Démarrez la tâche pour créer son document ou choisissez-en un existant.',
  choose: 'Choisir un document',
  task: 'Tâche {{id}}',
  section: 'Tâche',
  type: 'Type',
  typeHint: {
    ai: 'L’outil rédige le texte.',
    manual: 'Une personne rédige le texte. Cela ne coûte aucun crédit et le document s’ouvre avec les titres H2.',
  },
  orderFor: 'Cette commande est destinée à la tâche {{id}} : {{title}}',
  keptInput: 'Le formulaire affiche les champs de la tâche. Votre saisie précédente est conservée.',
  showKept: 'Afficher ma saisie précédente',
  showTask: 'Afficher les champs de la tâche',
} satisfies Words<typeof english>;
