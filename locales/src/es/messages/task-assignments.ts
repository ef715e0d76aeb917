import type english from '../../en/messages/task-assignments.ts';
import type { Words } from '../../words.ts';

export default {
  metadata_optimized: 'El título y la descripción optimizados están listos',
} satisfies Words<typeof english>;
