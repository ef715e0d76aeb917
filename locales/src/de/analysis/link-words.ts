import type english from '../../en/analysis/link-words.ts';
import type { Words } from '../../words.ts';

export default [
  'hier',
  'hier klicken',
  'klicken sie hier',
  'klick hier',
  'mehr',
  'mehr lesen',
  'weiterlesen',
  'mehr erfahren',
  'link',
  'weiter',
] satisfies Words<typeof english>;
