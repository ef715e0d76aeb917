import type english from '../../en/document-words/trends.ts';
import type { Words } from '../../words.ts';

export default {
  country: 'País',
  rank: 'Posição',
  search_term: 'Busca',
  popularity: 'Popularidade (0 a 100)',
  figure: 'Número',
  change_percent: 'Variação (%)',
  most_searched: 'Mais buscadas',
  rising_searches: 'Em alta',
  wiki_page: 'Página',
  views: 'Visualizações',
  average: 'Média',
  peak_date: 'Pico',
  direction: 'Direção',
  rising: 'em alta',
  stable: 'estável',
  falling: 'em queda',
  season: 'Temporada',
  over_time: 'Ao longo do tempo',
  domain: 'Domínio',
  domain_authority: 'Autoridade do domínio',
  page_authority: 'Autoridade da página',
} satisfies Words<typeof english>;
