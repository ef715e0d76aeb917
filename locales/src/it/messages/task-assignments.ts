import type english from '../../en/messages/task-assignments.ts';
import type { Words } from '../../words.ts';

export default {
  metadata_optimized: 'Titolo e descrizione ottimizzati sono pronti',
} satisfies Words<typeof english>;
