import type { SearchPhrases } from '../../en/phrases/search.ts';

const search: SearchPhrases = {
  sitelinksMissing: 'sitelinks: páginas do site, cada uma com um texto e duas linhas curtas.',
  headlinesMissing: 'outros benefícios curtos: linhas de até trinta caracteres viram títulos.',
};

export default search;
