import type { SearchPhrases } from '../../en/phrases/search.ts';

const search: SearchPhrases = {
  sitelinksMissing: 'Sitelinks: Seiten der Website mit je einem Text und zwei kurzen Zeilen.',
  headlinesMissing: 'weitere kurze Vorteile: Zeilen bis dreißig Zeichen werden zu Titeln.',
};

export default search;
