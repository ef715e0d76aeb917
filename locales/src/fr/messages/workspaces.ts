import type english from '../../en/messages/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  audit_workspace_created: 'A créé l’espace de travail {subject}',
  audit_workspace_deleted: 'A supprimé l’espace de travail {subject}',
  audit_workspace_member_added: 'A ajouté {subject} à un espace',
  audit_workspace_member_removed: 'A retiré {subject} d’un espace',
  workspace_created: 'L’espace de travail a été créé',
  workspace_deleted: 'L’espace de travail a été supprimé',
  workspace_not_found: 'Cet espace de travail est introuvable',
  workspace_limit: 'Vous avez atteint votre limite d’espaces de travail ({max})',
  workspace_needs_manager: '« {name} » a besoin d’au moins un membre qui puisse le gérer',
  workspace_members_added: 'Les membres ont été ajoutés',
  workspace_members_removed: 'Les membres ont été retirés',
  person_not_found: 'Cette personne est introuvable',
} satisfies Words<typeof english>;
