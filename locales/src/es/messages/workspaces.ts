import type english from '../../en/messages/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  audit_workspace_created: 'Creó el espacio de trabajo {subject}',
  audit_workspace_deleted: 'Eliminó el espacio de trabajo {subject}',
  audit_workspace_member_added: 'Añadió a {subject} a un espacio',
  audit_workspace_member_removed: 'Quitó a {subject} de un espacio',
  workspace_created: 'Se ha creado el espacio de trabajo',
  workspace_deleted: 'Se ha eliminado el espacio de trabajo',
  workspace_not_found: 'No se ha encontrado este espacio de trabajo',
  workspace_limit: 'Has alcanzado tu límite de espacios de trabajo ({max})',
  workspace_needs_manager: '«{name}» necesita al menos un miembro que pueda gestionarlo',
  workspace_members_added: 'Se han añadido los miembros',
  workspace_members_removed: 'Se han quitado los miembros',
  person_not_found: 'No se ha encontrado a esta persona',
} satisfies Words<typeof english>;
