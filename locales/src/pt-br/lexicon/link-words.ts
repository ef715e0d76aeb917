import type english from '../../en/lexicon/link-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default [
  'aqui',
  'clique aqui',
  'leia mais',
  'saiba mais',
  'mais',
  'ver mais',
  'link',
  'este link',
  'continue lendo',
] satisfies ShapeOf<typeof english>;
