import type english from '../../en/messages/sources.ts';
import type { Words } from '../../words.ts';

export default {
  audit_source_created: 'Quelle {subject} hinzugefügt',
  audit_source_changed: 'Quelle {subject} geändert',
  audit_source_refreshed: 'Quelle {subject} neu einlesen lassen',
  audit_source_deleted: 'Quelle {subject} gelöscht',
  source_saved: 'Die Quelle wurde gespeichert',
  source_refreshing: 'Die Quelle wird neu gelesen',
  source_deleted: 'Die Quelle wurde gelöscht',
  call_of_additional_source: 'Suche in Quellen',
} satisfies Words<typeof english>;
