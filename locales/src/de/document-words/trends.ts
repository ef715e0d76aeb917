import type english from '../../en/document-words/trends.ts';
import type { Words } from '../../words.ts';

export default {
  country: 'Land',
  rank: 'Rang',
  search_term: 'Suchanfrage',
  popularity: 'Beliebtheit (0 bis 100)',
  figure: 'Zahl',
  change_percent: 'Veränderung (%)',
  most_searched: 'Am häufigsten gesucht',
  rising_searches: 'Steigend',
  wiki_page: 'Seite',
  views: 'Aufrufe',
  average: 'Mittel',
  peak_date: 'Höchststand',
  direction: 'Richtung',
  rising: 'steigend',
  stable: 'stabil',
  falling: 'fallend',
  season: 'Saison',
  over_time: 'Im Zeitverlauf',
  domain: 'Domain',
  domain_authority: 'Domain-Autorität',
  page_authority: 'Seiten-Autorität',
} satisfies Words<typeof english>;
