import type english from '../../en/messages/task-assignments.ts';
import type { Words } from '../../words.ts';

export default {
  metadata_optimized: 'Le titre et la description optimisés sont prêts',
} satisfies Words<typeof english>;
