import type english from '../../en/messages/markets.ts';
import type { Words } from '../../words.ts';

export default {
  market_source_wikipedia: 'Seitenaufrufe von {name} je Sprache, gezeigt in den Ländern mit dieser Hauptsprache',
  market_source_searches: '{name}: Suchanfragen nach Land, wie Google Trends sie zählt',
  market_source_campaigns: 'Kampagnenergebnisse nach Land, wie sie importiert wurden',
  market_source_publications: 'Dokumente, die auf Websites des Landes live gegangen sind',
  market_currencies: 'Diese Kampagnen geben in mehreren Währungen aus. Wählen Sie eine Kampagne.',
  market_no_source:
    'Es ist keine Quelle für Suchzahlen verbunden. Verbinden Sie eine in der Verwaltung oder bringen Sie eigene Zahlen als CSV mit.',
  market_wikipedia_away:
    'Wikipedia hat nicht geantwortet. Versuchen Sie es gleich noch einmal oder bringen Sie eigene Zahlen als CSV mit.',
} satisfies Words<typeof english>;
