import type english from '../../en/interface-document/task-writing.ts';
import type { Words } from '../../words.ts';

export default {
  review: 'Révision',
} satisfies Words<typeof english>;
