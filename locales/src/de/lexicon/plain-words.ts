import type english from '../../en/lexicon/plain-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default [
  ['zum gegenwärtigen zeitpunkt', 'derzeit'],
  ['zu einem späteren zeitpunkt', 'später'],
  ['zum jetzigen zeitpunkt', 'jetzt'],
  ['aufgrund der tatsache, dass', 'weil'],
  ['für den fall, dass', 'falls'],
  ['in der regel', 'meist'],
  ['nichtsdestotrotz', 'trotzdem'],
  ['nichtsdestoweniger', 'trotzdem'],
  ['diesbezüglich', 'dazu'],
  ['infolgedessen', 'deshalb'],
  ['demzufolge', 'also'],
  ['desweiteren', 'außerdem'],
  ['des weiteren', 'außerdem'],
  ['darüber hinaus', 'außerdem'],
  ['lediglich', 'nur'],
  ['oftmals', 'oft'],
  ['bereits', 'schon'],
  ['zirka', 'etwa'],
] satisfies ShapeOf<typeof english>;
