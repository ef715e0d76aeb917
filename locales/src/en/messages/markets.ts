export default {
  market_source_wikipedia: '{name} page views by language, shown on the countries whose main language it is',
  market_source_searches: '{name}: searches by country, as Google Trends counts them',
  market_source_campaigns: 'Results of campaigns by country, as they were imported',
  market_source_publications: 'Documents that went live on websites of the country',
  market_currencies: 'These campaigns spend in several currencies. Choose one campaign.',
  market_no_source:
    'No source of search figures is connected. Connect one in the control panel, or bring figures of your own as CSV.',
  market_wikipedia_away: 'Wikipedia did not answer. Try again in a moment, or bring figures of your own as CSV.',
};
