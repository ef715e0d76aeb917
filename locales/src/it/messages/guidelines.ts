import type english from '../../en/messages/guidelines.ts';
import type { Words } from '../../words.ts';

export default {
  audit_briefing_created: 'Ha creato il brief {subject}',
  audit_briefing_changed: 'Ha modificato il brief {subject}',
  audit_briefing_deleted: 'Ha eliminato il brief {subject}',
  briefing_saved: 'Il brief è stato salvato',
  briefing_deleted: 'Il brief è stato eliminato',
} satisfies Words<typeof english>;
