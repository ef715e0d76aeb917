import type english from '../../en/messages/markets.ts';
import type { Words } from '../../words.ts';

export default {
  market_source_wikipedia: 'Visualizzazioni di pagina di {name} per lingua, mostrate nei paesi di cui è la lingua principale',
  market_source_searches: '{name}: ricerche per paese, come le conta Google Trends',
  market_source_campaigns: 'Risultati delle campagne per paese, come sono stati importati',
  market_source_publications: 'Documenti pubblicati sui siti del paese',
  market_currencies: 'Queste campagne spendono in più valute. Scegli una campagna.',
  market_no_source:
    'Nessuna fonte di dati di ricerca è collegata. Collegane una nel pannello di controllo oppure carica i tuoi dati in CSV.',
  market_wikipedia_away: 'Wikipedia non ha risposto. Riprova tra poco oppure carica i tuoi dati in CSV.',
} satisfies Words<typeof english>;
