import type english from '../../en/document-words/trends.ts';
import type { Words } from '../../words.ts';

export default {
  country: 'Paese',
  rank: 'Posizione',
  search_term: 'Ricerca',
  popularity: 'Popolarità (0-100)',
  figure: 'Valore',
  change_percent: 'Variazione (%)',
  most_searched: 'Più cercate',
  rising_searches: 'In crescita',
  wiki_page: 'Pagina',
  views: 'Visualizzazioni',
  average: 'Media',
  peak_date: 'Picco',
  direction: 'Andamento',
  rising: 'in crescita',
  stable: 'stabile',
  falling: 'in calo',
  season: 'Stagione',
  over_time: 'Nel tempo',
  domain: 'Dominio',
  domain_authority: 'Autorità del dominio',
  page_authority: 'Autorità della pagina',
} satisfies Words<typeof english>;
