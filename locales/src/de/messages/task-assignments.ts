import type english from '../../en/messages/task-assignments.ts';
import type { Words } from '../../words.ts';

export default {
  metadata_optimized: 'Optimierter Titel und optimierte Beschreibung sind fertig',
} satisfies Words<typeof english>;
