import type english from '../../en/document-words/trends.ts';
import type { Words } from '../../words.ts';

export default {
  country: 'Pays',
  rank: 'Rang',
  search_term: 'Recherche',
  popularity: 'Popularité (0 à 100)',
  figure: 'Chiffre',
  change_percent: 'Évolution (%)',
  most_searched: 'Les plus recherchées',
  rising_searches: 'En hausse',
  wiki_page: 'Page',
  views: 'Vues',
  average: 'Moyenne',
  peak_date: 'Pic',
  direction: 'Tendance',
  rising: 'en hausse',
  stable: 'stable',
  falling: 'en baisse',
  season: 'Saison',
  over_time: 'Dans le temps',
  domain: 'Domaine',
  domain_authority: 'Autorité du domaine',
  page_authority: 'Autorité de la page',
} satisfies Words<typeof english>;
