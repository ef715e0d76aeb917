import type { SearchPhrases } from '../../en/phrases/search.ts';

const search: SearchPhrases = {
  sitelinksMissing: 'liens annexes\u00a0: des pages du site, chacune avec un texte et deux lignes courtes.',
  headlinesMissing: 'd’autres avantages brefs\u00a0: les lignes de trente caractères au plus deviennent des titres.',
};

export default search;
