import type { SearchPhrases } from '../../en/phrases/search.ts';

const search: SearchPhrases = {
  sitelinksMissing: 'enlaces de sitio: páginas de la web con un texto y dos líneas breves cada una.',
  headlinesMissing: 'más ventajas breves: las líneas de hasta treinta caracteres se convierten en títulos.',
};

export default search;
