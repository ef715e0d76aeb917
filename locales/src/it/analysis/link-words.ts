import type english from '../../en/analysis/link-words.ts';
import type { Words } from '../../words.ts';

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
] satisfies Words<typeof english>;
