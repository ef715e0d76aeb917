import type english from '../../en/lexicon/plain-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default [
  ['a causa del fatto che', 'perché'],
  ['in considerazione del fatto che', 'perché'],
  ['per mezzo di', 'con'],
  ['al fine di', 'per'],
  ['allo scopo di', 'per'],
  ['in merito a', 'su'],
  ['altresì', 'anche'],
  ['pertanto', 'quindi'],
  ['tuttavia', 'però'],
  ['attualmente', 'oggi'],
  ['esclusivamente', 'solo'],
  ['unicamente', 'solo'],
  ['frequentemente', 'spesso'],
  ['mediante', 'con'],
  ['effettuare', 'fare'],
  ['utilizzare', 'usare'],
] satisfies ShapeOf<typeof english>;
