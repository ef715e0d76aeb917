import type english from '../../en/messages/sources.ts';
import type { Words } from '../../words.ts';

export default {
  audit_source_created: 'A ajouté la source {subject}',
  audit_source_changed: 'A modifié la source {subject}',
  audit_source_refreshed: 'A fait relire la source {subject}',
  audit_source_deleted: 'A supprimé la source {subject}',
  source_saved: 'La source a été enregistrée',
  source_refreshing: 'La source est relue',
  source_deleted: 'La source a été supprimée',
  call_of_additional_source: 'Recherche dans les sources',
} satisfies Words<typeof english>;
