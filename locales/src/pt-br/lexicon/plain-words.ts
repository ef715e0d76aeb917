import type english from '../../en/lexicon/plain-words.ts';
import type { Words } from '../../words.ts';

export default [
  ['em virtude do fato de que', 'porque'],
  ['devido ao fato de que', 'porque'],
  ['com o objetivo de', 'para'],
  ['com a finalidade de', 'para'],
  ['a fim de', 'para'],
  ['no presente momento', 'agora'],
  ['por conseguinte', 'por isso'],
  ['posteriormente', 'depois'],
  ['anteriormente', 'antes'],
  ['atualmente', 'hoje'],
  ['exclusivamente', 'só'],
  ['unicamente', 'só'],
  ['frequentemente', 'muitas vezes'],
  ['mediante', 'com'],
  ['utilizar', 'usar'],
  ['efetuar', 'fazer'],
  ['adquirir', 'comprar'],
] satisfies Words<typeof english>;
