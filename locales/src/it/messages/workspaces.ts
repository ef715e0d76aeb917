import type english from '../../en/messages/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  audit_workspace_created: 'Ha creato lo spazio di lavoro {subject}',
  audit_workspace_deleted: 'Ha eliminato lo spazio di lavoro {subject}',
  audit_workspace_member_added: 'Ha aggiunto {subject} a uno spazio di lavoro',
  audit_workspace_member_removed: 'Ha tolto {subject} da uno spazio di lavoro',
  workspace_created: 'Lo spazio di lavoro è stato creato',
  workspace_deleted: 'Lo spazio di lavoro è stato eliminato',
  workspace_not_found: 'Questo spazio di lavoro non è stato trovato',
  workspace_limit: 'Hai raggiunto il limite di spazi di lavoro ({max})',
  workspace_needs_manager: '«{name}» ha bisogno di almeno un membro che possa gestirlo',
  workspace_members_added: 'I membri sono stati aggiunti',
  workspace_members_removed: 'I membri sono stati rimossi',
  person_not_found: 'Questa persona non è stata trovata',
} satisfies Words<typeof english>;
