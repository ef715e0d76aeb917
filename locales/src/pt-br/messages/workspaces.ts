import type english from '../../en/messages/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  audit_workspace_created: 'Criou o espaço de trabalho {subject}',
  audit_workspace_deleted: 'Excluiu o espaço de trabalho {subject}',
  audit_workspace_member_added: 'Adicionou {subject} a um espaço',
  audit_workspace_member_removed: 'Retirou {subject} de um espaço',
  workspace_created: 'O espaço de trabalho foi criado',
  workspace_deleted: 'O espaço de trabalho foi excluído',
  workspace_not_found: 'Este espaço de trabalho não foi encontrado',
  workspace_limit: 'Você atingiu o limite de espaços de trabalho ({max})',
  workspace_needs_manager: '“{name}” precisa de pelo menos um membro que possa gerenciá-lo',
  workspace_members_added: 'Os membros foram adicionados',
  workspace_members_removed: 'Os membros foram removidos',
  person_not_found: 'Esta pessoa não foi encontrada',
} satisfies Words<typeof english>;
