import type english from '../../en/document-words/trends.ts';
import type { Words } from '../../words.ts';

export default {
  country: 'País',
  rank: 'Posición',
  search_term: 'Búsqueda',
  popularity: 'Popularidad (0 a 100)',
  figure: 'Cifra',
  change_percent: 'Cambio (%)',
  most_searched: 'Más buscadas',
  rising_searches: 'En aumento',
  wiki_page: 'Página',
  views: 'Visitas',
  average: 'Media',
  peak_date: 'Máximo',
  direction: 'Dirección',
  rising: 'al alza',
  stable: 'estable',
  falling: 'a la baja',
  season: 'Temporada',
  over_time: 'A lo largo del tiempo',
  domain: 'Dominio',
  domain_authority: 'Autoridad del dominio',
  page_authority: 'Autoridad de la página',
} satisfies Words<typeof english>;
