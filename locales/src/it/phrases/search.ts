import type { SearchPhrases } from '../../en/phrases/search.ts';

const search: SearchPhrases = {
  sitelinksMissing: 'sitelink: pagine del sito, ognuna con un testo e due righe brevi.',
  headlinesMissing: 'altri vantaggi brevi: le righe fino a trenta caratteri diventano titoli.',
};

export default search;
