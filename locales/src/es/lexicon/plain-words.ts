import type english from '../../en/lexicon/plain-words.ts';
import type { Words } from '../../words.ts';

export default [
  ['debido al hecho de que', 'porque'],
  ['con el fin de', 'para'],
  ['con el objetivo de', 'para'],
  ['con la finalidad de', 'para'],
  ['a pesar de que', 'aunque'],
  ['en la actualidad', 'hoy'],
  ['con anterioridad', 'antes'],
  ['con posterioridad', 'después'],
  ['por consiguiente', 'por eso'],
  ['asimismo', 'también'],
  ['posteriormente', 'después'],
  ['anteriormente', 'antes'],
  ['actualmente', 'hoy'],
  ['exclusivamente', 'solo'],
  ['únicamente', 'solo'],
  ['frecuentemente', 'a menudo'],
  ['aproximadamente', 'más o menos'],
  ['mediante', 'con'],
  ['utilizar', 'usar'],
  ['efectuar', 'hacer'],
  ['finalizar', 'acabar'],
] satisfies Words<typeof english>;
