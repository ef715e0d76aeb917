import type english from '../../en/lexicon/link-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default [
  'aquí',
  'haz clic aquí',
  'haga clic aquí',
  'pincha aquí',
  'leer más',
  'más',
  'saber más',
  'ver más',
  'enlace',
  'este enlace',
] satisfies ShapeOf<typeof english>;
