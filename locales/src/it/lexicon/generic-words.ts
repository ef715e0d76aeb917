import type english from '../../en/lexicon/generic-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'guida consigli passo passi panoramica introduzione importante importanza conta migliori scegliere esempi esempio errori comuni vantaggi domande sapere base' satisfies ShapeOf<
  typeof english
>;
