import type english from '../../en/lexicon/link-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

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
] satisfies ShapeOf<typeof english>;
