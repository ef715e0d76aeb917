import type english from '../../en/messages/guidelines.ts';
import type { Words } from '../../words.ts';

export default {
  audit_briefing_created: 'Briefing {subject} angelegt',
  audit_briefing_changed: 'Briefing {subject} geändert',
  audit_briefing_deleted: 'Briefing {subject} gelöscht',
  briefing_saved: 'Das Briefing wurde gespeichert',
  briefing_deleted: 'Das Briefing wurde gelöscht',
} satisfies Words<typeof english>;
