import type english from '../../en/lexicon/generic-words.ts';
import type { Words } from '../../words.ts';

export default 'guida consigli passo passi panoramica introduzione importante importanza conta migliori scegliere esempi esempio errori comuni vantaggi domande sapere base' satisfies Words<
  typeof english
>;
