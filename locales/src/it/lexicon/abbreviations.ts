import type english from '../../en/lexicon/abbreviations.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'sig sigg dott ing avv arch prof ecc es pag art n p.es tel nr s.p.a s.r.l d.lgs c.d gen feb mar apr mag giu lug ago set ott nov dic ca' satisfies ShapeOf<
  typeof english
>;
