import type english from '../../en/lexicon/link-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default [
  'qui',
  'clicca qui',
  'clicca',
  'leggi di più',
  'di più',
  'scopri di più',
  'continua',
  'link',
  'questo link',
  'leggi tutto',
] satisfies ShapeOf<typeof english>;
