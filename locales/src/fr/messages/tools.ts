import type english from '../../en/messages/tools.ts';
import type { Words } from '../../words.ts';

export default {
  audit_custom_tool_created: 'A créé l’outil {subject}',
  audit_custom_tool_changed: 'A modifié l’outil {subject}',
  audit_custom_tool_deleted: 'A supprimé l’outil {subject}',
  custom_tool_saved: 'L’outil a été enregistré',
  custom_tool_deleted: 'L’outil a été supprimé',
  custom_tool_limit: 'Un compte peut avoir au plus {max} outils à lui',
} satisfies Words<typeof english>;
