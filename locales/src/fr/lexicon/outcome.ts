import type english from '../../en/lexicon/outcome.ts';
import type { Words } from '../../words.ts';

export default {
  decides:
    /(?<!\p{L})(?:décid|décision|adopt|approuv|rejet|vot(?:e|es|é|ée|és|ent|a|èrent)(?!\p{L})|accord|choisi|élu|signé|confirm|résultat|gagn|perdu|finalement|à la fin|donc(?!\p{L})|c['’]est pourquoi)/iu,
  follows:
    /(?<!\p{L})(?:rest(?:e|ent|era|eront)(?!\p{L})|coûtera|ouvrira|commencera|fermera|sera(?!\p{L})|seront(?!\p{L})|retard|reporté|décale|augment|diminu|non randomis)/iu,
} satisfies Words<typeof english>;
