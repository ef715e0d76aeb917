import type english from '../../en/lexicon/generic-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'tipps schritt schritte überblick einführung grundlagen wichtig wichtigste richtig richtige finden gelingt beispiele beispiel fehler häufige vorteile fragen blick wissen sollten' satisfies ShapeOf<
  typeof english
>;
