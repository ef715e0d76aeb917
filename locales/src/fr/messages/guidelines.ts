import type english from '../../en/messages/guidelines.ts';
import type { Words } from '../../words.ts';

export default {
  audit_briefing_created: 'A créé le brief {subject}',
  audit_briefing_changed: 'A modifié le brief {subject}',
  audit_briefing_deleted: 'A supprimé le brief {subject}',
  briefing_saved: 'Le brief a été enregistré',
  briefing_deleted: 'Le brief a été supprimé',
} satisfies Words<typeof english>;
