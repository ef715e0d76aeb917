import type english from '../../en/lexicon/plain-words.ts';
import type { Words } from '../../words.ts';

export default [
  ['zum gegenwärtigen zeitpunkt', 'derzeit'],
  ['zu einem späteren zeitpunkt', 'später'],
  ['nichtsdestotrotz', 'trotzdem'],
  ['nichtsdestoweniger', 'trotzdem'],
  ['diesbezüglich', 'dazu'],
  ['infolgedessen', 'deshalb'],
  ['demzufolge', 'also'],
  ['desweiteren', 'außerdem'],
  ['des weiteren', 'außerdem'],
  ['darüber hinaus', 'außerdem'],
  ['gegebenenfalls', 'falls nötig'],
  ['ausschließlich', 'nur'],
  ['lediglich', 'nur'],
  ['oftmals', 'oft'],
  ['bereits', 'schon'],
  ['zirka', 'etwa'],
] satisfies Words<typeof english>;
