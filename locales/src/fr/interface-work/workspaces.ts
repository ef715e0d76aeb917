import type english from '../../en/interface-work/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  chooseTitle: 'Où voulez-vous travailler ?',
  chooseLead: 'Les documents appartiennent à l’espace où ils sont commandés. Vous pouvez en changer à tout moment.',
  firstTitle: 'Travailler ensemble',
  noneYet: 'Un espace de travail réunit les documents que plusieurs personnes partagent. Vous n’en avez pas encore.',
  noneForYou: 'Vous ne faites encore partie d’aucun espace. Un propriétaire du compte peut vous ajouter.',
  personalLead: 'Vous seul en voyez le contenu',
  members_one: '{{count}} membre',
  members_other: '{{count}} membres',
  documents_one: '{{count}} document',
  documents_other: '{{count}} documents',
  new: 'Créer un espace de travail',
  create: 'Créer',
  name: 'Nom de l’espace de travail',
  nameNeeded: 'Donnez un nom à l’espace de travail',
  goOn: 'Travailler dans l’espace personnel',
  team: 'Mon équipe',
  noTeam: 'Vous ne partagez encore aucun espace de travail.',
  more_one: 'et {{count}} autre',
  more_other: 'et {{count}} autres',
  invite: 'Inviter',
  mine: 'Mes espaces de travail',
} satisfies Words<typeof english>;
