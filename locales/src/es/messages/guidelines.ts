import type english from '../../en/messages/guidelines.ts';
import type { Words } from '../../words.ts';

export default {
  audit_briefing_created: 'Creó el briefing {subject}',
  audit_briefing_changed: 'Cambió el briefing {subject}',
  audit_briefing_deleted: 'Eliminó el briefing {subject}',
  briefing_saved: 'El briefing se ha guardado',
  briefing_deleted: 'El briefing se ha eliminado',
} satisfies Words<typeof english>;
