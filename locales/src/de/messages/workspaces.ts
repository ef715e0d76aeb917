import type english from '../../en/messages/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  audit_workspace_created: 'Arbeitsbereich {subject} angelegt',
  audit_workspace_deleted: 'Arbeitsbereich {subject} gelöscht',
  audit_workspace_member_added: '{subject} in einen Arbeitsbereich aufgenommen',
  audit_workspace_member_removed: '{subject} aus einem Arbeitsbereich genommen',
  workspace_created: 'Der Arbeitsbereich wurde angelegt',
  workspace_deleted: 'Der Arbeitsbereich wurde gelöscht',
  workspace_not_found: 'Dieser Arbeitsbereich wurde nicht gefunden',
  workspace_limit: 'Sie haben Ihr Limit an Arbeitsbereichen erreicht ({max})',
  workspace_needs_manager: '„{name}“ braucht mindestens ein Mitglied, das ihn verwalten darf',
  workspace_members_added: 'Die Mitglieder wurden hinzugefügt',
  workspace_members_removed: 'Die Mitglieder wurden entfernt',
  person_not_found: 'Diese Person wurde nicht gefunden',
} satisfies Words<typeof english>;
