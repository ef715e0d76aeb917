import type english from '../../en/lexicon/fillers.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  fillers:
    'pour ainsi dire,il convient de noter que,à vrai dire,bien entendu,bien sûr,très,vraiment,absolument,littéralement,évidemment,extrêmement',
  needed: /(?<!\p{L})(?:pas|plus|moins|jamais|si|aussi|trop|non)\s*$/iu,
  elides: /^\s+[aeiouyhàâéèêëîïôû]/i,
} satisfies ShapeOf<typeof english>;
