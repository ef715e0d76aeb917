import type english from '../../en/analysis/link-words.ts';
import type { Words } from '../../words.ts';

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
] satisfies Words<typeof english>;
