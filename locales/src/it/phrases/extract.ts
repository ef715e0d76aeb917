import type english from '../../en/phrases/extract.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'Questo è un estratto, non un testo originale: ogni citazione riporta parola per parola la fonte indicata dal numero che la segue. Va pubblicata solo come citazione oppure riscritta.' satisfies ShapeOf<
  typeof english
>;
