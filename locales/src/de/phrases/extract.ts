import type english from '../../en/phrases/extract.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'Dies ist ein Auszug, kein eigener Text: Jedes Zitat steht wörtlich in der Quelle, deren Nummer ihm folgt. Bitte nur als Zitat veröffentlichen oder umschreiben.' satisfies ShapeOf<
  typeof english
>;
