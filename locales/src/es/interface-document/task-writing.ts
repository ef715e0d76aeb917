import type english from '../../en/interface-document/task-writing.ts';
import type { Words } from '../../words.ts';

export default {
  review: 'Revisión',
} satisfies Words<typeof english>;
