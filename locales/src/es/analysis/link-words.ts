import type english from '../../en/analysis/link-words.ts';
import type { Words } from '../../words.ts';

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
] satisfies Words<typeof english>;
