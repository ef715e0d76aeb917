import type english from '../../en/messages/sources.ts';
import type { Words } from '../../words.ts';

export default {
  audit_source_created: 'Ha aggiunto la fonte {subject}',
  audit_source_changed: 'Ha modificato la fonte {subject}',
  audit_source_refreshed: 'Ha fatto rileggere la fonte {subject}',
  audit_source_deleted: 'Ha eliminato la fonte {subject}',
  source_saved: 'La fonte è stata salvata',
  source_refreshing: 'La fonte viene letta di nuovo',
  source_deleted: 'La fonte è stata eliminata',
  call_of_additional_source: 'Ricerca nelle fonti',
} satisfies Words<typeof english>;
