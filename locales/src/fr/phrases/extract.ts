import type english from '../../en/phrases/extract.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'Ceci est un extrait, pas un texte original\u00a0: chaque citation reprend mot pour mot la source dont le numéro la suit. À publier uniquement comme citation, ou à réécrire.' satisfies ShapeOf<
  typeof english
>;
