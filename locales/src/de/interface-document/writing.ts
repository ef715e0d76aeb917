import type english from '../../en/interface-document/writing.ts';
import type { Words } from '../../words.ts';

export default {
  outline: 'Gliederung',
  noHeadings: 'Dieser Text hat noch keine Überschriften',
} satisfies Words<typeof english>;
