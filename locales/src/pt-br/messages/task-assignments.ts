import type english from '../../en/messages/task-assignments.ts';
import type { Words } from '../../words.ts';

export default {
  metadata_optimized: 'O título e a descrição otimizados estão prontos',
} satisfies Words<typeof english>;
