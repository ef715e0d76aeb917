import type english from '../../en/lexicon/search-intent.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  transactional:
    'comprare acquistare prezzo prezzi economico economici offerta offerte sconto sconti ordinare negozio prenotare noleggio costo costi vendita online preventivo incentivo incentivi bonus finanziamento detrazione',
  commercial: 'migliore migliori miglior top vs confronto recensione recensioni opinioni alternativa alternative classifica test',
  informational: 'come cosa perché quando chi dove guida idee consigli significato esempi definizione tutorial',
  navigational: 'login accedi sito contatti account orari indirizzo ufficiale assistenza telefono',
} satisfies ShapeOf<typeof english>;
